import BadgeCairo
public import BadgeImage
public import Badges

/// Draws badges.
///
/// A renderer keeps what it has drawn before and draws it again sooner; the same badge gives the same
/// bytes, whether it is the first or the millionth. A renderer belongs to one thread at a time: make one
/// for each thread, and never use one on both sides of an `await`.
///
/// ```swift
/// let renderer = try BadgeRenderer()
/// let png = try renderer.png(Badge(.count(120), limit: .plusSuffix(99)), scale: 2)
/// ```
public final class BadgeRenderer {
  private let setter: TextSetter
  private let pictures = PictureMaker()
  /// Writes icons.
  var iconEncoder = IconEncoder()

  /// Makes a renderer.
  ///
  /// - Parameter fonts: Where faces come from. Default: the system's font directories.
  /// - Throws: `BadgeError` where a file was named that holds no face.
  public init(fonts: FontSource = FontSource()) throws(BadgeError) {
    setter = try TextSetter(fonts)
  }

  /// Lays a badge out and says what it is set in.
  ///
  /// - Parameters:
  ///   - badge: What to draw.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Throws: `BadgeError`, as for a picture.
  public func measure(_ badge: Badge, scale: Double = 1) throws(BadgeError) -> BadgeMeasurement {
    try measure(layout(badge, scale: scale), of: badge)
  }

  /// Says what a badge's layout is set in.
  func measure(_ layout: BadgeLayout, of badge: Badge) throws(BadgeError) -> BadgeMeasurement {
    let label = try setLabel(of: layout)
    return BadgeMeasurement(
      layout: layout, font: label.map { FontReport($0, size: badge.style.font.size) },
      warnings: (label?.warnings(of: badge.content) ?? []) + layout.contrastWarnings)
  }

  /// Lays a badge out.
  ///
  /// - Parameters:
  ///   - badge: What to draw.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Throws: `BadgeError` for a value out of its range, a label that doesn't fit, a picture beyond the
  ///   limits, and where no font can be used.
  public func layout(_ badge: Badge, scale: Double = 1) throws(BadgeError) -> BadgeLayout {
    try PictureLimits.check(scale: scale)
    return try layout(badge, fittedScale: scale)
  }

  /// Lays a badge out at the scale that gives it its size on an icon.
  func layout(_ badge: Badge, fittedScale scale: Double) throws(BadgeError) -> BadgeLayout {
    let setter = setter
    let layout = try BadgeLayout(badge, fittedScale: scale) { text, font throws(BadgeError) in
      try setter.measure(text, in: font)
    }
    if case .count = badge.content { try requireAllCharacters(of: layout) }
    return layout
  }

  /// Refuses a number that would be drawn as boxes; a text with some is merely warned of.
  private func requireAllCharacters(of layout: BadgeLayout) throws(BadgeError) {
    guard let missing = try setLabel(of: layout)?.line.missing.first else { return }
    throw BadgeError(
      .noUsableFont, field: "count", "no font has \(missing.codePoint), which the number needs")
  }

  /// Draws a badge.
  ///
  /// - Parameters:
  ///   - badge: What to draw; a hidden one gives a single transparent pixel.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Throws: `BadgeError` for a value out of its range, a label that doesn't fit, a picture beyond the
  ///   limits, and where no font can be used.
  public func bitmap(_ badge: Badge, scale: Double = 1) throws(BadgeError) -> Bitmap {
    try bitmap(of: layout(badge, scale: scale))
  }

  /// Draws a layout.
  func bitmap(of layout: BadgeLayout) throws(BadgeError) -> Bitmap {
    try pictures.bitmap(of: layout, label: setLabel(of: layout)?.line)
  }

  /// Draws a badge as a PNG file: 8-bit straight RGBA, or indexed where `best` finds that smaller.
  ///
  /// - Parameters:
  ///   - badge: What to draw; a hidden one gives a single transparent pixel.
  ///   - scale: Pixels a point, 0.1…16; the file says 72 dpi times it. Default: 1.
  ///   - compression: How much time goes into a small file. Default: fast.
  /// - Returns: The bytes of the file.
  /// - Throws: `BadgeError`, as for a bitmap.
  public func png(
    _ badge: Badge, scale: Double = 1, compression: PNGCompression = .fast
  ) throws(BadgeError) -> [UInt8] {
    try png(
      layout(badge, scale: scale),
      PNGOptions(compression: compression, scale: scale, description: try badge.accessibleText))
  }

  /// Draws a layout of its own as a PNG file.
  package func png(
    _ layout: BadgeLayout, _ options: PNGOptions
  ) throws(BadgeError) -> [UInt8] {
    try pictures.png(of: layout, label: setLabel(of: layout)?.line, options)
  }

  /// Makes fontconfig's process-wide configuration an empty one.
  ///
  /// That keeps it from reading the user's files and saves some 5 ms at the first renderer; it is for
  /// programs, since a library lives in somebody else's process.
  package static func ignoreUserFontConfiguration() {
    FontMap.ignoreUserConfiguration()
  }

  private func setLabel(of layout: BadgeLayout) throws(BadgeError) -> SetText? {
    guard let label = layout.drawing?.label else { return nil }
    return try setter.set(label.text, in: label.font)
  }
}
