import Badges

/// Prints a shell's completion script.
struct CompletionsCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let operand = try input.operand() else {
      throw CommandError.usage(nil, "no shell; give one of \(names)")
    }
    guard let shell = Shell(rawValue: operand) else {
      throw CommandError.usage(nil, "\(quoted(operand)): unknown shell; give one of \(names)")
    }
    let script =
      switch shell {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    try streams.write(script.utf8)
  }
}
