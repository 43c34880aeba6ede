import BadgeRender
import Badges

/// Draws one badge.
struct RenderCommand {
  /// What is asked for.
  let request: BadgeRequest
  /// What is to be done with it.
  let options: RunOptions
  /// Where data goes.
  let streams: StandardStreams
  /// Where messages go.
  let console: Console

  func run() throws(CommandError) {
    let drawing = try PictureDrawing(request, options)
    let targets = try request.targets(writes: !options.measure)
    try check(targets, policy: drawing.isSkipped ? .replaceDifferent : options.policy)
    BadgeRenderer.ignoreUserFontConfiguration()
    let renderer = try command { () throws(BadgeError) in try BadgeRenderer(fonts: request.fonts) }
    var drawn: [DrawnPicture] = []
    for target in targets {
      drawn.append(
        try naming(target) { () throws(CommandError) in try drawing.draw(target, renderer) })
    }
    report(drawn.map(\.picture))
    for one in drawn {
      try naming(one.picture.target) { () throws(CommandError) in try finish(one) }
    }
  }

  /// Does something for a picture; a failure says for which.
  private func naming<T>(
    _ target: PictureTarget, _ body: () throws(CommandError) -> T
  ) throws(CommandError) -> T {
    do { return try body() } catch { throw error.about(target) }
  }

  /// Refuses at once what can't be written later.
  private func check(
    _ targets: [PictureTarget], policy: OverwritePolicy
  ) throws(CommandError) {
    if options.json || options.measure { try streams.requireOutput() }
    for target in targets {
      try naming(target) { () throws(CommandError) in try check(target, policy) }
    }
  }

  private func check(_ target: PictureTarget, _ policy: OverwritePolicy) throws(CommandError) {
    switch target.destination {
    case .standardOutput: try streams.requireOutput()
    case .file(let path): try OutputFile(path: path, policy: policy).check()
    case nil: break
    }
  }

  /// Says each warning once, however many scales have it.
  private func report(_ pictures: [Picture]) {
    var seen: Set<BadgeWarning> = []
    for warning in pictures.flatMap(\.warnings) where seen.insert(warning).inserted {
      console.warning(message(field: warning.field, warning.message))
    }
    let fonts = pictures.compactMap(\.measurement.font)
    for font in fonts.prefix(1) {
      console.note("set in \(font.summary)")
    }
  }

  private func finish(_ drawn: DrawnPicture) throws(CommandError) {
    let status = try write(drawn)
    guard options.json || options.measure else { return }
    try PictureRecord(drawn, status: status).write(streams)
  }

  private func write(_ drawn: DrawnPicture) throws(CommandError) -> PictureRecord.Status {
    guard let png = drawn.png else { return options.measure ? .ok : .skipped }
    switch drawn.picture.target.destination {
    case .standardOutput: try streams.write(png)
    case .file(let path):
      let outcome = try OutputFile(path: path, policy: options.policy).write(png)
      note(drawn.picture, path, outcome)
      if outcome == .unchanged { return .unchanged }
    case nil: break
    }
    return .ok
  }

  private func note(_ picture: Picture, _ path: FilePath, _ outcome: OutputFile.Outcome) {
    let size = picture.size
    let verb = outcome == .unchanged ? "unchanged" : "written"
    console.note("\(path): \(verb), \(size.width) × \(size.height) pixels")
  }
}
