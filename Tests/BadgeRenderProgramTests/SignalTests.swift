import BadgeImage
import Foundation
import Testing

struct SignalTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU])
  func `a signal in the middle of a new file leaves whole files only`(signal: Int32) throws {
    let writer = try Writer()
    try writer.stop { writer.hasUnnamedFile }
    try expectWholeFiles(writer, endedBy: signal)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU])
  func `a signal in the middle of a file's replacement leaves whole files only`(
    signal: Int32
  ) throws {
    let writer = try Writer(replacing: 2000)
    try writer.stop { writer.names.contains { $0.hasPrefix(".badge-render-") } }
    try expectWholeFiles(writer, endedBy: signal)
  }

  private func expectWholeFiles(_ writer: Writer, endedBy signal: Int32) throws {
    #expect(writer.end(by: signal) == signal)
    for name in writer.names {
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

  /// - Parameter files: How many of the files are there already, with another picture.
  init(replacing files: Int = 0) throws {
    program = try BadgeRenderProgram()
    output = try Directory()
    let other = PNGEncoder().encode(Bitmap(width: 1, height: 1), options: PNGOptions())
    _ = try program.shell("mkdir d")
    for number in 0..<files { try program.directory.write(other, to: "d/\(number).png") }
    let arguments = ["bench", "--badges", "1000000", "--scale", "4", "--out", "d"]
    process = try Launcher(directory: program.directory).start(
      BadgeRenderProgram.path, arguments.map { Array($0.utf8) }, output)
  }

  /// What is in the folder.
  var names: [String] { program.directory.names(in: "d") }

  /// Whether the program has a file open that has no name yet.
  var hasUnnamedFile: Bool {
    let descriptors = "/proc/\(process)/fd"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
    return numbers.contains { number in
      let file = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(descriptors)/\(number)")
      return file?.contains("/d/#") == true
    }
  }

  /// Stops the program in a certain moment.
  func stop(when isMoment: () -> Bool) throws {
    var status: Int32 = 0
    repeat {
      kill(process, SIGCONT)
      sched_yield()
      kill(process, SIGSTOP)
      guard waitpid(process, &status, WUNTRACED) == process, status & 0xFF == 0x7F else {
        throw SystemFailure(code: ESRCH, of: "the program")
      }
    } while !isMoment()
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
