/// The manual page, in roff.
enum ManualPage {
  static let text =
    header + OptionTable.groups.map(group).joined() + commands + exitStatus + files + examples

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

  private static let exitStatus = #"""
    .SH EXIT STATUS
    .TP
    0
    The badge was drawn, or it shows nothing and that is allowed.
    .TP
    1
    The pictures that were compared differ.
    .TP
    64
    Something is wrong on the command line, values included.
    .TP
    65
    The badge shows nothing under \-\-hidden error, or a warning under \-\-strict.
    .TP
    66
    An input is missing or unreadable.
    .TP
    69
    There is no usable font, or a warning about fonts under \-\-strict.
    .TP
    70
    A fault in the program.
    .TP
    73
    The output can't be opened or created.
    .TP
    74
    The output can't be written to its end.

    """#

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
