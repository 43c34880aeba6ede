import Badges
import CBadgeGLib

/// An option that was given, and its value; empty for a flag.
struct GivenOption {
  let option: CommandOption
  let value: [UInt8]
}

/// The arguments of a command, as far as they can be read.
struct ParsedArguments {
  /// The options that were given, in their order, whatever is wrong with others.
  let given: [GivenOption]
  /// All arguments that are no options.
  let operands: [[UInt8]]
  /// What is wrong, nil where nothing is.
  let fault: CommandError?
}

/// Reads the arguments of a command.
struct OptionParser {
  /// The options the command takes.
  let options: [CommandOption]
  /// The command's name, nil for the one that draws a badge.
  let command: String?

  /// The options and operands among the arguments.
  ///
  /// Wrong are an unknown option, one that lacks its value or has one it doesn't take, and one that is
  /// given twice.
  func parse(_ arguments: [[UInt8]]) -> ParsedArguments {
    let spelling = ArgumentSpelling(arguments, options: options, command: command)
    let parsed = GLibParser(options).parse(spelling.arguments)
    return ParsedArguments(
      given: parsed.given, operands: parsed.operands + spelling.operands,
      fault: spelling.fault ?? parsed.fault ?? repeated(parsed.given))
  }

  private func repeated(_ given: [GivenOption]) -> CommandError? {
    var seen: Set<String> = []
    let entry = given.first { !seen.insert($0.option.name).inserted && !$0.option.isRepeatable }
    return entry.map { CommandError.usage($0.option.spelling, "given twice") }
  }
}

/// Refuses an argument that is no option, where a command takes none.
func refuseOperand(_ operand: String?, command: String?) throws(CommandError) {
  guard let operand else { return }
  throw CommandError.usage(
    nil, "\(quoted(operand)): unexpected argument; see \(helpCommand(command))")
}

/// What explains a command, nil for the one that draws a badge.
func helpCommand(_ command: String?) -> String {
  "badge-render " + (command.map { "help \($0)" } ?? "--help")
}
