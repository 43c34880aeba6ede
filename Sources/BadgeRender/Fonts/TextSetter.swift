import BadgeCairo
import Badges

/// Sets labels in the face that was asked for, and falls back to others where it lacks a character.
final class TextSetter {
  private let finder: FontFinder
  private var styles: [FaceRequest: FoundFace] = [:]
  private var metrics: [FontRequest: FaceMetrics] = [:]
  private lazy var fallback = FontMap(files: finder.fallbackFiles, fallback: true)
  private var last: SetText?

  init(_ source: FontSource) throws(BadgeError) {
    finder = try FontFinder(source)
  }

  /// Sets a text; the last one is remembered, since measuring and drawing ask for it in turn.
  func set(_ text: String, in font: FontRequest) throws(BadgeError) -> SetText {
    if let last, last.text == text, last.font == font { return last }
    let found = try face(for: font)
    let specification = specification(font, found)
    let line = found.map.line(text, in: specification)
    let needsFallback = !line.missing.isEmpty || asksForEmoji(text)
    let result = SetText(
      text: text, font: font, face: found.face,
      line: needsFallback ? fallback.line(text, in: specification) : line)
    last = result
    return result
  }

  /// Measures a text.
  func measure(_ text: String, in font: FontRequest) throws(BadgeError) -> TextMetrics {
    let face = try faceMetrics(of: font)
    let line = try set(text, in: font).line
    let pixels = { (units: Int) in Double(units) / 1024 }
    let ink = line.ink.map {
      InkBox(
        left: pixels($0.left), top: pixels($0.top), right: pixels($0.right),
        bottom: pixels($0.bottom))
    }
    return TextMetrics(
      advance: pixels(line.advance), capHeight: face.capHeight, lineHeight: face.lineHeight,
      ink: ink ?? .empty)
  }

  private func face(for font: FontRequest) throws(BadgeError) -> FoundFace {
    let request = FaceRequest(font)
    if let known = styles[request] { return known }
    // Each family keeps a map in memory; nobody draws in many at a time.
    if styles.count >= 32 { styles.removeAll() }
    let found = try finder.find(request)
    styles[request] = found
    return found
  }

  private func faceMetrics(of font: FontRequest) throws(BadgeError) -> FaceMetrics {
    if let known = metrics[font] { return known }
    let found = try face(for: font)
    guard let loaded = found.map.font(for: specification(font, found)) else {
      throw BadgeError(
        .noUsableFont, field: "family", "the face \(found.face.name) can't be loaded")
    }
    if metrics.count >= 256 { metrics.removeAll() }
    let measured = FaceMetrics(loaded)
    metrics[font] = measured
    return measured
  }

  private func specification(_ font: FontRequest, _ found: FoundFace) -> FontSpecification {
    FontSpecification(
      family: found.face.name, weight: font.weight.value, isItalic: font.italic,
      pixelSize: font.pixelSize)
  }
}

/// A text in its glyphs.
struct SetText {
  let text: String
  let font: FontRequest
  /// The face that stands for the request.
  let face: FontFace
  let line: ShapedLine
}

/// What a layout needs of a face at a size, in pixels.
private struct FaceMetrics {
  let capHeight: Double
  let lineHeight: Double

  init(_ font: LoadedFont) {
    capHeight = Double(font.capHeight) / 1024
    lineHeight = Double(font.lineHeight) / 1024
  }
}

extension FaceRequest {
  init(_ font: FontRequest) {
    self.init(family: font.family, weight: font.weight.value, isItalic: font.italic)
  }
}

extension FontFace {
  /// The preferred name of the family.
  var name: String { families.first ?? "" }
}

/// Whether a text has a character that is to be drawn as an emoji.
///
/// That is one whose presentation is emoji by default, unless U+FE0E follows, or any that U+FE0F
/// follows: `❤️` and `1️⃣` are not unknown to a text font, so only this finds them.
func asksForEmoji(_ text: String) -> Bool {
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if scalar == "\u{FE0F}", previous != nil { return true }
    if let previous, previous.properties.isEmojiPresentation, scalar != "\u{FE0E}" { return true }
    previous = scalar
  }
  return previous?.properties.isEmojiPresentation ?? false
}
