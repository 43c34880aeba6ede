/// How large a badge's shape is around a label, in device pixels.
///
/// The rules are those of the design: padding is a fixed share of the label height, a badge is at
/// least as wide as tall, one digit makes a circle, and no ink is cut.
struct ShapeSizing {
  private let content: BadgeContent
  private let style: BadgeStyle
  private let scale: Double

  init(_ badge: Badge, scale: Double) {
    content = badge.content
    style = badge.style
    self.scale = scale
  }

  /// The size around a label.
  ///
  /// - Throws: `BadgeError` for ink that rises more than the badge can grow, or leaves the frame, and
  ///   for a shape beyond the limits on pictures.
  func size(of text: String, _ metrics: TextMetrics) throws(BadgeError) -> PixelSize {
    if let frame { return try checkingInk(metrics, in: frame) }
    let plain = try plainSize(of: text, metrics)
    let grown = try growing(plain, metrics)
    try PictureLimits.check(grown)
    return grown
  }

  /// The size around a symbol; a disc's follows the capitals alone.
  ///
  /// - Throws: `BadgeError` for a symbol that does not fit, since nothing of one is left out, and for a
  ///   shape beyond the limits on pictures.
  func size(of symbol: BadgeSymbol, _ metrics: TextMetrics) throws(BadgeError) -> PixelSize {
    guard symbol.enclosure == .filledCircle else {
      guard try fits("", metrics) else { throw tooWide }
      return try size(of: "", metrics)
    }
    let diameter = BadgeSymbol.circleDiameter * metrics.capHeight
    try PictureLimits.check(width: diameter, height: diameter)
    let side = frame.map { min($0.width, $0.height) } ?? wholeSide(diameter)
    let most = style.maxWidth.map { $0 * scale + tolerance } ?? .infinity
    guard Double(side) + tolerance >= 0.75 * diameter, Double(side) <= most else { throw tooWide }
    try PictureLimits.check(PixelSize(width: side, height: side))
    return PixelSize(width: side, height: side)
  }

  private var tooWide: BadgeError {
    BadgeError(
      .doesNotFit, field: content.field,
      "the symbol is wider than the badge may be; allow more width or use a smaller font")
  }

  /// Whether the label lies inside the given limits on width.
  func fits(_ text: String, _ metrics: TextMetrics) throws(BadgeError) -> Bool {
    if let frame { return needed(metrics) <= Double(frame.width) + tolerance }
    guard let maxWidth = style.maxWidth else { return true }
    let allowed = maxWidth * scale + tolerance
    // Before the limits on pictures have their say: a shorter text may lie inside them.
    guard plainWidth(of: text, metrics) <= allowed else { return false }
    return try Double(growing(plainSize(of: text, metrics), metrics).width) <= allowed
  }

  /// Whether the diameter of a dot is the face's matter.
  var needsFaceForDot: Bool { style.frame == nil && style.font.leading == nil }

  /// The diameter of a dot: half the label height, or the frame's shorter side.
  func dotSize(_ metrics: TextMetrics) throws(BadgeError) -> PixelSize {
    let side = frame.map { min($0.width, $0.height) } ?? wholeSide(labelHeight(metrics) / 2)
    let size = PixelSize(width: side, height: side)
    try PictureLimits.check(size)
    return size
  }

  private let tolerance = 1.0 / 1024

  private var frame: PixelSize? {
    style.frame.map {
      PixelSize(width: wholeSide($0.width * scale), height: wholeSide($0.height * scale))
    }
  }

  private func labelHeight(_ metrics: TextMetrics) -> Double {
    style.font.leading.map { $0 * scale } ?? metrics.lineHeight
  }

  /// The size by advance and label height alone.
  private func plainSize(of text: String, _ metrics: TextMetrics) throws(BadgeError) -> PixelSize {
    let width = plainWidth(of: text, metrics)
    let height = plainHeight(metrics)
    try PictureLimits.check(width: width, height: style.shape == .circle ? width : height)
    return squared(PixelSize(width: wholeSide(width), height: wholeSide(height)))
  }

  private func plainWidth(of text: String, _ metrics: TextMetrics) -> Double {
    let height = plainHeight(metrics)
    if style.padding == nil && text.isOneDigit { return height }
    let padding = style.padding.map { $0.horizontal * scale } ?? 0.4 * labelHeight(metrics)
    return max(metrics.advance + 2 * padding, height)
  }

  private func plainHeight(_ metrics: TextMetrics) -> Double {
    let label = labelHeight(metrics)
    return label + 2 * (style.padding.map { $0.vertical * scale } ?? 0.2 * label)
  }

  /// The size with room for ink that would leave it; symmetric, so that the label stays centred.
  private func growing(_ size: PixelSize, _ metrics: TextMetrics) throws(BadgeError) -> PixelSize {
    let height = max(size.height, wholePixels(2 * inkReach(metrics)))
    guard height <= 2 * size.height else { throw tooTall }
    let width = max(size.width, wholePixels(needed(metrics)), height)
    return squared(PixelSize(width: width, height: height))
  }

  private var tooTall: BadgeError {
    if case .count = content {
      return BadgeError(
        .doesNotFit, field: content.field,
        "its digits are taller than the badge can grow; use another font")
    }
    if case .symbol = content {
      return BadgeError(
        .doesNotFit, field: content.field,
        "the symbol is taller than the badge can grow; use another font")
    }
    return BadgeError(
      .doesNotFit, field: content.field,
      "the marks above or below its letters are taller than the badge can grow; use fewer")
  }

  private func squared(_ size: PixelSize) -> PixelSize {
    guard style.shape == .circle else { return size }
    let side = max(size.width, size.height)
    return PixelSize(width: side, height: side)
  }

  private func checkingInk(
    _ metrics: TextMetrics, in frame: PixelSize
  ) throws(BadgeError) -> PixelSize {
    guard wholePixels(2 * inkReach(metrics)) <= frame.height else {
      throw BadgeError(
        .doesNotFit, field: "frame",
        "the label is taller than the frame; use a higher frame or a smaller font")
    }
    try PictureLimits.check(frame)
    return frame
  }

  /// The width that holds the advance, with the padding that was asked for, and all ink.
  private func needed(_ metrics: TextMetrics) -> Double {
    let middle = metrics.advance / 2
    let ink = 2 * max(middle - metrics.ink.left, metrics.ink.right - middle)
    let padding = style.padding.map { 2 * $0.horizontal * scale } ?? 0
    return max(metrics.advance + padding, ink)
  }

  /// How far ink reaches from the middle of the capitals, up or down, whichever is more.
  private func inkReach(_ metrics: TextMetrics) -> Double {
    let middle = -metrics.capHeight / 2
    return max(middle - metrics.ink.top, metrics.ink.bottom - middle)
  }
}

extension String {
  /// Whether the text is one decimal digit of any script.
  fileprivate var isOneDigit: Bool {
    let scalars = unicodeScalars
    return scalars.count == 1 && scalars.first?.properties.numericType == .decimal
  }
}
