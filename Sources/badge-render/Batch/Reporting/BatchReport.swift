import Badges

/// Takes the answers of a batch in the order of the manifest: tells of them and remembers them.
final class BatchReport {
  /// What has come of them.
  private(set) var counts = BatchCounts()
  /// What was read.
  private(set) var depfile: Depfile?
  /// Whether files are still there that should have been removed.
  private(set) var hasLeftFiles = false
  /// Why no more can be told; nil as long as it can.
  private(set) var failure: CommandError?

  private let options: BatchOptions
  private let folder: FilePath
  private let manifest: ManifestPlace
  private let streams: StandardStreams
  private let console: BatchConsole
  private let state: StateWriter?
  /// What is about to be written, kept for its memory.
  private var data: [UInt8] = []
  /// How many records there are; nil where nobody knows.
  var total: Int?

  init(
    _ options: BatchOptions, folder: FilePath, manifest: ManifestPlace, streams: StandardStreams,
    console: BatchConsole, state: StateWriter?
  ) {
    self.options = options
    self.folder = folder
    self.manifest = manifest
    self.streams = streams
    self.console = console
    self.state = state
    depfile = options.depfile == nil && !options.watches ? nil : Depfile()
  }

  /// Takes answers; whether there may be more.
  func collect(_ answers: [BatchAnswer]) -> Bool {
    data.removeAll(keepingCapacity: true)
    for answer in answers {
      counts.add(answer)
      tell(answer)
      remember(answer)
      data += options.recordsAll ? answer.record : list(answer)
    }
    guard failure == nil else { return false }
    do throws(CommandError) {
      if !data.isEmpty { try streams.write(data) }
    } catch {
      failure = error
      return false
    }
    console.showProgress(counts, of: total, manifest: manifest)
    return !(options.failFast && counts.failed > 0)
  }

  /// Counts a file that is gone, or would be, and lists it.
  func remove(_ name: FilePath) throws(CommandError) {
    counts.removed += 1
    guard !options.mode.writes else { return console.note("\(path(name)): removed") }
    guard !options.recordsAll else { return }
    try streams.write(path(name).bytes + Array(": no longer in the manifest\n".utf8))
  }

  /// Notes that a file which should have been removed is still there.
  func failToRemove() {
    hasLeftFiles = true
  }

  private func tell(_ answer: BatchAnswer) {
    if !options.keepsErrorsInRecords { answer.failures.forEach(console.error) }
    for warning in answer.warnings { console.warning(warning, at: answer.place) }
    for output in answer.outputs {
      guard let name = output.name?.path else { continue }
      switch output.status {
      case .written: console.note("\(path(name)): written")
      case .unchanged: console.note("\(path(name)): unchanged")
      case .skipped, .stale: break
      }
    }
  }

  private func remember(_ answer: BatchAnswer) {
    for folder in answer.folders { state?.add(folder.line) }
    for output in answer.outputs {
      guard !output.status.isSkipped else { continue }
      if let name = output.name { depfile?.add(target: path(name.path)) }
      guard let entry = output.entry else { continue }
      if depfile != nil { entry.fonts.forEach { depfile?.add($0) } }
      state?.add(entry.line)
    }
    answer.inputs.forEach { depfile?.add($0) }
  }

  /// The lines of files for standard output, where that is what is asked for.
  private func list(_ answer: BatchAnswer) -> [UInt8] {
    guard options.lists else { return [] }
    var text: [UInt8] = []
    for output in answer.outputs {
      guard let name = output.name, let end = ending(output.status) else { continue }
      text += path(name.path).bytes + Array((end + "\n").utf8)
    }
    return text
  }

  /// What is said behind a file's name; nil where it is not listed.
  private func ending(_ status: AnsweredOutput.Status) -> String? {
    switch (options.mode, status) {
    case (.outputs, .skipped): nil
    case (.outputs, _): ""
    case (_, .stale(let reason)): ": \(reason.text)"
    case (.dryRun, .unchanged): ": up to date"
    case (.dryRun, .skipped): ": skipped, the badge shows nothing"
    default: nil
    }
  }

  /// A file's name from the working directory.
  private func path(_ name: FilePath) -> FilePath {
    folder.appending(name)
  }
}
