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
    \(CommandName.listed.map(branch).joined(separator: "\n"))
      esac
      _arguments \\
    \(arguments(OptionTable.options))
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

  /// What completes behind a command's name, which is left out.
  private static func branch(_ name: CommandName) -> String {
    """
        \(name.rawValue))
          shift words
          (( CURRENT-- ))
          _arguments \\
    \(arguments(name.options, operand(name)))
          return ;;
    """
  }

  private static func arguments(_ options: [CommandOption], _ operand: String? = nil) -> String {
    (options.map(argument) + (operand.map { [$0] } ?? [])).map { "    \($0)" }
      .joined(separator: " \\\n")
  }

  private static func operand(_ name: CommandName) -> String? {
    switch name.operand {
    case .files: "'*:file:_files'"
    case .directory: "'1:folder:_files -/'"
    case .words(let words): "'1:word:(\(words.joined(separator: " ")))'"
    case .none: nil
    }
  }

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
