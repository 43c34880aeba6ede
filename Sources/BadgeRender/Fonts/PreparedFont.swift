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
  private var lines: [String: ShapedLine] = [:]
  private lazy var countLines = CountLines(map, specification)

  /// Measuring a face's counts takes as long as asking Pango for some thirty of them.
  private static let linesBeforeTable = 30

  /// Few labels come again and again: those over a limit, and names.
  private static let mostLines = 200

  /// Loads a face.
  ///
  /// - Throws: `BadgeError` where Pango can't load it.
  init(_ found: FoundFace, _ font: FontRequest) throws(BadgeError) {
    map = found.map
    face = found.face
    isGiven = found.isGiven
    specification = FontSpecification(
      face, weight: font.weight.value, pixelSize: font.pixelSize)
    guard let loaded = map.font(for: specification) else {
      throw BadgeError(.noUsableFont, field: "family", "\(quoted(face.name)) can't be loaded")
    }
    capHeight = Double(loaded.capHeight) / 1024
    lineHeight = Double(loaded.lineHeight) / 1024
  }

  /// Sets a text in this face alone.
  func line(_ text: String) -> ShapedLine {
    if let known = lines[text] { return known }
    if lines.count > Self.linesBeforeTable, let line = countLines?.line(text) { return line }
    let line = map.line(text, in: specification)
    if lines.count >= Self.mostLines { lines.removeAll() }
    lines[text] = line
    return line
  }
}
