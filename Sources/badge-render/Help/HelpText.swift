/// What the program says of itself, in 80 columns.
enum HelpText {
  /// How it is called.
  static let usage = """
    Usage: badge-render [OPTIONS] -o FILE
           badge-render help [COMMAND]

    Draws a notification badge to a PNG file:
      badge-render --count 42 --font large -o out.png

    """

  /// All of it.
  static let program: String = {
    let commands = CommandName.listed.map { name in
      entry(name.rawValue, name.summary)
    }
    return usage + text(OptionTable.groups) + "\nCommands:\n" + commands.joined()
      + "\n" + spelling
  }()

  /// Of a command.
  static func command(_ name: CommandName) -> String {
    let call = "badge-render \(name.rawValue) "
    let usages = name.usages.joined(separator: "\n       \(call)")
    return "Usage: \(call)\(usages)\n\n" + capitalized(name.summary) + ".\n"
      + text(name.groups) + (name == .batch ? batch : "")
  }

  /// What is to be known of a batch besides its options.
  private static let batch =
    "\nExit status:\n" + ExitStatusHelp.batch.map { entry($0.status, $0.meaning) }.joined()
    + "\n"
    + wrapped(
      "Options of badges are defaults: what the manifest says displaces them. Its keys are their "
        + "names in camelCase, but \(keys).", columns: 80
    ).joined(separator: "\n") + "\n" + spelling

  /// The keys that aren't their options' names.
  private static let keys = OptionTable.renamedKeys
    .map { "\"\($0.key.rawValue)\" for --\($0.option.name)" }.joined(separator: " and ")

  private static let spelling = """
    Values are written in camelCase or in kebab-case: topLeft, top-left.
    @FILE stands for the arguments in a file, one to the line; @@x is the text @x.

    """

  private static func text(_ groups: [OptionGroup]) -> String {
    groups.map { "\n\($0.title):\n" + $0.options.map(entry).joined() }.joined()
  }

  /// An option's line or lines.
  private static func entry(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    return entry("\(letter)--\(option.name)\(value)", option.fullHelp)
  }

  /// A name beside its explanation; a long name has a line of its own.
  private static func entry(_ name: String, _ help: String) -> String {
    let margin = String(repeating: " ", count: indentation)
    let lines = wrapped(help, columns: 80 - indentation)
    let body = lines.joined(separator: "\n\(margin)")
    let head = "  \(name)"
    guard head.count + 2 <= indentation else { return "\(head)\n\(margin)\(body)\n" }
    return head + margin.dropFirst(head.count) + body + "\n"
  }

  private static let indentation = 26

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The text in lines of at most so many characters, broken at spaces.
func wrapped(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= columns {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
