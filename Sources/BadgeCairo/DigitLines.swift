/// Sets lines of digits, each as Pango sets it alone, in cells of one width.
///
/// What a digit looks like doesn't depend on its neighbours, so a line of any length comes from ten
/// measurements. In a face without rules for digits in a row, Inter among them, it is what Pango makes of
/// the whole line, to the last unit.
package final class DigitLines {
  private let map: FontMap
  private let specification: FontSpecification
  private var digits = [Digit?](repeating: nil, count: 10)

  /// What a digit alone comes to.
  private enum Digit {
    case glyph(ShapedLine.Glyph, advance: Int)
    /// The face lacks it or makes more than one glyph of it.
    case unfit
  }

  /// Prepares for a face; digits are measured when they are first needed.
  package init(_ map: FontMap, _ specification: FontSpecification) {
    self.map = map
    self.specification = specification
  }

  /// The line of a text.
  ///
  /// - Returns: Nil where the text is empty or not all ASCII digits, or a digit of it is not one glyph.
  package func line(_ text: String) -> ShapedLine? {
    var line = ShapedLine()
    line.glyphs.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte),
        case .glyph(let glyph, let advance) = digit(Int(byte - 0x30))
      else { return nil }
      line.glyphs.append(
        ShapedLine.Glyph(
          font: glyph.font, index: glyph.index, x: line.advance + glyph.x, y: glyph.y))
      line.advance += advance
    }
    return line.glyphs.isEmpty ? nil : line
  }

  private func digit(_ value: Int) -> Digit {
    if let known = digits[value] { return known }
    let line = map.line(String(value), in: specification)
    let digit: Digit =
      if line.missing.isEmpty, line.glyphs.count == 1, let glyph = line.glyphs.first {
        .glyph(glyph, advance: line.advance)
      } else {
        .unfit
      }
    digits[value] = digit
    return digit
  }
}
