/// Completion for fish.
enum FishCompletion {
  static let script =
    """
    # Completion of badge-render for fish.
    # Whether the command is one of the given ones.
    function __badge_render_command
      set -l words (commandline -opc)
      set -q words[2]; and contains -- $words[2] $argv
    end
    complete -c badge-render -f

    """ + commands + CommandName.listed.map(lines).joined() + OptionTable.options.map(line).joined()

  private static let commands = CommandName.listed.map { name in
    "complete -c badge-render -n __fish_use_subcommand -a \(name.rawValue)"
      + " -d '\(escaped(name.summary))'\n"
  }.joined()

  private static func lines(_ name: CommandName) -> String {
    let condition = " -n '__badge_render_command \(name.rawValue)'"
    return line(condition, name.operand)
      + name.ownOptions.map { line($0, condition) }.joined()
  }

  private static func line(_ condition: String, _ operand: CommandName.Operand) -> String {
    let what: String
    switch operand {
    case .files: what = "-F"
    case .directory: what = "-a '(__fish_complete_directories)'"
    case .words(let words): what = "-a '\(words.joined(separator: " "))'"
    case .none: return ""
    }
    return "complete -c badge-render\(condition) \(what)\n"
  }

  private static func line(_ option: CommandOption) -> String {
    let others = option.commandsWithout.map(\.rawValue).joined(separator: " ")
    return line(
      option, others.isEmpty ? "" : " -n 'not __badge_render_command \(others)'")
  }

  private static func line(_ option: CommandOption, _ condition: String) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "complete -c badge-render\(condition)\(letter) -l \(option.name)\(value(option))"
      + " -d '\(escaped(option.help))'\n"
  }

  private static func value(_ option: CommandOption) -> String {
    switch option.value {
    case .flag: ""
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .text: " -x"
    case .oneOf(let words), .word(_, let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }

  /// Text inside single quotes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }
}
