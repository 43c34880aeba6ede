/// Where each part of a badge goes, in device pixels, with nothing left to decide.
public struct BadgeLayout: Hashable, Sendable {
  /// The size of the picture.
  public let size: PixelSize

  /// The rectangle of the badge's shape in the picture.
  public let badge: PixelRect

  /// Pixels a point.
  public let scale: Double

  /// Whether there is nothing to draw: the picture is one transparent pixel.
  public let isHidden: Bool

  /// The label as it is drawn, shortened where it had to be; nil for a symbol and where there is none.
  public let text: String?

  /// The WCAG 2 contrast of label or symbol with the shape, 1…21; nil where there is neither, or where
  /// the symbol is cut out.
  public let contrast: Double?

  /// What is drawn; nil where the badge is hidden.
  package let drawing: BadgeDrawing?

  /// Lays a badge out.
  ///
  /// - Parameters:
  ///   - badge: What is to be drawn.
  ///   - scale: Pixels a point, 0.1…16; default: 1.
  ///   - measure: Measures a line of text in a face.
  /// - Throws: `BadgeError` for a value out of its range, a label that does not fit, or a picture
  ///   beyond the limits: 32767 pixels a side, 16 megapixels in all. What `measure` throws.
  public init(_ badge: Badge, scale: Double = 1, measure: @escaping TextMeasure) throws(BadgeError)
  {
    try PictureLimits.check(scale: scale)
    try self.init(badge, fittedScale: scale, measure: measure)
  }

  /// Lays a badge out at the scale that gives it its size on an icon, which may be any that text can be
  /// set at.
  package init(
    _ badge: Badge, fittedScale scale: Double, measure: @escaping TextMeasure
  ) throws(BadgeError) {
    try badge.validate()
    try PictureLimits.check(fittedScale: scale, fontSize: badge.style.font.size)
    guard try !badge.isHidden else {
      self.init(hiddenAt: scale)
      return
    }
    let label = try LabelBox(badge, scale: scale, measure: measure)
    try self.init(label, badge.style, scale)
  }

  private init(hiddenAt scale: Double) {
    size = PixelSize(width: 1, height: 1)
    badge = PixelRect(x: 0, y: 0, width: 0, height: 0)
    self.scale = scale
    isHidden = true
    text = nil
    contrast = nil
    drawing = nil
  }

  /// Lays an icon out like a badge: its ground is the shape.
  ///
  /// - Throws: `BadgeError` for a value out of its range or an icon beyond the limits on pictures.
  package init(_ icon: SymbolIcon, scale: Double) throws(BadgeError) {
    try PictureLimits.check(scale: scale)
    try icon.validate()
    let length = (icon.size + 2 * icon.padding) * scale
    try PictureLimits.check(width: length, height: length)
    let side = wholeSide(length)
    size = PixelSize(width: side, height: side)
    badge = PixelRect(x: 0, y: 0, width: side, height: side)
    self.scale = scale
    isHidden = false
    text = nil
    contrast = nil
    drawing = BadgeDrawing(icon, side: side, scale: scale)
  }

  private init(_ label: LabelBox, _ style: BadgeStyle, _ scale: Double) throws(BadgeError) {
    let colors = DrawingColors(style, isDisc: label.symbol != nil && label.isDisc)
    let shadow = style.shadow.map { ShadowDrawing($0, style: style, scale: scale) }
    let margins = shadow?.margins ?? ShadowMargins()
    badge = PixelRect(
      x: margins.left, y: margins.top, width: label.size.width, height: label.size.height)
    size = PixelSize(
      width: margins.left + badge.width + margins.right,
      height: margins.top + badge.height + margins.bottom)
    try PictureLimits.check(size)
    self.scale = scale
    isHidden = false
    text = label.text
    let isDot = label.text == nil && label.symbol == nil
    contrast = isDot || colors.isCutOut ? nil : colors.contrast
    drawing = BadgeDrawing(label, style, colors, shadow, badge, scale)
  }
}
