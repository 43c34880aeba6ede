/// What is wrong with a badge, in which field, and what to change.
public struct BadgeError: Error, Hashable, Sendable {
  /// The kinds of fault; the raw value is what records carry as `error.code`.
  public enum Code: String, Sendable {
    /// A value that its field does not take.
    case invalidValue
    /// Two fields that exclude each other, or one that needs another.
    case conflict
    /// A label that does not fit the width, the frame or the height it was given.
    case doesNotFit
    /// A picture beyond the limits on sides or area.
    case tooLarge
    /// No face can be used to draw the label.
    case noUsableFont
    /// A font file or folder that cannot be read.
    case unreadableFont
    /// A file that was given as a font and is none.
    case badFont
    /// A file that was given as an icon and is none.
    case badIcon
    /// A fault in a library below, or in this one.
    case `internal`
  }

  /// The kind of fault.
  public let code: Code

  /// The manifest key of the field at fault (`tint`, `cornerRadius`, …), nil where no one field is.
  public let field: String?

  /// One line that says what is wrong and what would be right.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of fault; default: a value its field does not take.
  ///   - field: The manifest key of the field at fault, nil where no one field is.
  ///   - message: One line; user text in it is quoted with `quoted(_:)`.
  public init(_ code: Code = .invalidValue, field: String?, _ message: String) {
    self.code = code
    self.field = field
    self.message = message
  }
}

extension BadgeError: CustomStringConvertible {
  /// The field, where there is one, and the message: `tint: "#12": not a colour`.
  public var description: String {
    field.map { "\($0): \(message)" } ?? message
  }
}
