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
  /// What the run's fonts and icons are.
  let identities: InputIdentities
  /// How many folders each thread may have open.
  let mostFolders: Int
  /// The names of files in the folder that the run reads or writes besides its outputs.
  let reserved: ReservedNames
  /// Where folders that are written into are noted; nil where nothing is written.
  let written: WrittenFolders?
  /// What earlier runs left in the way.
  let obstacles: Obstacles
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
    artist = OutputArtist(options.run, ground.identities, renderers)
    check = StandingCheck(
      state: ground.state, owner: ground.owner, isForced: options.run.policy != .replaceDifferent)
    folders = ground.folder.map { OpenFolders($0, most: ground.mostFolders) }
  }

  /// Does jobs, and hands over the answers, some at a time.
  ///
  /// Small pictures are drawn one after the other and then written one after the other: the processor
  /// does either sooner when it does nothing else in between.
  func answer(_ next: () -> BatchJob?, _ hand: ([BatchAnswer]) -> Void) {
    var begun: [BegunJob] = []
    var start = monotonicTime()
    func handOver() {
      if !begun.isEmpty { hand(begun.map(finish)) }
      (begun, start) = ([], monotonicTime())
    }
    while let job = next() {
      begun.append(begin(job))
      let isLong = monotonicTime() - start > Self.longest
      if isLong || begun[begun.count - 1].isLarge { handOver() }
    }
    handOver()
  }

  /// No answer waits longer than this, in seconds, for pictures behind it.
  private static let longest = 0.002

  /// Does all of a job but for what changes files.
  private func begin(_ job: BatchJob) -> BegunJob {
    let begun = BegunJob(job)
    switch job.content {
    case .blank: break
    case .failure(let failures): begun.answer.failures = failures
    case .files(let outputs):
      for input in outputs.flatMap(\.inputs) where !begun.answer.inputs.contains(input) {
        begun.answer.inputs.append(input)
      }
      do throws(CommandError) {
        for path in job.reads { try ground.reserved.check(read: path, .on) }
        if let font = job.fonts?.fileBytes {
          try ground.reserved.check(read: FilePath(font), .fontFile)
        }
        try begin(outputs, begun)
      } catch {
        begun.answer.fail(error)
        // Nothing has been written.
        (begun.answer.outputs, begun.updates) = ([], [])
      }
    }
    noteFolders(&begun.answer)
    // What it was drawn from is not needed any more.
    job.content = .blank
    return begun
  }

  private func begin(_ outputs: [BatchOutput], _ begun: BegunJob) throws(CommandError) {
    switch options.mode {
    case .outputs:
      begun.answer.outputs = outputs.map {
        AnsweredOutput(name: $0.name, status: $0.isSkipped ? .skipped : .stale(.unknown))
      }
    case .inline, .measure:
      for output in outputs {
        begun.answer.outputs.append(try inlined(output, &begun.answer))
      }
    case .write, .check, .dryRun:
      // All are drawn before the first is written, so that a record fails as a whole.
      for output in outputs {
        guard let name = output.name else { continue }
        begun.updates.append(
          try naming(name) { () throws(CommandError) in
            try prepare(name, output, isAlone: outputs.count == 1)
          })
      }
    }
  }

  private func finish(_ begun: BegunJob) -> BatchAnswer {
    do throws(CommandError) {
      for update in begun.updates { try finish(update, &begun.answer) }
    } catch {
      begun.answer.fail(error)
    }
    noteFolders(&begun.answer)
    if options.recordsAll { begun.answer.record = BatchRecord(begun.job, begun.answer).line }
    return begun.answer
  }

  private func noteFolders(_ answer: inout BatchAnswer) {
    guard let folders, !folders.made.isEmpty else { return }
    answer.folders += folders.takeMade()
  }

  private func inlined(
    _ output: BatchOutput, _ answer: inout BatchAnswer
  ) throws(CommandError) -> AnsweredOutput {
    let isMeasured = options.mode == .measure
    guard !output.isSkipped || output.content.isPicture else { return Self.skipped(nil) }
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
  private func finish(_ update: FileUpdate, _ answer: inout BatchAnswer) throws(CommandError) {
    answer.add(update.drawn?.warnings ?? [])
    answer.outputs.append(
      try naming(update.name) { () throws(CommandError) in try finish(update) })
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
    _ name: OutputName, _ output: BatchOutput, isAlone: Bool
  ) throws(CommandError) -> FileUpdate {
    var update = FileUpdate(
      name: name, inputs: output.inputs, job: try artist.key(of: output).value)
    guard !output.isSkipped else { return update }
    guard !ground.reserved.contains(name) else { throw ReservedNames.refused(name) }
    if isAlone, isFirstRun {
      update.isUnseen = true
      update.reason = .unknown
      update.drawn = try artist.draw(output, measuring: false)
      return update
    }
    update.place = try find(name, apartFrom: output.inputs)
    switch check.standing(of: name, at: update.place, job: update.job) {
    case .current(let entry): update.known = try recorded(entry, output)
    case .stale(let reason):
      update.reason = reason
      if options.mode != .dryRun { update.drawn = try artist.draw(output, measuring: false) }
    }
    return update
  }

  /// An entry with the record that somebody wants.
  private func recorded(
    _ entry: StateEntry, _ output: BatchOutput
  ) throws(CommandError) -> StateEntry {
    guard options.recordsAll, entry.record.isEmpty else { return entry }
    let drawn = try artist.draw(output, measuring: true)
    return entry.with(
      owner: entry.owner, stamp: entry.stamp, record: drawn.details(sha256: entry.sha256))
  }

  /// Whether what is there need not be looked at before something is.
  private var isFirstRun: Bool {
    ground.state == nil && options.mode.writes && options.run.policy == .replaceDifferent
  }

  private func find(
    _ name: OutputName, apartFrom inputs: [FilePath]
  ) throws(CommandError) -> OutputPlace? {
    guard let place = try place(name) else { return nil }
    try place.check(apartFrom: inputs)
    guard !ground.reserved.contains(place) else { throw ReservedNames.refused(name) }
    return place
  }

  private func place(_ name: OutputName) throws(CommandError) -> OutputPlace? {
    guard let folders else { return nil }
    do throws(CommandError) {
      return try OutputPlace.find(name, in: folders, makes: options.mode.writes)
    } catch {
      guard !ground.obstacles.mayGo(from: name) else { return nil }
      throw ground.obstacles.explained(error, name)
    }
  }

  private func finish(_ update: FileUpdate) throws(CommandError) -> AnsweredOutput {
    if let entry = update.known {
      return AnsweredOutput(
        name: update.name, status: .unchanged, entry: entry,
        details: options.recordsAll ? entry.record : [])
    }
    guard let reason = update.reason else {
      return Self.skipped(update.name)
    }
    guard let drawn = update.drawn, let bytes = drawn.bytes else {
      return AnsweredOutput(name: update.name, status: .stale(reason))
    }
    return try finish(update, drawn, bytes, reason)
  }

  /// What became of a file that isn't wanted.
  private static func skipped(_ name: OutputName?) -> AnsweredOutput {
    AnsweredOutput(
      name: name, status: .skipped, details: Array(#""hidden":true,"warnings":[]"#.utf8))
  }

  /// Writes a file unless it has these bytes already.
  private func finish(
    _ update: FileUpdate, _ drawn: DrawnOutput, _ bytes: [UInt8], _ reason: StaleReason
  ) throws(CommandError) -> AnsweredOutput {
    let (stamp, holds) = try settled(update, bytes)
    let hash = sha256(bytes)
    let details = options.recordsAll ? drawn.details(sha256: hash) : []
    guard options.mode.writes else {
      return AnsweredOutput(
        name: update.name,
        status: holds ? .unchanged : .stale(stamp == nil ? reason : reason.comparedByContent),
        details: details)
    }
    guard let stamp else { throw CommandError.fault("there is no folder to write to") }
    let entry = StateEntry(
      name: update.name.path, owner: ground.owner, job: update.job, stamp: stamp, sha256: hash,
      record: details, fonts: artist.fonts(of: drawn))
    return AnsweredOutput(
      name: update.name, status: holds ? .unchanged : .written, entry: entry, details: details)
  }

  /// What a file is in the end, and whether it had its bytes before.
  private func settled(
    _ update: FileUpdate, _ bytes: [UInt8]
  ) throws(CommandError) -> (stamp: FileStamp?, holds: Bool) {
    var place = update.place
    if update.isUnseen, let folders {
      if let stamp = try OutputPlace.writeNew(bytes, update.name, in: folders) {
        return (stamp, false)
      }
      place = try find(update.name, apartFrom: update.inputs)
    }
    let holds = options.run.policy == .replaceDifferent && place?.holds(bytes) == true
    guard options.mode.writes, !holds else { return (place?.stamp, holds) }
    return (try write(bytes, update.name, place), false)
  }

  /// The place of a file where something of an earlier run's was until now.
  private func cleared(_ name: OutputName) throws(CommandError) -> OutputPlace? {
    ground.obstacles.clear(for: name)
    return try place(name)
  }

  /// Writes a file; once more where its folder has been removed meanwhile.
  private func write(
    _ bytes: [UInt8], _ name: OutputName, _ found: OutputPlace?
  ) throws(CommandError) -> FileStamp? {
    let found = if let found { found } else { try cleared(name) }
    if let found { ground.written?.add(found.way) }
    do throws(CommandError) {
      return try found?.write(bytes, policy: options.run.policy)
    } catch {
      guard error.status == .cannotCreate else { throw error }
      folders?.forget()
      return try place(name)?.write(bytes, policy: options.run.policy)
    }
  }
}
