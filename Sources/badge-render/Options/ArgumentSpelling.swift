import Badges

/// Arguments in the one spelling that GLib's parser reads without surprises.
///
/// `-oFILE` becomes `-o FILE` and `-qo` becomes `-q -o`; what follows `--` is set apart; a value given
/// to an option that takes none, which the parser would drop, is refused.
struct ArgumentSpelling {
  /// Options, their values, and whatever else stands before `--`.
  private(set) var arguments: [[UInt8]] = []
  /// What stands behind `--`.
  private(set) var operands: [[UInt8]] = []
  /// The first thing that is wrong, which is left out; nil where nothing is.
  private(set) var fault: CommandError?

  private let options: [CommandOption]

  init(_ raw: [[UInt8]], options: [CommandOption]) {
    self.options = options
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

  /// Whether the next argument is the option's value.
  private mutating func appendLong(_ argument: [UInt8]) -> Bool {
    let parts = argument.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let option = options.first { Array($0.name.utf8) == Array(parts[0]) }
    if let option, parts.count > 1, !option.takesValue {
      let value = quoted(argumentText(parts[1]))
      let error = CommandError.usage("--\(option.name)", "\(value): this option takes no value")
      fault = fault ?? error
      return false
    }
    arguments.append(argument)
    return option?.takesValue == true && parts.count == 1
  }

  /// Whether the next argument is the last letter's value.
  private mutating func appendShort(_ argument: [UInt8]) -> Bool {
    for (index, letter) in argument.enumerated().dropFirst() {
      let option = options.first { $0.letter?.asciiValue == letter }
      guard let option else {
        arguments.append([Self.hyphen] + argument[index...])
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
