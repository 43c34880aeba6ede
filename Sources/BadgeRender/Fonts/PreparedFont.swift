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
  /// Whether the face is of the family that was asked for.
  let isOfFamily: Bool
  /// The face's file alone, as reports name it.
  let files: [String]
  /// How the face is named to Pango.
  let specification: FontSpecification

  private let map: FontMap
  private let loaded: LoadedFont
  private let digits: DigitLines
  private var lines: [String: ShapedLine] = [:]

  /// Few labels come again and again: those over a limit, and names.
  private static let mostLines = 200

  /// A longer label is not likely to come again, and its glyphs would fill the memory.
  private static let longestKept = 64

  /// Loads a face.
  ///
  /// - Throws: `BadgeError` where Pango can't load it, or its file says that it has no height.
  init(_ found: FoundFace, _ font: FontRequest) throws(BadgeError) {
    map = found.map
    face = found.face
    isGiven = found.isGiven
    isOfFamily = found.face.isOf(font.family)
    files = [found.face.file.path]
    specification = FontSpecification(
      face, weight: font.weight.value, pixelSize: font.pixelSize)
    digits = DigitLines(map, specification)
    let field = found.isGiven ? "fontFile" : "family"
    guard let loaded = map.font(for: specification) else {
      throw BadgeError(.noUsableFont, field: field, "\(quoted(face.name)) can't be loaded")
    }
    guard loaded.capHeight > 0, loaded.lineHeight > 0 else {
      throw BadgeError(
        .noUsableFont, field: field, "\(quoted(face.name)) has no height; use another font")
    }
    self.loaded = loaded
    capHeight = Double(loaded.capHeight) / 1024
    lineHeight = Double(loaded.lineHeight) / 1024
  }

  /// Whether the face has every character of a text.
  func covers(_ text: String) -> Bool { loaded.covers(text) }

  /// Sets a text that the face covers, in this face alone.
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
