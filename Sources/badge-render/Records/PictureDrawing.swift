import BadgeRender
import Badges

/// Draws the pictures of one request, and refuses what the options make an error.
struct PictureDrawing {
  /// What is asked for.
  let request: BadgeRequest
  /// What is to be done with it.
  private(set) var options: RunOptions
  private let badge: Badge

  /// Puts the badge together.
  ///
  /// - Throws: For settings that contradict each other, and where nothing is to be shown.
  init(_ request: BadgeRequest, _ options: RunOptions) throws(CommandError) {
    self.request = request
    self.options = options
    badge = try command(request.badge)
  }

  /// The same without pictures' bytes.
  var measuring: PictureDrawing {
    var drawing = self
    drawing.options.measure = true
    return drawing
  }

  /// Whether no picture is to be made, because the badge shows nothing.
  ///
  /// - Throws: For a label that can't be drawn.
  func isSkipped() throws(CommandError) -> Bool {
    let isHidden = try command { () throws(BadgeError) in try badge.isHidden }
    return isHidden && request.hidden == .skip
  }

  /// Draws one picture.
  ///
  /// - Throws: For what can't be drawn, and for a hidden badge or a warning that the options refuse.
  func draw(
    _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> DrawnPicture {
    let picture = try command { () throws(BadgeError) in
      try Picture(badge, target, renderer: renderer)
    }
    try judge(picture)
    return DrawnPicture(
      picture: picture, png: try png(picture, renderer), isMeasured: options.measure)
  }

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
    _ picture: Picture, _ renderer: BadgeRenderer
  ) throws(CommandError) -> [UInt8]? {
    let isSkipped = picture.measurement.layout.isHidden && request.hidden == .skip
    guard !options.measure, !isSkipped else { return nil }
    return try command { () throws(BadgeError) in
      try renderer.png(badge, scale: picture.target.scale, compression: options.compression)
    }
  }
}

/// A picture and its file's bytes.
struct DrawnPicture {
  /// What it measures.
  let picture: Picture
  /// The bytes; nil where none are wanted.
  let png: [UInt8]?
  /// Whether none were asked for.
  let isMeasured: Bool
}

extension CommandError {
  /// A warning that counts as an error.
  fileprivate init(_ warning: BadgeWarning, _ status: ExitStatus) {
    self.init(
      status, code: warning.code.rawValue, field: warning.field, warning.message)
  }
}
