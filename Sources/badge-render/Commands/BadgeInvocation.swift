/// The program called to draw a badge, or for its help or version.
struct BadgeInvocation {
  /// The arguments, all of them options.
  let arguments: [[UInt8]]
  /// Where data goes.
  let streams: StandardStreams

  func run() throws(CommandError) {
    let parsed = OptionParser(options: OptionTable.options, command: nil).parse(arguments)
    do throws(CommandError) {
      try run(parsed)
    } catch {
      record(error, parsed.given)
      throw error
    }
  }

  private func run(_ parsed: ParsedArguments) throws(CommandError) {
    if let fault = parsed.fault { throw fault }
    try refuseOperand(parsed.operands.first.map(argumentText), command: nil)
    let names = Set(parsed.given.map(\.option.name))
    if names.contains("help") { return try streams.write(HelpText.program.utf8) }
    if names.contains("version") {
      return try streams.write(line: "badge-render \(programVersion)")
    }
    let badge = try BadgeArguments(parsed.given, streams: streams)
    try RenderCommand(
      request: badge.request, options: badge.options, streams: streams,
      console: Console(level: badge.options.level)
    ).run()
  }

  /// Writes the record of a failure, if records were asked for.
  private func record(_ error: CommandError, _ given: [GivenOption]) {
    let names = Set(given.map(\.option.name))
    let isMeasured = names.contains("measure")
    guard isMeasured || names.contains("json") else { return }
    let out = given.first { $0.option.key == .out }.map {
      PictureTarget.Destination(FilePath($0.value))
    }
    let destination = isMeasured ? nil : error.destination ?? out
    // Where even this can't be written, the message of the failure is still worth more.
    try? PictureRecord(error, destination).write(streams)
  }
}
