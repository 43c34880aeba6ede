/// The manual page, in roff.
enum ManualPage {
  static let text =
    header + OptionTable.groups.map(group).joined() + commands
    + CommandName.listed.map(options).joined() + exitStatus + files + examples

  private static let header = #"""
    .TH BADGE\-RENDER 1 "" "badge\-render \#(programVersion)" "User Commands"
    .SH NAME
    badge\-render \- draw notification badges to PNG files
    .SH SYNOPSIS
    .B badge\-render
    .RI [ OPTIONS ]
    .B \-o
    .I FILE
    .br
    .B badge\-render
    .I COMMAND
    .SH DESCRIPTION
    Draws a notification badge, a number, a text, a symbol or a dot on a coloured shape, to a PNG file.
    The same badge gives the same bytes on every machine with the same fonts and library versions.
    .PP
    Values are written in camelCase or in kebab\-case.
    Integers may be written as 5, 5.0 or 1e3.
    .PP
    An argument
    .BI @ FILE
    stands for the arguments in a file, one to the line; the file names no others.
    An argument that is to begin with @ begins with @@.
    .SH OPTIONS

    """#

  private static func group(_ group: OptionGroup) -> String {
    ".SS \(escaped(group.title))\n" + group.options.map(entry).joined()
  }

  private static func entry(_ option: CommandOption) -> String {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\(letter)\\fB\\-\\-\(escaped(option.name))\\fR\(value)\n"
      + escaped(option.fullHelp) + "\n" + words(option)
  }

  private static func words(_ option: CommandOption) -> String {
    guard case .word(_, let words) = option.value,
      !words.allSatisfy({ option.help.contains($0) || option.placeholder?.contains($0) == true })
    else { return "" }
    return ".br\n" + escaped("Names: \(words.joined(separator: ", ")).") + "\n"
  }

  private static let commands =
    ".SH COMMANDS\n"
    + CommandName.listed.map { name in
      let calls = name.usages.map { "\\fB\(name.rawValue)\\fR \(escaped($0))\n" }
      return ".TP\n" + calls.joined(separator: ".TQ\n") + escaped(name.summary) + "\n"
    }.joined()

  /// What a command has of its own; nothing where that is nothing.
  private static func options(_ name: CommandName) -> String {
    guard !name.ownOptions.isEmpty else { return "" }
    let options = name.ownOptions.map(entry).joined()
    return ".SS Options of \(name.rawValue)\n"
      + (name == .batch ? defaults + options + batchStatus : options)
  }

  private static let defaults = """
    The options above are defaults of all badges: what the manifest says displaces them.
    These are added, or mean something else:

    """

  private static let batchStatus =
    ".PP\nThe exit status of a batch:\n" + statuses(ExitStatusHelp.batch)

  private static let exitStatus = ".SH EXIT STATUS\n" + statuses(ExitStatusHelp.program)

  private static func statuses(_ list: [ExitStatusHelp]) -> String {
    list.map { ".TP\n\($0.status)\n\(escaped($0.meaning))\n" }.joined()
  }

  private static let files = #"""
    .SH FILES
    A file appears whole or not at all, and one with the same bytes already is left alone.
    Missing parent directories are made.
    A symbolic link stays, and what it points to is replaced.
    Devices and pipes are written to directly.
    .PP
    Fonts are looked for in /usr/share/fonts and /usr/local/share/fonts; no configuration is read.

    """#

  private static let examples = #"""
    .SH EXAMPLES
    .EX
    badge\-render \-\-count 42 \-\-font large \-o out.png
    badge\-render \-\-count 120 \-\-max 99 \-\-tint purple \-\-scales 1,2,3 \-o badge.png
    badge\-render \-\-symbol checkmark.circle.fill \-\-tint green \-o done.png
    badge\-render \-\-text New \-\-shape rounded \-\-measure
    .EE

    """#

  /// Text that roff shows as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
