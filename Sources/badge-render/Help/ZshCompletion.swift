/// Completion for zsh.
enum ZshCompletion {
  static let script = """
    #compdef badge-render
    # Completion of badge-render for zsh.
    _badge_render() {
      if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        local -a commands=(
    \(commands)
        )
        _describe command commands
        return
      fi
      case ${words[2]} in
        completions) _values shell \(Shell.allCases.map(\.rawValue).joined(separator: " ")); return ;;
        compare|report) _files; return ;;
        goldens) _values action \(GoldensCommand.Action.allCases.map(\.rawValue).joined(separator: " ")); return ;;
        help) _values command \(CommandName.listed.map(\.rawValue).joined(separator: " ")); return ;;
        doctor) _arguments '--json[print one line of JSON]' '--symbols[draw all symbols]' '-o+[the PNG]:file:_files'; return ;;
      esac
      _arguments \\
    \(options)
    }
    # A file on the search path is called to complete; one that is sourced only says what to call.
    if [[ ${funcstack[1]} == _badge[-_]render ]]; then
      _badge_render "$@"
    elif (( ${+functions[compdef]} )); then
      compdef _badge_render badge-render
    fi

    """

  private static let commands = CommandName.listed.map { name in
    "      '\(name.rawValue):\(escaped(name.summary))'"
  }.joined(separator: "\n")

  private static let options = OptionTable.options.map { "    \(argument($0))" }
    .joined(separator: " \\\n")

  private static func argument(_ option: CommandOption) -> String {
    let help = "[\(escaped(option.help))]"
    let value = option.placeholder.map { ":\(escaped($0)):\(action(option))" } ?? ""
    let many = option.isRepeatable ? "*" : ""
    // Behind these signs a value may also stand in the same word.
    let (joined, equals) = option.takesValue ? ("+", "=") : ("", "")
    let long = "--\(option.name)\(equals)"
    guard let letter = option.letter else { return "'\(many)\(long)\(help)\(value)'" }
    return "'(-\(letter) --\(option.name))'{-\(letter)\(joined),\(long)}'\(help)\(value)'"
  }

  private static func action(_ option: CommandOption) -> String {
    switch option.value {
    case .file: "_files"
    case .directory: "_files -/"
    default: option.words.isEmpty ? "" : "(\(option.words.joined(separator: " ")))"
    }
  }

  /// Text inside single quotes, where brackets and colons end a part.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
