import Badges
import CBadgeGLib

/// An option that was given, and its value; empty for a flag.
struct GivenOption {
  let option: CommandOption
  let value: [UInt8]
}

/// Reads the arguments of a command.
struct OptionParser {
  /// The options the command takes.
  let options: [CommandOption]
  /// The command's name, nil for the one that draws a badge.
  let command: String?

  /// The options that were given, in their order.
  ///
  /// - Throws: For an unknown option, one that lacks its value, one that is given twice, and for anything
  ///   that is no option.
  func parse(_ arguments: [[UInt8]]) throws(CommandError) -> [GivenOption] {
    let (given, operands) = try parseWithOperands(arguments)
    try refuseOperand(operands.first.map(argumentText), command: command)
    return given
  }

  /// The options that were given and all arguments that are no options.
  func parseWithOperands(
    _ arguments: [[UInt8]]
  ) throws(CommandError) -> (given: [GivenOption], operands: [[UInt8]]) {
    let spelling = try ArgumentSpelling(arguments, options: options)
    let (given, rest) = try GLibParser(options).parse(spelling.arguments)
    if let unknown = rest.first(where: { $0.count > 1 && $0[0] == UInt8(ascii: "-") }) {
      throw unknownOption(unknown)
    }
    try refuseRepeated(given)
    return (given, rest + spelling.operands)
  }

  private func unknownOption(_ argument: [UInt8]) -> CommandError {
    let typed = argumentText(argument.prefix { $0 != UInt8(ascii: "=") })
    let near = nearest(to: String(typed.trimmingPrefix("--")), among: options.map(\.name))
    let hint = near.map { "; did you mean --\($0)?" } ?? seeHelp
    return CommandError.usage(nil, "\(quoted(typed)): unknown option\(hint)")
  }

  private func refuseRepeated(_ given: [GivenOption]) throws(CommandError) {
    var seen: Set<String> = []
    for entry in given where !seen.insert(entry.option.name).inserted {
      guard !entry.option.isRepeatable else { continue }
      throw CommandError.usage(entry.option.spelling, "given twice")
    }
  }

  private var seeHelp: String {
    "; see " + helpCommand(command)
  }
}

/// Refuses an argument that is no option, where a command takes none.
func refuseOperand(_ operand: String?, command: String?) throws(CommandError) {
  guard let operand else { return }
  throw CommandError.usage(
    nil, "\(quoted(operand)): unexpected argument; see \(helpCommand(command))")
}

/// What explains a command, nil for the one that draws a badge.
private func helpCommand(_ command: String?) -> String {
  "badge-render " + (command.map { "help \($0)" } ?? "--help")
}
