import CBadgeSystem

/// The program.
@main
struct Program {
  static func main() {
    let streams = ProcessSetup.prepare()
    let arguments = commandLineArguments()
    exit(run(arguments, streams: streams).rawValue)
  }

  /// Does what the arguments say and reports what went wrong.
  static func run(_ arguments: [[UInt8]], streams: StandardStreams) -> ExitStatus {
    do throws(CommandError) {
      let arguments = try expandingResponseFiles(arguments)
      guard !arguments.isEmpty else {
        Console().write(HelpText.usage)
        return .usage
      }
      return try dispatch(arguments, streams)
    } catch {
      Console().error(error)
      return error.status
    }
  }
}
