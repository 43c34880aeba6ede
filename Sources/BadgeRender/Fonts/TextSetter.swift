import BadgeCairo
import Badges

/// Sets labels in the face that was asked for, and falls back to others where it lacks a character.
final class TextSetter {
  private let finder: FontFinder
  private var faces: [FaceRequest: FoundFace] = [:]
  private var fonts: [FontRequest: PreparedFont] = [:]
  private let fallback: FallbackFonts
  private var last: SetText?

  /// Lists the source's files.
  ///
  /// - Throws: `BadgeError` where the source has no font.
  init(_ source: FontSource) throws(BadgeError) {
    finder = try FontFinder(source)
    fallback = FallbackFonts(finder)
  }

  /// Sets a text; the last one is remembered, since measuring and drawing ask for it in turn.
  func set(_ text: String, in font: FontRequest) throws(BadgeError) -> SetText {
    if let last, last.text == text, last.font == font { return last }
    let prepared = try prepare(font)
    let result = SetText(text: text, font: font, prepared: prepared, line: try line(text, prepared))
    last = result
    return result
  }

  /// The line in the face alone where it has all of it, else with the help of others.
  private func line(_ text: String, _ font: PreparedFont) throws(BadgeError) -> ShapedLine {
    let hasEmoji = asksForEmoji(text)
    guard hasEmoji || !font.covers(text) else { return font.line(text) }
    let rest = hasEmoji ? text.filter { !asksForEmoji(String($0)) } : text
    return try fallback.line(
      text, in: font.specification, from: font.face.file,
      lacksOnlyEmoji: hasEmoji && font.covers(rest))
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
    if fonts.count >= 64 {
      fonts.removeAll()
      // Pango keeps some kilobytes of every size for as long as a face's map lives.
      faces.removeAll()
    }
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

/// A text in its glyphs; an object, since it is handed on from step to step.
final class SetText {
  let text: String
  let font: FontRequest
  /// The face that stands for the request.
  let prepared: PreparedFont
  let line: ShapedLine

  init(text: String, font: FontRequest, prepared: PreparedFont, line: ShapedLine) {
    (self.text, self.font, self.prepared, self.line) = (text, font, prepared, line)
  }

  var face: FontFace { prepared.face }
}

extension FaceRequest {
  init(_ font: FontRequest) {
    self.init(family: font.family, weight: font.weight.value, isItalic: font.italic)
  }
}
