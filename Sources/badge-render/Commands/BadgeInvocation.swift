/// The program called to draw a badge, or for its help or version.
struct BadgeInvocation {
  /// The arguments, all of them options.
  let arguments: [[UInt8]]
  /// Where data goes.
  let streams: StandardStreams

  func run() throws(CommandError) {
    let given: [GivenOption]
    do throws(CommandError) {
      given = try OptionParser(options: OptionTable.options, command: nil).parse(arguments)
    } catch {
      // Which options were meant is not known; the words tell enough.
      try record(error, asked: has("--json"), out: has("-") || has("-o-") ? FilePath("-") : nil)
      throw error
    }
    let names = Set(given.map(\.option.name))
    if names.contains("help") { return try streams.write(HelpText.program.utf8) }
    if names.contains("version") {
      return try streams.write(line: "badge-render \(programVersion)")
    }
    try draw(given)
  }

  private func draw(_ given: [GivenOption]) throws(CommandError) {
    do throws(CommandError) {
      let parsed = try BadgeArguments(given, streams: streams)
      try RenderCommand(
        request: parsed.request, options: parsed.options, streams: streams,
        console: Console(level: parsed.options.level)
      ).run()
    } catch {
      let names = given.map(\.option.name)
      let out = given.first { $0.option.key == .out }.map { FilePath($0.value) }
      try record(error, asked: names.contains("json") || names.contains("measure"), out: out)
      throw error
    }
  }

  /// Writes the record of a failure where records go, if they were asked for.
  private func record(_ error: CommandError, asked: Bool, out: FilePath?) throws(CommandError) {
    guard asked else { return }
    let record = PictureRecord(error, out: out)
    if out == FilePath("-") {
      Console().write(record.line + "\n")
    } else if streams.output != nil {
      try streams.write(line: record.line)
    }
  }

  private func has(_ argument: String) -> Bool {
    arguments.contains(Array(argument.utf8))
  }
}
