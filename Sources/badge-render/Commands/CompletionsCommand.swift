import Badges

/// Prints a shell's completion script.
struct CompletionsCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    guard let operand = try input.operand() else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage(nil, "no shell; give one of \(names)")
    }
    let shell: Shell = try command { () throws(BadgeError) in try choice(operand, field: "shell") }
    let script =
      switch shell {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    try streams.write(script.utf8)
  }
}
