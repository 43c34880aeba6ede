/// A label that fits, and the size of the shape around it.
struct LabelBox {
  /// The label as it is drawn; nil for a dot.
  let text: String?
  /// Its face.
  let font: FontRequest
  /// Its measures; for a dot those of no text, or zero where its size needs no face.
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
    guard let label = try badge.label else {
      text = nil
      metrics = sizing.needsFaceForDot ? try measure("", font) : .zero
      size = try sizing.dotSize(metrics)
      return
    }
    let fitting = LabelFitting(sizing: sizing, font: font, measure: measure)
    let fit = try fitting.fit(label, isCount: badge.content.isCount)
    text = fit.text
    metrics = fit.metrics
    size = try sizing.size(of: fit.text, fit.metrics)
  }
}

extension BadgeContent {
  fileprivate var isCount: Bool {
    if case .count = self { true } else { false }
  }
}
