/// Completion for bash.
enum BashCompletion {
  static let script = """
    # Completion of badge-render for bash.
    _badge_render() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      COMPREPLY=()
      # Of --shape=c, the shell makes three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case $previous in
    \(cases)
      esac
      if [[ $COMP_CWORD -eq 1 && $current != -* ]]; then
        COMPREPLY=($(compgen -W '\(CommandName.listed.map(\.rawValue).joined(separator: " "))' -- "$current"))
      else
        COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$current"))
      fi
    }
    complete -F _badge_render badge-render

    """

  private static let cases =
    (OptionTable.options.compactMap(caseOf) + [
      answer("completions", "-W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'"),
      answer(
        "goldens", "-W '\(GoldensCommand.Action.allCases.map(\.rawValue).joined(separator: " "))'"),
      answer("compare|report", "-f"),
      answer("help", "-W '\(CommandName.listed.map(\.rawValue).joined(separator: " "))'"),
    ]).joined(separator: "\n")

  private static let names = OptionTable.options.flatMap(spellings)

  private static func spellings(_ option: CommandOption) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  private static func caseOf(_ option: CommandOption) -> String? {
    let pattern = spellings(option).joined(separator: "|")
    switch option.value {
    case .flag: return nil
    case .file: return answer(pattern, "-f")
    case .directory: return answer(pattern, "-d")
    case .text: return "    \(pattern)) return ;;"
    case .oneOf(let words), .word(_, let words):
      return answer(pattern, "-W '\(words.joined(separator: " "))'")
    }
  }

  private static func answer(_ pattern: String, _ action: String) -> String {
    "    \(pattern)) COMPREPLY=($(compgen \(action) -- \"$current\")); return ;;"
  }
}
