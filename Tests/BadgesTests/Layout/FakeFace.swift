import Badges

/// A face whose measures are known: every character is one em wide, every digit 0.6 em.
struct FakeFace {
  /// How wide a digit is, in em.
  var digit = 0.6
  /// How high capitals are, in em.
  var capHeight = 0.75
  /// The height of a line, in em.
  var lineHeight = 1.25
  /// How far ink reaches beyond the box of advance and capitals, on each side, in em.
  var overhang = InkBox.empty

  func measure(_ text: String, _ font: FontRequest) -> TextMetrics {
    let em = font.pixelSize
    let advance = text.reduce(0) { $0 + ($1.isWholeNumber ? digit : 1) } * em
    return TextMetrics(
      advance: advance, capHeight: capHeight * em, lineHeight: lineHeight * em,
      ink: text.isEmpty
        ? .empty
        : InkBox(
          left: -overhang.left * em, top: -(capHeight + overhang.top) * em,
          right: advance + overhang.right * em, bottom: overhang.bottom * em))
  }
}

/// The layout of a badge in a face of known measures.
@discardableResult
func laidOut(
  _ badge: Badge, scale: Double = 1, face: FakeFace = FakeFace()
) throws(BadgeError) -> BadgeLayout {
  try BadgeLayout(badge, scale: scale, measure: face.measure)
}

/// A face that remembers what it was asked for.
final class MeasureLog {
  private(set) var texts: [String] = []
  private(set) var requests: [FontRequest] = []

  func measure(_ text: String, _ font: FontRequest) -> TextMetrics {
    texts.append(text)
    requests.append(font)
    return FakeFace().measure(text, font)
  }
}

/// A face that has exactly these measures, in pixels, whatever the text and the size.
func measuring(
  advance: Double, capHeight: Double = 0, lineHeight: Double, ink: InkBox = .empty
) -> TextMeasure {
  { _, _ in
    TextMetrics(advance: advance, capHeight: capHeight, lineHeight: lineHeight, ink: ink)
  }
}
