import Badges

/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable {
  /// The kinds of fault that callers tell apart.
  package enum Kind: Hashable, Sendable {
    /// The text ends inside a value.
    case endsTooEarly
    /// Something follows the value.
    case goesOn
    /// A key occurs twice in one object.
    case duplicateKey
    /// A number lies beyond what can be stored.
    case numberTooLarge
    /// Bytes are not UTF-8.
    case notUTF8
    /// Values are nested too deep.
    case tooDeep
    /// Anything else.
    case syntax
  }

  /// The kind of fault.
  package let kind: Kind
  /// The line, from 1; nil where the place isn't known.
  package let line: Int?
  /// The character in the line, from 1; nil where the place isn't known.
  package let column: Int?
  /// The key of the outermost object whose value is at fault, nil where there is none.
  package let key: String?
  /// What is wrong, without the place; user text in it is quoted.
  package let message: String
}

extension JSONError: CustomStringConvertible {
  /// The place, where it is known, and the message: `1:8: "a": this key is there twice`.
  package var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}
