/// Explains the program or a command.
struct HelpCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    try streams.write(text().utf8)
  }

  private func text() throws(CommandError) -> String {
    guard let topic = try input.operand() else {
      return input.has("man") ? ManualPage.text : HelpText.program
    }
    return HelpText.command(try CommandName(given: topic))
  }
}
