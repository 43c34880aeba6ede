import Badges

/// Arguments in the one spelling that GLib's parser reads without surprises.
///
/// `-oFILE` becomes `-o FILE` and `-qo` becomes `-q -o`; what follows `--` is set apart; a value given
/// to an option that takes none, which the parser would drop, is refused, and so is an unknown option.
struct ArgumentSpelling {
  /// Options, their values, and whatever else stands before `--`.
  private(set) var arguments: [[UInt8]] = []
  /// What stands behind `--`.
  private(set) var operands: [[UInt8]] = []
  /// The first thing that is wrong, which is left out; nil where nothing is.
  private(set) var fault: CommandError?

  private let options: [CommandOption]
  private let command: String?

  init(_ raw: [[UInt8]], options: [CommandOption], command: String?) {
    self.options = options
    self.command = command
    var rest = raw[...]
    while let argument = rest.popFirst() {
      if argument == Self.hyphens {
        operands = Array(rest)
        return
      }
      guard argument.count > 1, argument[0] == Self.hyphen else {
        arguments.append(argument)
        continue
      }
      let isLong = argument[1] == Self.hyphen
      let awaitsValue = isLong ? appendLong(argument) : appendShort(argument)
      if awaitsValue, let value = rest.popFirst() { arguments.append(value) }
    }
  }

  private mutating func refuse(_ error: CommandError) {
    fault = fault ?? error
  }

  /// The option is left out: the parser would take letters out of it.
  private mutating func refuseUnknown(_ argument: [UInt8]) {
    let typed = argumentText(argument.prefix { $0 != UInt8(ascii: "=") })
    let near = nearest(to: String(typed.drop { $0 == "-" }), among: options.map(\.name))
    let hint = near.map { "; did you mean --\($0)?" } ?? "; see \(helpCommand(command))"
    refuse(CommandError.usage(nil, "\(quoted(typed)): unknown option\(hint)"))
  }

  /// Whether the next argument is the option's value.
  private mutating func appendLong(_ argument: [UInt8]) -> Bool {
    let parts = argument.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { Array($0.name.utf8) == Array(parts[0]) }) else {
      refuseUnknown(argument)
      return false
    }
    guard parts.count == 1 || option.takesValue else {
      let value = quoted(argumentText(parts[1]))
      refuse(CommandError.usage("--\(option.name)", "\(value): this option takes no value"))
      return false
    }
    arguments.append(argument)
    return option.takesValue && parts.count == 1
  }

  /// Whether the next argument is the last letter's value.
  private mutating func appendShort(_ argument: [UInt8]) -> Bool {
    for (index, letter) in argument.enumerated().dropFirst() {
      guard let option = options.first(where: { $0.letter?.asciiValue == letter }) else {
        refuseUnknown(argument)
        return false
      }
      arguments.append([Self.hyphen, letter])
      guard option.takesValue else { continue }
      let value = argument[(index + 1)...]
      if !value.isEmpty { arguments.append(Array(value)) }
      return value.isEmpty
    }
    return false
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let hyphens = [hyphen, hyphen]
}
