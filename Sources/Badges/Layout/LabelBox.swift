/// A label that fits, and the size of the shape around it.
struct LabelBox {
  /// The label as it is drawn; nil for a symbol and a dot.
  let text: String?
  /// The symbol in place of a label.
  let symbol: BadgeSymbol?
  /// Its face.
  let font: FontRequest
  /// Its measures; for a symbol with those of a line in its face; for a dot those of no text, or zero
  /// where its size needs no face.
  let metrics: TextMetrics
  /// The size of the shape.
  let size: PixelSize

  /// Measures a badge's label and sizes its shape; a text that is too wide is shortened.
  ///
  /// The badge is not hidden.
  init(_ badge: Badge, scale: Double, measure: @escaping TextMeasure) throws(BadgeError) {
    let style = badge.style
    font = FontRequest(
      family: style.family, weight: style.weight, italic: style.italic,
      pixelSize: style.font.size * scale)
    let sizing = ShapeSizing(badge, scale: scale)
    guard case .symbol(let symbol) = badge.content else {
      symbol = nil
      (text, metrics, size) = try Self.sized(badge, sizing, font, measure)
      return
    }
    self.symbol = symbol
    text = nil
    metrics = try measure("", font).with(symbol)
    size = try sizing.size(of: symbol, metrics)
  }

  /// Whether the shape is round whatever the style says.
  var isDisc: Bool { symbol.map { $0.enclosure == .filledCircle } ?? (text == nil) }

  /// The label of a badge without a symbol, its measures and the shape's size.
  private static func sized(
    _ badge: Badge, _ sizing: ShapeSizing, _ font: FontRequest, _ measure: @escaping TextMeasure
  ) throws(BadgeError) -> (String?, TextMetrics, PixelSize) {
    guard let label = try badge.label else {
      let metrics = sizing.needsFaceForDot ? try measure("", font) : .zero
      return (nil, metrics, try sizing.dotSize(metrics))
    }
    let fitting = LabelFitting(sizing: sizing, font: font, measure: measure)
    let fit = try fitting.fit(label, isCount: badge.content.isCount)
    return (fit.text, fit.metrics, try sizing.size(of: fit.text, fit.metrics))
  }
}

extension BadgeContent {
  fileprivate var isCount: Bool {
    if case .count = self { true } else { false }
  }
}
