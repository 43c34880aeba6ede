import Badges

/// The options of the command that draws a badge.
enum OptionTable {
  /// All options under their headings.
  static let groups = [
    content, text, color, shape, icon, symbolIcon, picture, accessibility, general,
  ]

  /// All options.
  static let options = groups.flatMap(\.options)

  /// The option that sets a key.
  static func option(for key: SettingKey) -> CommandOption? {
    options.first { $0.key == key }
  }

  /// The key that an option of that name sets, however its words are put together.
  static func key(ofOption name: String) -> SettingKey? {
    let letters = { (name: String) in name.filter { $0 != "-" }.lowercased() }
    let wanted = letters(name)
    return options.first { letters($0.name) == wanted }?.key
  }

  /// The keys that aren't their options' names in camelCase.
  static let renamedKeys = options.compactMap { option in
    option.key.map { (key: $0, option: option) }
  }.filter { kebabCase($0.key.rawValue) != $0.option.name }

  static let content = OptionGroup(
    title: "Content (exactly one of --count, --text, --symbol, --dot)",
    options: [
      CommandOption(
        name: "count", key: .count, value: .text("N"),
        help: "a number; a negative one hides the badge"),
      CommandOption(
        name: "text", key: .text, value: .text("TEXT"),
        help: "a text, drawn literally; - reads standard input"),
      CommandOption(
        name: "symbol", key: .symbol, value: .word("NAME", words(BadgeSymbol.self)),
        help: words(SymbolGlyph.self).joined(separator: ", ")
          + "; each also with .circle, a ring, or .circle.fill, a disc"),
      CommandOption(name: "dot", key: .dot, help: "a filled circle without a label"),
      CommandOption(
        name: "max", key: .max, value: .word("N|none", ["none"]),
        help: "show greater counts as N with a plus sign", standard: "+999 from 1000 up"),
      CommandOption(
        name: "overflow", key: .overflow, value: .oneOf(words(Overflow.self)),
        help: "where the plus sign stands", standard: "suffix with --max, else prefix"),
      CommandOption(
        name: "zero", key: .zero, value: .oneOf(words(ZeroRule.self)),
        help: "what a count of 0 does", standard: "show"),
      CommandOption(
        name: "number-format", key: .numberFormat, value: .oneOf(words(NumberFormat.self)),
        help: "1234, 1,234 or 1.2K", standard: "plain"),
      CommandOption(
        name: "digits", key: .digits, value: .word("SET", DigitSet.names),
        help: "digits by their Unicode name, such as arab or deva", standard: "latn"),
    ])

  static let text = OptionGroup(
    title: "Text",
    options: [
      CommandOption(
        name: "font", key: .font, value: .word("STYLE", words(TextStyle.self)),
        help: words(TextStyle.self).joined(separator: ", "), standard: "largeTitle"),
      CommandOption(
        name: "content-size", key: .contentSize,
        value: .word("CATEGORY", words(ContentSizeCategory.self)),
        help: "the reader's text size, xSmall to xxxLarge and accessibility1 to accessibility5",
        standard: "large"),
      CommandOption(
        name: "size", key: .size, value: .text("PT"),
        help: "the type size in points, in place of --font and --content-size"),
      CommandOption(
        name: "family", key: .family, value: .text("NAME"), help: "the font family",
        standard: "Inter"),
      CommandOption(
        name: "font-file", key: .fontFile, value: .file("FILE"),
        help: "draw with the face of this file"),
      CommandOption(
        name: "font-dir", key: .fontDirs, value: .directory("DIR"),
        help: "look for fonts here instead of in the system's directories; repeatable",
        isRepeatable: true),
      CommandOption(
        name: "weight", key: .weight, value: .word("W", weightNames),
        help: "\(weightNames.joined(separator: ", ")) or 100 to 900", standard: "bold"),
      CommandOption(name: "italic", key: .italic, help: "an italic face"),
    ])

  static let color = OptionGroup(
    title: "Colour (#rgb, #rrggbb, #rrggbbaa, rgb(), hsl(), CSS and system names)",
    options: [
      CommandOption(
        name: "tint", key: .tint, value: .word("COLOR", words(SystemColor.self)),
        help: "the colour of the shape", standard: "red"),
      CommandOption(
        name: "foreground", key: .foreground,
        value: .word("COLOR|auto", ["auto", "white", "black"]),
        help: "the colour of the label; auto is white or black, whichever is easier to read",
        standard: "white"),
      CommandOption(
        name: "palette", key: .palette, value: .oneOf(words(Palette.self)),
        help: "the table of system colours", standard: "ios18"),
      CommandOption(
        name: "appearance", key: .appearance, value: .oneOf(words(Appearance.self)),
        help: "the variant of system colours", standard: "light"),
      CommandOption(
        name: "contrast", key: .contrast, value: .oneOf(words(ColorContrast.self)),
        help: "the contrast of system colours", standard: "normal"),
    ])

  /// The names of an enumeration's values.
  static func words<T: CaseIterable & RawRepresentable>(_: T.Type) -> [String]
  where T.RawValue == String {
    T.allCases.map(\.rawValue)
  }

  private static let weightNames = stride(from: 100, through: 900, by: 100).compactMap {
    FontWeight($0)?.name
  }
}
