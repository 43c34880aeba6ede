import BadgeCairo
import Badges

/// Sets labels that one face can't set alone: with emoji, or with characters it lacks.
///
/// The face itself comes first, then Noto Color Emoji, then every other face. Reading them all takes
/// more than 100 ms, so a label that lacks nothing but emoji is set with those two alone, unless it has an
/// emoji newer than they are; it comes out the same.
final class FallbackFonts {
  private let finder: FontFinder
  private var allFiles: FontMap?
  private var emojiMaps: [FontFile: FontMap] = [:]
  private var ownMaps: [FontFile: FontMap] = [:]

  /// A map of two files is small; one of all files holds megabytes and is seldom needed.
  private static let mostEmojiMaps = 8
  private static let mostOwnMaps = 2

  /// The faces and sizes that the maps were asked for; Pango keeps 20 kB of each while a map lives.
  private var specifications: Set<FontSpecification> = []
  private static let mostSpecifications = 256

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
  /// - Throws: `BadgeError` where the other fonts can't be listed.
  func line(
    _ text: String, in specification: FontSpecification, from file: FontFile, lacksOnlyEmoji: Bool
  ) throws(BadgeError) -> ShapedLine {
    forgetMapsIfMany(specification)
    if lacksOnlyEmoji, let map = try emojiMap(for: file) {
      let line = map.line(text, in: specification)
      if line.missing.isEmpty { return line }
    }
    return try map(of: specification, from: file).line(text, in: specification)
  }

  private func forgetMapsIfMany(_ next: FontSpecification) {
    specifications.insert(next)
    guard specifications.count > Self.mostSpecifications else { return }
    specifications = [next]
    allFiles = nil
    emojiMaps.removeAll()
    ownMaps.removeAll()
  }

  /// The face's file and colour emoji; nil where there is no file of those.
  private func emojiMap(for file: FontFile) throws(BadgeError) -> FontMap? {
    if let known = emojiMaps[file] { return known }
    let files = try finder.emojiFiles()
    guard !files.isEmpty else { return nil }
    if emojiMaps.count >= Self.mostEmojiMaps { emojiMaps.removeAll() }
    let map = try Self.map(of: [file] + files)
    emojiMaps[file] = map
    return map
  }

  /// All files; another may hold a face of the same name, and then this one's stands first.
  private func map(
    of specification: FontSpecification, from file: FontFile
  ) throws(BadgeError) -> FontMap {
    let all = try mapOfAll()
    if all.font(for: specification)?.file == file { return all }
    if let known = ownMaps[file] { return known }
    if ownMaps.count >= Self.mostOwnMaps { ownMaps.removeAll() }
    let map = try Self.map(of: [file] + finder.fallbackFiles())
    ownMaps[file] = map
    return map
  }

  private func mapOfAll() throws(BadgeError) -> FontMap {
    if let allFiles { return allFiles }
    let map = try Self.map(of: finder.fallbackFiles())
    allFiles = map
    return map
  }

  private static func map(of files: [FontFile]) throws(BadgeError) -> FontMap {
    try withFonts { () throws(FontMapError) in try FontMap(files: files, fallback: true) }
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
