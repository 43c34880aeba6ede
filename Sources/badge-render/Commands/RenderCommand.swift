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
    let badge = try command(request.badge)
    let targets = try request.targets(writes: !options.measure)
    let isHidden = try command { () throws(BadgeError) in try badge.isHidden }
    let isSkipped = isHidden && request.hidden == .skip
    try check(targets, policy: isSkipped ? .replaceDifferent : options.policy)
    BadgeRenderer.ignoreUserFontConfiguration()
    let renderer = try command { () throws(BadgeError) in try BadgeRenderer(fonts: request.fonts) }
    var drawn: [(picture: Picture, png: [UInt8]?)] = []
    for target in targets {
      drawn.append(
        try naming(target) { () throws(CommandError) in try draw(badge, target, renderer) })
    }
    report(drawn.map(\.picture))
    for (picture, png) in drawn {
      try naming(picture.target) { () throws(CommandError) in try finish(picture, png) }
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

  private func draw(
    _ badge: Badge, _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> (picture: Picture, png: [UInt8]?) {
    let picture = try command { () throws(BadgeError) in
      try Picture(badge, target, renderer: renderer)
    }
    try judge(picture)
    return (picture, try png(picture, badge, renderer))
  }

  /// Refuses what the options make an error.
  private func judge(_ picture: Picture) throws(CommandError) {
    if picture.measurement.layout.isHidden, request.hidden == .error {
      throw CommandError(
        .badContent, code: "hidden", field: SettingKey.hidden.rawValue,
        "the badge shows nothing")
    }
    guard options.strict else { return }
    let warnings = picture.measurement.warnings
    if let warning = warnings.first(where: \.isAboutFonts) {
      throw CommandError(warning, .noFont)
    }
    if let warning = warnings.first, request.hasForeground {
      throw CommandError(warning, .badContent)
    }
  }

  private func png(
    _ picture: Picture, _ badge: Badge, _ renderer: BadgeRenderer
  ) throws(CommandError) -> [UInt8]? {
    let isSkipped = picture.measurement.layout.isHidden && request.hidden == .skip
    guard !options.measure, !isSkipped else { return nil }
    return try command { () throws(BadgeError) in
      try renderer.png(badge, scale: picture.target.scale, compression: options.compression)
    }
  }

  /// Says each warning once, however many scales have it.
  private func report(_ pictures: [Picture]) {
    var seen: Set<BadgeWarning> = []
    for warning in pictures.flatMap(\.measurement.warnings) where seen.insert(warning).inserted {
      console.warning(message(field: warning.field, warning.message))
    }
    let fonts = pictures.compactMap(\.measurement.font)
    for font in fonts.prefix(1) {
      console.note("set in \(font.summary)")
    }
  }

  private func finish(_ picture: Picture, _ png: [UInt8]?) throws(CommandError) {
    let status = try write(picture, png)
    guard options.json || options.measure else { return }
    try PictureRecord(picture, status: status, png: png).write(streams)
  }

  private func write(_ picture: Picture, _ png: [UInt8]?) throws(CommandError)
    -> PictureRecord.Status
  {
    guard let png else { return options.measure ? .ok : .skipped }
    switch picture.target.destination {
    case .standardOutput: try streams.write(png)
    case .file(let path):
      let outcome = try OutputFile(path: path, policy: options.policy).write(png)
      note(picture, path, outcome)
      if outcome == .unchanged { return .unchanged }
    case nil: break
    }
    return .ok
  }

  private func note(_ picture: Picture, _ path: FilePath, _ outcome: OutputFile.Outcome) {
    let size = picture.measurement.layout.size
    let verb = outcome == .unchanged ? "unchanged" : "written"
    console.note("\(path): \(verb), \(size.width) × \(size.height) pixels")
  }
}

extension CommandError {
  /// A warning that counts as an error.
  fileprivate init(_ warning: BadgeWarning, _ status: ExitStatus) {
    self.init(
      status, code: warning.code.rawValue, field: warning.field, warning.message)
  }
}
