extension BadgeSymbol: CaseIterable {
  /// Every symbol: each glyph alone, in a ring and on a disc.
  public static let allCases = SymbolGlyph.allCases.flatMap { glyph in
    SymbolEnclosure.allCases.map { BadgeSymbol(glyph, in: $0) }
  }
}

extension BadgeSymbol: RawRepresentable {
  /// The name: `arrow.up.circle.fill`.
  public var rawValue: String { glyph.rawValue + enclosure.rawValue }

  /// The symbol of that name, nil where there is none; the case of letters counts.
  public init?(rawValue: String) {
    guard let symbol = Self.named[Array(rawValue.utf8)] else { return nil }
    self = symbol
  }

  /// By their bytes, since `==` on strings takes the Kelvin sign for a K.
  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { (Array($0.rawValue.utf8), $0) })
}

extension BadgeSymbol {
  /// Reads a symbol's name.
  ///
  /// - Parameters:
  ///   - text: The user's text.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the names and suggests one where the text is nearly it.
  public init(_ text: String, field: String = "symbol") throws(BadgeError) {
    guard let symbol = BadgeSymbol(rawValue: text) else {
      let glyphs = SymbolGlyph.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadgeError(
        field: field,
        "\(quoted(text)): not a symbol (use \(glyphs), each also with .circle or .circle.fill)"
          + didYouMean(text, among: Self.allCases.map(\.rawValue)))
    }
    self = symbol
  }
}

extension BadgeSymbol: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension BadgeSymbol: Codable {
  /// Reads a symbol from its name.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { (text) throws(BadgeError) in try BadgeSymbol(text) }
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(rawValue)
  }
}
