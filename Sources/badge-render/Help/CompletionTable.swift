/// What completes behind a command's name, for all shells.
extension CommandName {
  /// What may stand where no option does.
  enum Operand {
    /// Files, as many as one likes.
    case files
    /// A directory.
    case directory
    /// One of a few words, right behind the command's name.
    case words([String])
    /// Nothing.
    case none
  }

  /// What the command takes besides options.
  var operand: Operand {
    switch self {
    case .batch, .compare: .files
    case .report: .directory
    case .goldens: .words(OptionTable.words(GoldensCommand.Action.self))
    case .help: .words(CommandName.listed.map(\.rawValue))
    case .completions: .words(OptionTable.words(Shell.self))
    case .doctor, .bench: .none
    }
  }
}

extension CommandOption {
  /// The option as it may be typed, the long form first.
  var spellings: [String] {
    ["--\(name)"] + (letter.map { ["-\($0)"] } ?? [])
  }

  /// The commands that don't have the option, or explain it in their own way.
  var commandsWithout: [CommandName] {
    CommandName.listed.filter { !$0.options.contains(self) }
  }
}
