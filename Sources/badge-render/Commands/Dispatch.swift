import Badges

/// Runs the command that the arguments name; without a name, draws a badge.
///
/// - Returns: How the program ends: done, or different pictures.
func dispatch(
  _ arguments: [[UInt8]], _ streams: StandardStreams
) throws(CommandError) -> ExitStatus {
  guard let first = arguments.first, first.first != UInt8(ascii: "-") else {
    try BadgeInvocation(arguments: arguments, streams: streams).run()
    return .done
  }
  if let order = SVGOrder(arguments) {
    try order.run(streams)
    return .done
  }
  let name = try CommandName(given: argumentText(first))
  let rest = Array(arguments.dropFirst())
  if name == .batch, PersistentWorker.isWanted(rest) {
    return try PersistentWorker(rest, streams: streams).run()
  }
  let parser = OptionParser(options: name.options, command: name.rawValue)
  let parsed = parser.parse(rest)
  if let fault = parsed.fault { throw fault }
  let input = CommandInput(
    name: name, given: parsed.given, files: parsed.operands.map(FilePath.init))
  guard !input.has("help") else {
    try streams.write(HelpText.command(name).utf8)
    return .done
  }
  return try run(input, streams)
}

private func run(
  _ input: CommandInput, _ streams: StandardStreams
) throws(CommandError) -> ExitStatus {
  switch input.name {
  case .batch:
    return try BatchCommand(given: input.given, operands: input.files).run(streams)
  case .compare: return try CompareCommand(input).run(streams)
  case .goldens: try GoldensCommand(input).run(streams)
  case .report: try ReportCommand(input).run(streams)
  case .help: try HelpCommand(input).run(streams)
  case .completions: try CompletionsCommand(input).run(streams)
  case .doctor: try DoctorCommand(input).run(streams)
  case .bench: try BenchCommand(input).run(streams)
  }
  return .done
}

extension CommandName {
  /// The command of that name.
  init(given text: String) throws(CommandError) {
    guard let name = CommandName(rawValue: text) else {
      let names = CommandName.listed.map(\.rawValue)
      throw CommandError.usage(
        nil, "\(quoted(text)): unknown command\(didYouMean(text, among: names))")
    }
    self = name
  }
}

/// What a command was given.
struct CommandInput {
  let name: CommandName
  let given: [GivenOption]
  /// What is no option, as it was given.
  let files: [FilePath]

  /// What is no option, as text.
  var operands: [String] { files.map(\.text) }

  /// Whether a flag was given.
  func has(_ option: String) -> Bool {
    given.contains { $0.option.name == option }
  }

  /// The value of an option as text, nil where it was not given.
  func value(_ option: String) -> String? {
    bytes(option).map(argumentText)
  }

  /// The value of an option as a file's name, nil where it was not given.
  func file(_ option: String) -> FilePath? {
    bytes(option).map(FilePath.init)
  }

  private func bytes(_ option: String) -> [UInt8]? {
    given.first { $0.option.name == option }?.value
  }

  /// The one operand a command may take.
  func operand() throws(CommandError) -> String? {
    try refuseOperand(operands.dropFirst().first, command: name.rawValue)
    return operands.first
  }

  /// Refuses operands.
  func requireNoOperands() throws(CommandError) {
    try refuseOperand(operands.first, command: name.rawValue)
  }
}
