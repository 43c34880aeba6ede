import Badges

/// Why a command ends without success.
struct CommandError: Error, Hashable {
  /// The exit status it leads to.
  let status: ExitStatus
  /// The kind of fault, as records name it.
  let code: String
  /// What is at fault: a manifest key, or an option as the user typed it.
  let field: String?
  /// One line; user text in it is quoted.
  let message: String
  /// The one of several pictures that it is about; nil where it is about all.
  private(set) var destination: PictureTarget.Destination?

  init(_ status: ExitStatus, code: String, field: String? = nil, _ message: String) {
    self.status = status
    self.code = code
    self.field = field
    self.message = message
  }

  /// The place in a manifest that it is about; nil where it is about none.
  private(set) var place: ManifestPlace?

  /// The same about a place in a manifest.
  func at(_ place: ManifestPlace) -> CommandError {
    var error = self
    error.place = place
    return error
  }

  /// The same about one of several pictures.
  func about(_ target: PictureTarget) -> CommandError {
    var error = self
    error.destination = target.destination
    return error
  }

  /// A mistake on the command line.
  static func usage(_ field: String? = nil, _ message: String) -> CommandError {
    CommandError(.usage, code: BadgeError.Code.invalidValue.rawValue, field: field, message)
  }

  /// A fault of the program or a library.
  static func fault(_ message: String) -> CommandError {
    CommandError(.fault, code: BadgeError.Code.internal.rawValue, message)
  }

  init(_ error: BadgeError) {
    self.init(
      ExitStatus(error.code), code: error.code.rawValue, field: error.field, error.message)
  }
}

extension ExitStatus {
  init(_ code: BadgeError.Code) {
    switch code {
    case .invalidValue, .conflict, .doesNotFit, .tooLarge: self = .usage
    case .noUsableFont: self = .noFont
    case .unreadableFont: self = .unreadableInput
    case .badFont, .badIcon: self = .badContent
    case .internal: self = .fault
    }
  }
}

/// The value of a closure; an error of the library becomes one of the program.
func command<T>(_ body: () throws(BadgeError) -> T) throws(CommandError) -> T {
  do { return try body() } catch { throw CommandError(error) }
}
