import BadgeCairo

/// Sets labels that one face can't set alone: with emoji, or with characters it lacks.
///
/// The face itself comes first, then Noto Color Emoji, then every other face. Reading them all takes
/// more than 100 ms, so a label that lacks nothing but emoji is set with those two alone; it comes out
/// the same.
final class FallbackFonts {
  private let finder: FontFinder
  private lazy var all = FontMap(files: finder.fallbackFiles, fallback: true)
  private var emojiMaps: [FontFile: FontMap] = [:]
  private var ownMaps: [FontFile: FontMap] = [:]

  /// A map holds the faces it has read, some megabytes where it has read them all.
  private static let mostMaps = 8

  init(_ finder: FontFinder) {
    self.finder = finder
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - specification: The face, as the face itself says.
  ///   - file: The face's file.
  ///   - lacksOnlyEmoji: Whether the face has every character that is not part of an emoji.
  func line(
    _ text: String, in specification: FontSpecification, from file: FontFile, lacksOnlyEmoji: Bool
  ) -> ShapedLine {
    if lacksOnlyEmoji, !finder.emojiFiles.isEmpty {
      let map = Self.map(of: file, in: &emojiMaps) { [file] + finder.emojiFiles }
      return map.line(text, in: specification)
    }
    // Another file may hold a face of the same name; then this one's must stand first.
    if all.font(for: specification)?.file == file { return all.line(text, in: specification) }
    let map = Self.map(of: file, in: &ownMaps) { [file] + finder.fallbackFiles }
    return map.line(text, in: specification)
  }

  private static func map(
    of file: FontFile, in maps: inout [FontFile: FontMap], files: () -> [FontFile]
  ) -> FontMap {
    if let known = maps[file] { return known }
    if maps.count >= mostMaps { maps.removeAll() }
    let map = FontMap(files: files(), fallback: true)
    maps[file] = map
    return map
  }
}

/// Whether a text has a character that is to be drawn as an emoji.
///
/// That is one whose presentation is emoji by default, unless U+FE0E follows, or any that U+FE0F
/// follows: `❤️` and `1️⃣` are not unknown to a text font, so only this finds them.
func asksForEmoji(_ text: some StringProtocol) -> Bool {
  // No ASCII character is an emoji by itself, and few labels have others.
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if scalar == "\u{FE0F}", previous != nil { return true }
    if let previous, previous.properties.isEmojiPresentation, scalar != "\u{FE0E}" { return true }
    previous = scalar
  }
  return previous?.properties.isEmojiPresentation ?? false
}
