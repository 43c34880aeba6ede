import BadgeRender
import Badges

/// What all workers of a batch share.
struct BatchGround: Sendable {
  /// Where files go; nil where there is no folder yet, or none is needed.
  let folder: OutputFolder?
  /// What earlier runs left there.
  let state: StateFile?
  /// Which manifest asks.
  let owner: UInt64
  /// The names of files in the folder that the run reads or writes besides its outputs.
  let reserved: ReservedNames
  /// Where folders that are written into are noted; nil where nothing is written.
  let written: WrittenFolders?
}

/// Does the jobs of one thread.
final class JobWorker {
  let options: BatchOptions
  let ground: BatchGround
  private let artist: OutputArtist
  private let check: StandingCheck
  private let folders: OpenFolders?

  init(_ options: BatchOptions, _ ground: BatchGround, _ renderers: RendererCache) {
    self.options = options
    self.ground = ground
    artist = OutputArtist(options.run, renderers)
    check = StandingCheck(
      state: ground.state, owner: ground.owner, isForced: options.run.policy != .replaceDifferent)
    folders = ground.folder.map(OpenFolders.init)
  }

  /// Does a job.
  func answer(_ job: BatchJob) -> BatchAnswer {
    var answer = BatchAnswer(place: job.place)
    switch job.content {
    case .blank: break
    case .failure(let failures): answer.failures = failures
    case .files(_, let outputs):
      for input in outputs.flatMap(\.inputs) where !answer.inputs.contains(input) {
        answer.inputs.append(input)
      }
      do throws(CommandError) {
        try draw(outputs, &answer)
      } catch {
        answer.fail(error)
      }
    }
    if options.recordsAll { answer.record = BatchRecord(job, answer).line }
    return answer
  }

  private func draw(_ outputs: [BatchOutput], _ answer: inout BatchAnswer) throws(CommandError) {
    switch options.mode {
    case .outputs:
      answer.outputs = outputs.map {
        AnsweredOutput(name: $0.name, status: $0.isSkipped ? .skipped : .stale(.unknown))
      }
    case .inline, .measure:
      for output in outputs { answer.outputs.append(try inlined(output, &answer)) }
    case .write, .check, .dryRun:
      try update(outputs, &answer)
    }
  }

  private func inlined(
    _ output: BatchOutput, _ answer: inout BatchAnswer
  ) throws(CommandError) -> AnsweredOutput {
    let isMeasured = options.mode == .measure
    let drawn = try artist.draw(output, measuring: isMeasured)
    answer.add(drawn.warnings)
    let hash = drawn.bytes.map { sha256($0) }
    var details = drawn.details(sha256: hash)
    if let bytes = drawn.bytes { details += Array(",\"png\":\"\(base64Text(bytes))\"".utf8) }
    let isSkipped = drawn.bytes == nil && !isMeasured
    return AnsweredOutput(name: nil, status: isSkipped ? .skipped : .written, details: details)
  }
}

extension JobWorker {
  /// Brings the files of a record up to date, or says which are not.
  ///
  /// All are drawn before the first is written, so that a record fails as a whole.
  private func update(_ outputs: [BatchOutput], _ answer: inout BatchAnswer) throws(CommandError) {
    var updates: [FileUpdate] = []
    for output in outputs {
      guard let name = output.name else { continue }
      updates.append(
        try naming(name) { () throws(CommandError) in try prepare(name, output) })
    }
    for update in updates {
      answer.add(update.drawn?.warnings ?? [])
      answer.outputs.append(
        try naming(update.name) { () throws(CommandError) in try finish(update) })
    }
  }

  /// Does something for a file; a failure says for which.
  private func naming<T>(
    _ name: OutputName, _ body: () throws(CommandError) -> T
  ) throws(CommandError) -> T {
    do throws(CommandError) {
      return try body()
    } catch {
      throw error.about(PictureTarget(scale: 1, destination: .file(name.path)))
    }
  }

  private func prepare(
    _ name: OutputName, _ output: BatchOutput
  ) throws(CommandError) -> FileUpdate {
    var update = FileUpdate(name: name, place: nil, job: try artist.key(of: output).value)
    guard !output.isSkipped else { return update }
    guard !ground.reserved.contains(name) else {
      throw OutputPlace.refused(name, "the run's manifest, depfile or stamp; give another name")
    }
    update.place = try place(name)
    try update.place?.check(apartFrom: output.inputs)
    switch check.standing(of: name, at: update.place, job: update.job) {
    case .current(var entry):
      if options.recordsAll, entry.record.isEmpty {
        let drawn = try artist.draw(output, measuring: true)
        entry.record = drawn.details(sha256: entry.sha256)
      }
      update.known = entry
    case .stale(let reason):
      update.reason = reason
      if options.mode != .dryRun { update.drawn = try artist.draw(output, measuring: false) }
    }
    return update
  }

  private func place(_ name: OutputName) throws(CommandError) -> OutputPlace? {
    guard let folders else { return nil }
    return try OutputPlace.find(name, in: folders, makes: options.mode.writes)
  }

  private func finish(_ update: FileUpdate) throws(CommandError) -> AnsweredOutput {
    if let entry = update.known {
      return AnsweredOutput(
        name: update.name, status: .unchanged, entry: entry, details: entry.record)
    }
    guard let reason = update.reason else {
      return AnsweredOutput(
        name: update.name, status: .skipped, details: Array(#""hidden":true,"warnings":[]"#.utf8))
    }
    guard let drawn = update.drawn, let bytes = drawn.bytes else {
      return AnsweredOutput(name: update.name, status: .stale(reason))
    }
    return try finish(update, drawn, bytes, reason)
  }

  /// Writes a file unless it has these bytes already.
  private func finish(
    _ update: FileUpdate, _ drawn: DrawnOutput, _ bytes: [UInt8], _ reason: StaleReason
  ) throws(CommandError) -> AnsweredOutput {
    let holds = options.run.policy == .replaceDifferent && update.place?.holds(bytes) == true
    let hash = sha256(bytes)
    let details = options.recordsAll ? drawn.details(sha256: hash) : []
    guard options.mode.writes else {
      return AnsweredOutput(
        name: update.name, status: holds ? .unchanged : .stale(reason), details: details)
    }
    let stamp = try holds ? update.place?.stamp : write(bytes, update)
    guard let stamp else { throw CommandError.fault("there is no folder to write to") }
    let entry = StateEntry(
      name: update.name.path, owner: ground.owner, job: update.job, stamp: stamp, sha256: hash,
      record: details, fonts: drawn.fonts)
    return AnsweredOutput(
      name: update.name, status: holds ? .unchanged : .written, entry: entry, details: details)
  }

  /// Writes a file; once more where its folder has been removed meanwhile.
  private func write(_ bytes: [UInt8], _ update: FileUpdate) throws(CommandError) -> FileStamp? {
    if let place = update.place { ground.written?.add(place.way) }
    do throws(CommandError) {
      return try update.place?.write(bytes, policy: options.run.policy)
    } catch {
      guard error.status == .cannotCreate else { throw error }
      folders?.forget()
      return try place(update.name)?.write(bytes, policy: options.run.policy)
    }
  }
}

/// A file on its way to being up to date.
private struct FileUpdate {
  let name: OutputName
  var place: OutputPlace?
  let job: UInt64
  /// What is known of it, where it is up to date.
  var known: StateEntry?
  /// Why it isn't; nil where it is, and where it isn't wanted.
  var reason: StaleReason?
  /// What it should be.
  var drawn: DrawnOutput?
}
