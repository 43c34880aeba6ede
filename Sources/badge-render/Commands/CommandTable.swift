/// The commands besides drawing a badge.
enum CommandName: String, CaseIterable {
  case help, completions, doctor, bench

  /// The commands that help speaks of.
  static let listed: [CommandName] = [.help, .completions, .doctor]

  /// One line of help.
  var summary: String {
    switch self {
    case .help: "explain a command"
    case .completions: "print a shell's completion script"
    case .doctor: "print library versions and the fonts found, and test the program"
    case .bench: "draw many badges and print how long it took"
    }
  }

  /// What follows the name.
  var operands: String {
    switch self {
    case .help: " [COMMAND]"
    case .completions: " \(Shell.allCases.map(\.rawValue).joined(separator: "|"))"
    case .doctor: " [--json]"
    case .bench: " --badges N [--scale S] [--threads T] [--out DIR]"
    }
  }

  /// The options of the command.
  var options: [CommandOption] {
    switch self {
    case .help: [CommandOption(name: "man", help: "print the manual page"), Self.helpOption]
    case .completions: [Self.helpOption]
    case .doctor: [CommandOption(name: "json", help: "print one line of JSON"), Self.helpOption]
    case .bench:
      [
        CommandOption(name: "badges", value: .text("N"), help: "how many"),
        CommandOption(name: "scale", value: .text("S"), help: "pixels a point", standard: "1"),
        CommandOption(name: "threads", value: .text("T"), help: "how many", standard: "1"),
        CommandOption(name: "out", value: .directory("DIR"), help: "write the files here"),
        Self.helpOption,
      ]
    }
  }

  private static let helpOption = CommandOption(name: "help", help: "print this help")
}

/// The shells with completion scripts.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
