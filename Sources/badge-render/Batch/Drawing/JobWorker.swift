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
}

/// Does the jobs of one thread.
final class JobWorker {
  let options: BatchOptions
  let ground: BatchGround
  private let check: StandingCheck
  private let folders: OpenFolders?
  private let renderers: RendererCache
  private var key: JobKey

  init(_ options: BatchOptions, _ ground: BatchGround, _ renderers: RendererCache) {
    self.options = options
    self.renderers = renderers
    self.ground = ground
    check = StandingCheck(
      state: ground.state, owner: ground.owner, isForced: options.run.policy != .replaceDifferent)
    folders = ground.folder.map(OpenFolders.init)
    key = JobKey(options.run)
  }

  /// Does a job.
  func answer(_ job: BatchJob) -> BatchAnswer {
    var answer = BatchAnswer(place: job.place)
    switch job.content {
    case .blank: break
    case .failure(let failures): answer.failures = failures
    case .pictures(let drawing, let outputs):
      answer.inputs = drawing.request.inputs
      do throws(CommandError) {
        try draw(drawing, outputs, &answer)
      } catch {
        answer.fail(error)
      }
    }
    if options.recordsAll { answer.record = BatchRecord(job, answer).line }
    return answer
  }

  private func draw(
    _ drawing: PictureDrawing, _ outputs: [BatchOutput], _ answer: inout BatchAnswer
  ) throws(CommandError) {
    switch options.mode {
    case .outputs:
      answer.outputs = outputs.map { AnsweredOutput(name: $0.name, status: .stale(.unknown)) }
    case .inline, .measure:
      for output in outputs { try drawInline(drawing, output, &answer) }
    case .write, .check, .dryRun:
      try update(drawing, outputs, &answer)
    }
  }

  private func drawInline(
    _ drawing: PictureDrawing, _ output: BatchOutput, _ answer: inout BatchAnswer
  ) throws(CommandError) {
    let drawn = try picture(drawing, output)
    answer.add(drawn.picture.warnings)
    let isSkipped = drawn.png == nil && options.mode == .inline
    var details = PictureRecord.details(
      of: drawn, sha256: drawn.png.map { sha256($0) }, isSkipped: isSkipped)
    if let png = drawn.png { details += Array(",\"png\":\"\(base64(png))\"".utf8) }
    answer.outputs.append(
      AnsweredOutput(
        name: nil, status: isSkipped ? .skipped : .written, details: details))
  }

  private func picture(
    _ drawing: PictureDrawing, _ output: BatchOutput
  ) throws(CommandError) -> DrawnPicture {
    let destination = output.name.map { PictureTarget.Destination.file($0.path) }
    let target = PictureTarget(scale: output.scale, destination: destination)
    let fonts = drawing.request.fonts
    let renderer = try renderers.renderer(for: fonts, identity: key.fonts.hash(of: fonts))
    return try drawing.draw(target, renderer)
  }
}

extension JobWorker {
  /// Brings the files of a record up to date, or says which are not.
  ///
  /// All are drawn before the first is written, so that a record fails as a whole.
  private func update(
    _ drawing: PictureDrawing, _ outputs: [BatchOutput], _ answer: inout BatchAnswer
  ) throws(CommandError) {
    guard try !drawing.isSkipped() else {
      for output in outputs {
        answer.outputs.append(AnsweredOutput(name: output.name, status: .skipped, details: skipped))
      }
      return
    }
    let hash = key.hash(of: drawing.request)
    var updates: [FileUpdate] = []
    for output in outputs {
      guard let name = output.name else { continue }
      updates.append(
        try naming(name) { () throws(CommandError) in
          try self.update(drawing, name, output, hash, &answer)
        })
    }
    for update in updates {
      answer.outputs.append(
        try naming(update.name) { () throws(CommandError) in try finish(update) })
    }
  }

  private var skipped: [UInt8] { Array(#""hidden":true,"warnings":[]"#.utf8) }

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

  private func update(
    _ drawing: PictureDrawing, _ name: OutputName, _ output: BatchOutput, _ hash: StableHash,
    _ answer: inout BatchAnswer
  ) throws(CommandError) -> FileUpdate {
    var job = hash
    job.combine(output.scale.bitPattern)
    let place = try self.place(name)
    var update = FileUpdate(name: name, place: place, job: job.value)
    switch check.standing(of: name, at: place, job: job.value) {
    case .current(var entry):
      if options.recordsAll, entry.record.isEmpty {
        entry.record = try measured(drawing, output, sha256: entry.sha256)
      }
      update.known = entry
    case .stale(let reason):
      update.reason = reason
      guard options.mode != .dryRun else { break }
      update.drawn = try picture(drawing, output)
    }
    answer.add(update.drawn?.picture.warnings ?? [])
    return update
  }

  private func place(_ name: OutputName) throws(CommandError) -> OutputPlace? {
    guard let folders else { return nil }
    return try OutputPlace.find(name, in: folders, makes: options.mode.writes)
  }

  private func measured(
    _ drawing: PictureDrawing, _ output: BatchOutput, sha256: String
  ) throws(CommandError) -> [UInt8] {
    PictureRecord.details(of: try picture(drawing.measuring, output), sha256: sha256)
  }

  private func finish(_ update: FileUpdate) throws(CommandError) -> AnsweredOutput {
    if let entry = update.known {
      return AnsweredOutput(
        name: update.name, status: .unchanged, entry: entry, details: entry.record)
    }
    guard let drawn = update.drawn, let png = drawn.png else {
      return AnsweredOutput(name: update.name, status: .stale(update.reason))
    }
    let sha256 = sha256(png)
    let details = options.recordsAll ? PictureRecord.details(of: drawn, sha256: sha256) : []
    let holds = options.run.policy == .replaceDifferent && update.place?.holds(png) == true
    guard options.mode.writes else {
      return AnsweredOutput(
        name: update.name, status: holds ? .unchanged : .stale(update.reason), details: details)
    }
    let stamp = try holds ? update.place?.stamp : write(png, update)
    guard let stamp else { throw CommandError.fault("there is no folder to write to") }
    let entry = StateEntry(
      name: update.name.path, owner: ground.owner, job: update.job, stamp: stamp,
      sha256: sha256, record: details,
      fonts: drawn.picture.measurement.font?.files.map { FilePath($0) } ?? [])
    return AnsweredOutput(
      name: update.name, status: holds ? .unchanged : .written, entry: entry, details: details)
  }

  /// Writes a file; once more where its folder has been removed meanwhile.
  private func write(_ png: [UInt8], _ update: FileUpdate) throws(CommandError) -> FileStamp? {
    do throws(CommandError) {
      return try update.place?.write(png, policy: options.run.policy)
    } catch {
      guard error.status == .cannotCreate else { throw error }
      folders?.forget()
      return try place(update.name)?.write(png, policy: options.run.policy)
    }
  }
}

/// A file on its way to being up to date.
private struct FileUpdate {
  let name: OutputName
  let place: OutputPlace?
  let job: UInt64
  /// What is known of it, where it is up to date.
  var known: StateEntry?
  /// Why it isn't.
  var reason = StaleReason.unknown
  /// What it should be.
  var drawn: DrawnPicture?
}

extension BatchAnswer {
  /// Adds warnings that another picture of the record hasn't had.
  mutating func add(_ more: [BadgeWarning]) {
    for warning in more where !warnings.contains(warning) { warnings.append(warning) }
  }
}
