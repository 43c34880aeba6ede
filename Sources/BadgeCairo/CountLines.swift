/// Sets lines of the characters that counts are made of, from advances measured once.
///
/// Every pair of these characters was set by Pango when the table was made, and the table is made only
/// for a face in which a line of all pairs in another order comes out the same from the table as from
/// Pango. A line from the table is equal to Pango's to the last unit.
package final class CountLines {
  /// Digits, and what grouping and compact numbers add.
  ///
  /// The plus sign is not among them: Inter raises it beside digits and capitals.
  private static let characters = Array("0123456789,.KMBT".utf8)

  /// Where each byte stands in `characters`; -1 for the others.
  private static let indices: [Int] = (0...255).map { characters.firstIndex(of: $0) ?? -1 }

  /// Each character's glyph, as if it stood at the start of a line.
  private var glyphs: [ShapedLine.Glyph] = []

  /// The distance from each character's origin to the next one's, by the pair of them.
  private var steps: [Int]

  /// Measures all pairs.
  ///
  /// - Returns: Nil for a face that lacks one of the characters, or in which a glyph or its place
  ///   depends on more than its right neighbour.
  package init?(_ map: FontMap, _ specification: FontSpecification) {
    let count = Self.characters.count
    steps = [Int](repeating: 0, count: count * (count + 1))
    for index in 0..<count {
      let line = map.line(Self.text([index]), in: specification)
      guard line.missing.isEmpty, line.glyphs.count == 1 else { return nil }
      glyphs += line.glyphs
      steps[index * (count + 1) + count] = line.advance
    }
    let pairs = Self.allPairs
    let line = map.line(Self.text(pairs), in: specification)
    guard line.glyphs.count == pairs.count else { return nil }
    for place in 1..<pairs.count {
      let step = { line.glyphs[$0].x - self.glyphs[pairs[$0]].x }
      steps[pairs[place - 1] * (count + 1) + pairs[place]] = step(place) - step(place - 1)
    }
    let check = Self.text(pairs.reversed())
    guard self.line(pairs) == line, self.line(check) == map.line(check, in: specification) else {
      return nil
    }
  }

  /// The line, nil where the text has other characters than the table.
  package func line(_ text: String) -> ShapedLine? {
    let indices = text.utf8.map { Self.indices[Int($0)] }
    return indices.contains(-1) ? nil : line(indices)
  }

  private func line(_ indices: [Int]) -> ShapedLine {
    let count = Self.characters.count
    var line = ShapedLine()
    line.glyphs.reserveCapacity(indices.count)
    for (place, index) in indices.enumerated() {
      let glyph = glyphs[index]
      line.glyphs.append(
        ShapedLine.Glyph(
          font: glyph.font, index: glyph.index, x: line.advance + glyph.x, y: glyph.y))
      let next = place + 1 < indices.count ? indices[place + 1] : count
      line.advance += steps[index * (count + 1) + next]
    }
    return line
  }

  private static func text(_ indices: [Int]) -> String {
    String(decoding: indices.map { characters[$0] }, as: UTF8.self)
  }

  /// Every pair of characters once, as neighbours in one line.
  private static let allPairs: [Int] = {
    var line: [Int] = []
    for first in characters.indices {
      line.append(first)
      for second in characters.indices.dropFirst(first + 1) { line += [first, second] }
    }
    return line + [0]
  }()
}
