import BadgeCairo
import Badges

/// A face at a size, ready to set labels.
final class PreparedFont {
  /// The face that stands for what was asked.
  let face: FontFace
  /// Whether its file was given, so that no family was asked for.
  let isGiven: Bool
  /// The height of capitals, in pixels.
  let capHeight: Double
  /// The line height, in pixels.
  let lineHeight: Double
  /// How the face is named to Pango.
  let specification: FontSpecification

  private let map: FontMap
  private let digits: DigitLines
  private var lines: [String: ShapedLine] = [:]

  /// Few labels come again and again: those over a limit, and names.
  private static let mostLines = 200

  /// A longer label is not likely to come again, and its glyphs would fill the memory.
  private static let longestKept = 64

  /// Loads a face.
  ///
  /// - Throws: `BadgeError` where Pango can't load it.
  init(_ found: FoundFace, _ font: FontRequest) throws(BadgeError) {
    map = found.map
    face = found.face
    isGiven = found.isGiven
    specification = FontSpecification(
      face, weight: font.weight.value, pixelSize: font.pixelSize)
    digits = DigitLines(map, specification)
    guard let loaded = map.font(for: specification) else {
      throw BadgeError(.noUsableFont, field: "family", "\(quoted(face.name)) can't be loaded")
    }
    capHeight = Double(loaded.capHeight) / 1024
    lineHeight = Double(loaded.lineHeight) / 1024
  }

  /// Sets a text in this face alone.
  func line(_ text: String) -> ShapedLine {
    if let line = digits.line(text) { return line }
    if let known = lines[text] { return known }
    let line = map.line(text, in: specification)
    guard text.utf8.count <= Self.longestKept else { return line }
    if lines.count >= Self.mostLines { lines.removeAll() }
    lines[text] = line
    return line
  }
}
