import BadgeImage
import Glibc
import Testing

struct SignalTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU])
  func `a signal in the middle of a file leaves whole files only`(signal: Int32) throws {
    let writer = try Writer()
    try writer.stopInTheMiddleOfAFile()
    #expect(writer.end(by: signal) == signal)
    let names = writer.program.directory.names(in: "d")
    #expect(!names.isEmpty || writer.wasFirst)
    for name in names {
      #expect(!name.hasPrefix("."))
      let bytes = writer.program.directory.bytes("d/\(name)") ?? []
      #expect(throws: Never.self, "\(name)") { try Bitmap(png: bytes) }
    }
  }
}

/// The program, busy with writing one file after another.
private final class Writer {
  let program: BadgeRenderProgram
  private let output: Directory
  private let process: pid_t

  init() throws {
    program = try BadgeRenderProgram()
    output = try Directory()
    let arguments = ["bench", "--badges", "1000000", "--scale", "4", "--out", "d"]
    process = try Launcher(directory: program.directory).start(
      BadgeRenderProgram.path, arguments.map { Array($0.utf8) }, output)
  }

  /// Whether the first file was the one in the middle.
  private(set) var wasFirst = false

  /// Stops the program where a file is there under a temporary name.
  func stopInTheMiddleOfAFile() throws {
    var status: Int32 = 0
    repeat {
      kill(process, SIGCONT)
      sched_yield()
      kill(process, SIGSTOP)
      guard waitpid(process, &status, WUNTRACED) == process, status & 0xFF == 0x7F else {
        throw SystemFailure(code: ESRCH, of: "the program")
      }
    } while !program.directory.names(in: "d").contains { $0.hasPrefix(".badge-render-") }
    wasFirst = program.directory.names(in: "d").count == 1
  }

  /// Sends a signal and lets the program go on; the signal that ended it.
  func end(by signal: Int32) -> Int32 {
    kill(process, signal)
    kill(process, SIGCONT)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F
  }
}
