/// An option of a command: what the parser, the help, the manual and the completions are made from.
struct CommandOption: Equatable {
  /// The name behind the two hyphens; also its identity.
  let name: String
  /// The letter behind one hyphen.
  var letter: Character?
  /// What it sets of a badge, nil for an option of the program itself.
  var key: SettingKey?
  /// What its value is.
  var value = Value.flag
  /// One line of help, without its default.
  var help: String
  /// What holds where it is not given, nil where that goes without saying.
  var standard: String?
  /// Whether it may be given more than once.
  var isRepeatable = false

  /// What an option's value is.
  enum Value: Equatable {
    /// There is none.
    case flag
    /// Anything, shown in help under a name.
    case text(String)
    /// One of a few words.
    case oneOf([String])
    /// A word or number shown under a name; completion offers the words.
    case word(String, [String])
    /// A file's name.
    case file(String)
    /// A directory's name.
    case directory(String)
  }

  /// Whether a value follows.
  var takesValue: Bool {
    if case .flag = value { false } else { true }
  }

  /// What stands for the value in help; nil for a flag.
  var placeholder: String? {
    switch value {
    case .flag: nil
    case .text(let name), .word(let name, _), .file(let name), .directory(let name): name
    case .oneOf(let words): words.joined(separator: "|")
    }
  }

  /// The words that completion offers.
  var words: [String] {
    switch value {
    case .oneOf(let words), .word(_, let words): words
    case .flag, .text, .file, .directory: []
    }
  }

  /// The option as the user types it; the letter where it has one.
  var spelling: String {
    letter.map { "-\($0)" } ?? "--\(name)"
  }

  /// The line of help with its default.
  var fullHelp: String {
    standard.map { "\(help) (default: \($0))" } ?? help
  }
}

extension CommandOption {
  /// The option with what it means in another command.
  func explained(_ help: String) -> CommandOption {
    var option = self
    option.help = help
    return option
  }
}

/// Options under one heading.
struct OptionGroup {
  /// The heading.
  let title: String
  /// The options, in the order of the help.
  let options: [CommandOption]
}
