import BadgeImage
import BadgeRender
import Badges

/// Draws the pictures of one request, and refuses what the options make an error.
struct PictureDrawing {
  /// What is asked for.
  let request: BadgeRequest
  /// What is to be done with it.
  private(set) var options: RunOptions
  private let badge: Badge
  /// All badges, the one and those with it.
  private let badges: [Badge]
  /// The icon they are put on; nil for a badge alone.
  private let icon: IconDrawing?

  /// Puts the badge together.
  ///
  /// - Throws: For settings that contradict each other, and where nothing is to be shown.
  init(_ request: BadgeRequest, _ options: RunOptions) throws(CommandError) {
    self.request = request
    self.options = options
    let parts = request.badges.isEmpty ? [request] : request.badges
    let badges = try parts.map { (part) throws(CommandError) in try command(part.badge) }
    let placed = try command { () throws(BadgeError) in
      try zip(parts, badges).map { (part, badge) throws(BadgeError) in
        PlacedBadge(badge, placement: try part.icon()?.placement ?? BadgePlacement())
      }
    }
    (self.badges, badge) = (badges, badges[0])
    icon = try command { () throws(BadgeError) in
      try request.icon().map { (icon) throws(BadgeError) in
        try IconDrawing(
          icon, placed, in: options.inputs, isForSeveral: request.isForSeveralFiles)
      }
    }
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
    var isHidden = true
    for badge in badges where try !command({ () throws(BadgeError) in try badge.isHidden }) {
      isHidden = false
    }
    return isHidden && request.hidden == .skip
  }

  /// Draws one picture.
  ///
  /// - Throws: For what can't be drawn, and for a hidden badge or a warning that the options refuse.
  func draw(
    _ target: PictureTarget, _ renderer: BadgeRenderer
  ) throws(CommandError) -> DrawnPicture {
    if let icon { return try draw(on: icon, target, renderer) }
    let picture = try command { () throws(BadgeError) in
      try Picture(badge, target, renderer: renderer)
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
    let icon = try drawing.icon(target, renderer)
    let picture = try drawing.picture(on: icon, target, renderer)
    try judge(picture)
    guard isWanted(picture) else { return DrawnPicture(picture: picture, png: nil) }
    let png = try drawing.png(on: consume icon, target, options.compression, renderer)
    return DrawnPicture(picture: picture, png: png)
  }

  private func judge(_ picture: Picture) throws(CommandError) {
    if picture.measurement.layout.isHidden, request.hidden == .error {
      throw CommandError(
        .badContent, code: "hidden", field: SettingKey.hidden.rawValue,
        "the badge shows nothing")
    }
    guard options.strict else { return }
    let warnings = picture.warnings
    if let warning = warnings.first(where: \.isAboutFonts) {
      throw CommandError(warning, .noFont)
    }
    if let warning = warnings.first(where: { $0.code != .lowContrast || request.hasForeground }) {
      throw CommandError(warning, .badContent)
    }
  }

  /// Whether the picture's file is to be made.
  private func isWanted(_ picture: Picture) -> Bool {
    let isSkipped = picture.measurement.layout.isHidden && request.hidden == .skip
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
  /// A warning that counts as an error.
  fileprivate init(_ warning: BadgeWarning, _ status: ExitStatus) {
    self.init(
      status, code: warning.code.rawValue, field: warning.field, warning.message)
  }
}
