/// Completion for fish.
enum FishCompletion {
  static let script =
    "# Completion of badge-render for fish.\ncomplete -c badge-render -f\n" + commands
    + OptionTable.options.map(line).joined()

  private static let commands =
    CommandName.listed.map { name in
      "complete -c badge-render -n __fish_use_subcommand -a \(name.rawValue)"
        + " -d '\(escaped(name.summary))'\n"
    }.joined()
    + operands("completions", Shell.allCases.map(\.rawValue))
    + operands("goldens", GoldensCommand.Action.allCases.map(\.rawValue))
    + ["compare", "report"].map { command in
      "complete -c badge-render -n '__fish_seen_subcommand_from \(command)' -F\n"
    }.joined()
    + operands("help", CommandName.listed.map(\.rawValue))

  private static func operands(_ command: String, _ words: [String]) -> String {
    "complete -c badge-render -n '__fish_seen_subcommand_from \(command)'"
      + " -a '\(words.joined(separator: " "))'\n"
  }

  private static func line(_ option: CommandOption) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "complete -c badge-render\(letter) -l \(option.name)\(value(option))"
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
