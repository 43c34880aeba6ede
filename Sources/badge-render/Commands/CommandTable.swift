/// The commands besides drawing a badge.
enum CommandName: String, CaseIterable {
  case batch, compare, goldens, report, help, completions, doctor, bench

  /// The commands that help speaks of.
  static let listed: [CommandName] = [
    .batch, .compare, .goldens, .report, .help, .completions, .doctor,
  ]

  /// One line of help.
  var summary: String {
    switch self {
    case .batch: "draw the badges of a manifest"
    case .compare: "say how two PNG files differ"
    case .goldens: "list, accept or reject the new pictures of tests"
    case .report: "write a page that shows the pictures of failed tests"
    case .help: "explain a command"
    case .completions: "print a shell's completion script"
    case .doctor: "print library versions and the fonts found, and test the program"
    case .bench: "draw many badges and print how long it took"
    }
  }

  /// What follows the name, in each way to call the command.
  var usages: [String] {
    switch self {
    case .batch: ["[OPTIONS] MANIFEST|-", "--schema", "--\(PersistentWorker.name) [OPTIONS]"]
    case .compare: ["EXPECTED ACTUAL [OPTIONS]"]
    case .goldens:
      ["\(OptionTable.words(GoldensCommand.Action.self).joined(separator: "|")) [--json] [NAME…]"]
    case .report: ["DIR -o FILE"]
    case .help: ["[COMMAND]", "--man"]
    case .completions: [OptionTable.words(Shell.self).joined(separator: "|")]
    case .doctor: ["[--json | --symbols -o FILE]"]
    case .bench: ["--badges N [--scale S] [--threads T] [--out DIR]"]
    }
  }

  /// The options of the command under their headings.
  var groups: [OptionGroup] {
    self == .batch ? Self.batchGroups : [OptionGroup(title: "Options", options: options)]
  }

  /// The options that the command has besides those of the one that draws a badge, or explains anew.
  var ownOptions: [CommandOption] {
    options.filter { !OptionTable.options.contains($0) }
  }

  /// The options of the command.
  var options: [CommandOption] {
    switch self {
    case .batch: Self.batchGroups.flatMap(\.options)
    case .compare: Self.compareOptions
    case .goldens:
      [CommandOption(name: "json", help: "print one line of JSON each"), Self.helpOption]
    case .report:
      [
        CommandOption(name: "output", letter: "o", value: .file("FILE"), help: "the page to write"),
        Self.helpOption,
      ]
    case .help: [CommandOption(name: "man", help: "print the manual page"), Self.helpOption]
    case .completions: [Self.helpOption]
    case .doctor: Self.doctorOptions
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

  private static let compareOptions = [
    CommandOption(
      name: "max-channel-delta", value: .text("N"),
      help: "0 to 255 levels a pixel may differ by without failing", standard: "0"),
    CommandOption(
      name: "max-pixels", value: .text("N|N%"),
      help: "how many pixels may fail, or which share of all", standard: "0"),
    CommandOption(
      name: "diff", value: .file("FILE"),
      help: "draw what differs; the file is removed where nothing does"),
    CommandOption(name: "json", help: "print one line of JSON"),
    helpOption,
  ]

  private static let doctorOptions = [
    CommandOption(name: "json", help: "print one line of JSON"),
    CommandOption(name: "symbols", help: "draw all symbols with their names, and nothing else"),
    CommandOption(
      name: "output", letter: "o", value: .file("FILE"),
      help: "the PNG of --symbols; - is standard output"),
    helpOption,
  ]

  private static let helpOption = CommandOption(name: "help", help: "print this help")
}

/// The shells with completion scripts.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
