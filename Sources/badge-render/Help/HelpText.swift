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
    let groups = OptionTable.groups.map { group in
      "\n\(group.title):\n" + group.options.map(entry).joined()
    }
    return usage + groups.joined() + "\nCommands:\n" + commands.joined() + """

      Values are written in camelCase or in kebab-case: topLeft, top-left.
      @FILE stands for the arguments in a file, one to the line; @@x is the text @x.

      """
  }()

  /// Of a command.
  static func command(_ name: CommandName) -> String {
    "Usage: badge-render \(name.rawValue)\(name.operands)\n\n"
      + capitalized(name.summary) + ".\n\nOptions:\n" + name.options.map(entry).joined()
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
