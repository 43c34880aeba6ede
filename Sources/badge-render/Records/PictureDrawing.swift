import BadgeImage
import BadgeRender
import Badges

/// Draws the pictures of one request, and refuses what the options make an error.
struct PictureDrawing {
  private let resolved: ResolvedRequest
  private let options: RunOptions

  /// What is asked for, and what is to be done with it.
  init(_ resolved: ResolvedRequest, _ options: RunOptions) {
    (self.resolved, self.options) = (resolved, options)
  }

  /// The same for a request that is to be resolved first.
  ///
  /// - Throws: For settings that contradict each other, and where nothing is to be shown.
  init(_ request: BadgeRequest, _ options: RunOptions) throws(CommandError) {
    let resolved = try command { () throws(BadgeError) in try ResolvedRequest(request) }
    self.init(resolved, options)
  }

  /// Whether no picture is to be made, because the badge shows nothing.
  var isSkipped: Bool { resolved.isSkipped }

  /// Draws one picture.
  ///
  /// - Throws: For what can't be drawn, and for a hidden badge or a warning that the options refuse.
  func draw(
    _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> DrawnPicture {
    if let icon = resolved.icon { return try draw(on: icon, target, renderer) }
    let picture = try command { () throws(BadgeError) in
      try Picture(resolved.badge, target, renderer: renderer)
    }
    try judge(picture)
    guard isWanted(picture) else { return DrawnPicture(picture: picture, png: nil) }
    let png = try command { () throws(BadgeError) in
      try renderer.png(
        picture.measurement.layout,
        PNGOptions(
          compression: options.compression, scale: target.scale,
          description: picture.accessibility.alternative ?? ""))
    }
    return DrawnPicture(picture: picture, png: png)
  }

  private func draw(
    on drawing: IconDrawing, _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> DrawnPicture {
    let icon = try drawing.icon(target, renderer, in: options.inputs)
    let picture = try drawing.picture(on: icon, target, renderer)
    try judge(picture)
    guard isWanted(picture) else { return DrawnPicture(picture: picture, png: nil) }
    let png = try drawing.png(on: consume icon, target, options.compression, renderer)
    return DrawnPicture(picture: picture, png: png)
  }

  private func judge(_ picture: Picture) throws(CommandError) {
    if picture.measurement.layout.isHidden, resolved.hidden == .error { throw CommandError.hidden }
    guard options.strict else { return }
    let warnings = picture.warnings
    if let warning = warnings.first(where: \.isAboutFonts) {
      throw CommandError(warning, .noFont)
    }
    if let warning = warnings.first(where: { $0.code != .lowContrast || resolved.hasForeground }) {
      throw CommandError(warning, .badContent)
    }
  }

  /// Whether the picture's file is to be made.
  private func isWanted(_ picture: Picture) -> Bool {
    let isSkipped = picture.measurement.layout.isHidden && resolved.hidden == .skip
    return !options.measure && !isSkipped
  }
}

/// A picture and its file's bytes.
struct DrawnPicture {
  /// What it measures.
  let picture: Picture
  /// The bytes; nil where none are wanted.
  let png: [UInt8]?
}

extension CommandError {
  /// The refusal of a badge that shows nothing.
  static let hidden = CommandError(
    .badContent, code: "hidden", field: SettingKey.hidden.rawValue, "the badge shows nothing")

  /// A warning that counts as an error.
  fileprivate init(_ warning: BadgeWarning, _ status: ExitStatus) {
    self.init(
      status, code: warning.code.rawValue, field: warning.field, warning.message)
  }
}
