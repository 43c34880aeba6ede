import BadgeCairo
import Badges

/// Sets labels in the face that was asked for, and falls back to others where it lacks a character.
final class TextSetter {
  private let finder: FontFinder
  private var faces: [FaceRequest: FoundFace] = [:]
  private var fonts: [FontRequest: PreparedFont] = [:]
  private lazy var fallback = FontMap(files: finder.fallbackFiles, fallback: true)
  private var last: SetText?

  /// Lists the source's files.
  ///
  /// - Throws: `BadgeError` where the source has no font.
  init(_ source: FontSource) throws(BadgeError) {
    finder = try FontFinder(source)
  }

  /// Sets a text; the last one is remembered, since measuring and drawing ask for it in turn.
  func set(_ text: String, in font: FontRequest) throws(BadgeError) -> SetText {
    if let last, last.text == text, last.font == font { return last }
    let prepared = try prepare(font)
    let line = prepared.line(text)
    let needsFallback = !line.missing.isEmpty || asksForEmoji(text)
    let result = SetText(
      text: text, font: font, prepared: prepared,
      line: needsFallback ? fallback.line(text, in: prepared.specification) : line)
    last = result
    return result
  }

  /// Measures a text.
  func measure(_ text: String, in font: FontRequest) throws(BadgeError) -> TextMetrics {
    let set = try set(text, in: font)
    let pixels = { (units: Int) in Double(units) / 1024 }
    let ink = set.line.ink.map {
      InkBox(
        left: pixels($0.left), top: pixels($0.top), right: pixels($0.right),
        bottom: pixels($0.bottom))
    }
    return TextMetrics(
      advance: pixels(set.line.advance), capHeight: set.prepared.capHeight,
      lineHeight: set.prepared.lineHeight, ink: ink ?? .empty)
  }

  private func prepare(_ font: FontRequest) throws(BadgeError) -> PreparedFont {
    if let known = fonts[font] { return known }
    let prepared = try PreparedFont(face(for: font), font)
    if fonts.count >= 64 { fonts.removeAll() }
    fonts[font] = prepared
    return prepared
  }

  private func face(for font: FontRequest) throws(BadgeError) -> FoundFace {
    let request = FaceRequest(font)
    if let known = faces[request] { return known }
    // Each face keeps a map in memory; nobody draws in many at a time.
    if faces.count >= 32 { faces.removeAll() }
    let found = try finder.find(request)
    faces[request] = found
    return found
  }
}

/// A text in its glyphs.
struct SetText {
  let text: String
  let font: FontRequest
  /// The face that stands for the request.
  let prepared: PreparedFont
  let line: ShapedLine

  var face: FontFace { prepared.face }
}

extension FaceRequest {
  init(_ font: FontRequest) {
    self.init(family: font.family, weight: font.weight.value, isItalic: font.italic)
  }
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
