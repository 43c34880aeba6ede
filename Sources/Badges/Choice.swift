/// The value of an enumeration that a text names.
///
/// A name is the raw value, `topTrailing`, or the same in kebab-case, `top-trailing`, in exactly that
/// case; an alias is taken as it is written.
///
/// - Parameters:
///   - text: The user's text.
///   - field: The manifest key of the field, for the error.
///   - aliases: Further names; default: none.
/// - Throws: An error that lists the names and suggests one where the text is nearly it.
package func choice<T: RawRepresentable & CaseIterable>(
  _ text: String, field: String, aliases: [String: T] = [:]
) throws(BadgeError) -> T where T.RawValue == String {
  if let value = namedValue(text, aliases: aliases) { return value }
  let names = T.allCases.map(\.rawValue)
  let hint = didYouMean(text, among: names + aliases.keys.sorted())
  throw BadgeError(
    field: field, "\(quoted(text)): not one of \(names.joined(separator: ", "))\(hint)")
}

/// The value of an enumeration that a text names by the rule of `choice`, nil where it names none.
package func namedValue<T: RawRepresentable & CaseIterable>(
  _ text: String, aliases: [String: T] = [:]
) -> T? where T.RawValue == String {
  // `==` on strings takes the Kelvin sign for a K; bytes do not.
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
  if let value = T(rawValue: text) ?? aliases[text] { return value }
  guard text.utf8.contains(UInt8(ascii: "-")) else { return nil }
  return T.allCases.first { text == kebabCase($0.rawValue) }
}

/// The camelCase name with a hyphen and a small letter for every capital: `topTrailing` →
/// `top-trailing`.
package func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { result, character in
    result += character.isUppercase ? "-\(character.lowercased())" : "\(character)"
  }
}
