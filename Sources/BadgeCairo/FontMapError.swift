/// Why no map of fonts can be made; none of them is a font's fault.
package enum FontMapError: Error, Hashable, Sendable {
  /// fontconfig gives no configuration.
  case noConfiguration
  /// fontconfig does not take the rules for emoji and bitmap fonts.
  case refusedRules
  /// Pango was built without FreeType.
  case noFreeType
}

extension FontMapError: CustomStringConvertible {
  /// What is missing.
  package var description: String {
    switch self {
    case .noConfiguration: "no font configuration can be made"
    case .refusedRules: "the font configuration's rules are refused"
    case .noFreeType: "Pango can't load fonts with FreeType"
    }
  }
}
