/// Completion for bash.
enum BashCompletion {
  static let script = """
    # Completion of badge-render for bash.
    _badge_render() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= options
      COMPREPLY=()
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} != -* ]]; then
        command=${COMP_WORDS[1]}
      fi
      # Of --shape=c, the shell makes three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      case $command:$previous in
    \(values)
      esac
      if [[ $COMP_CWORD -eq 1 && $current != -* ]]; then
        \(words(CommandName.listed.map(\.rawValue)))
        return
      fi
      case $command in
    \(options)
      esac
      if [[ -z $command || $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
        return
      fi
      case $command:$COMP_CWORD in
    \(operands)
      esac
    }
    # Names of files are taken as they are, and one of a folder is gone on with.
    _badge_render_files() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
    }
    complete -F _badge_render badge-render

    """

  /// What a command explains anew stands before the option it is elsewhere.
  private static let values =
    (CommandName.listed.flatMap { name in
      name.ownOptions.compactMap { value($0, of: name.rawValue) }
    } + OptionTable.options.compactMap { value($0, of: "*") }).joined(separator: "\n")

  private static func value(_ option: CommandOption, of command: String) -> String? {
    guard option.takesValue else { return nil }
    let pattern = option.spellings.map { "\(command):\($0)" }.joined(separator: "|")
    return line(pattern, "\(action(option.value))return")
  }

  private static func action(_ value: CommandOption.Value) -> String {
    switch value {
    case .flag, .text: ""
    case .file: "\(files("-f")); "
    case .directory: "\(files("-d")); "
    case .oneOf(let list), .word(_, let list): "\(words(list)); "
    }
  }

  private static let options =
    (CommandName.listed.map { name in
      line(name.rawValue, "options='\(spellings(name.options))'")
    } + [line("*", "options='\(spellings(OptionTable.options))'")]).joined(separator: "\n")

  private static func spellings(_ options: [CommandOption]) -> String {
    options.flatMap(\.spellings).joined(separator: " ")
  }

  private static let operands = CommandName.listed.compactMap { name -> String? in
    switch name.operand {
    case .files: line("\(name.rawValue):*", files("-f"))
    case .directory: line("\(name.rawValue):*", files("-d"))
    case .words(let list): line("\(name.rawValue):2", words(list))
    case .none: nil
    }
  }.joined(separator: "\n")

  private static func line(_ pattern: String, _ action: String) -> String {
    "    \(pattern)) \(action) ;;"
  }

  private static func words(_ list: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(list.joined(separator: " "))' -- \"$current\"))"
  }

  private static func files(_ kind: String) -> String {
    "_badge_render_files \(kind) \"$current\""
  }
}
