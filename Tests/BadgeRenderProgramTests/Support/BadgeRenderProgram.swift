import Foundation

/// The program under test, in a directory of its own.
struct BadgeRenderProgram {
  let directory: Directory
  var surroundings = Surroundings()

  init() throws {
    directory = try Directory()
  }

  /// The built program, which lies beside the tests.
  static let path = Bundle.main.bundleURL.appending(path: "badge-render").path

  /// Runs the program to its end.
  func callAsFunction(_ arguments: String...) throws -> Child {
    try run(arguments)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Child {
    try run(bytes: arguments.map { Array($0.utf8) })
  }

  /// Runs the program with arguments that need not be text.
  func run(bytes arguments: [[UInt8]]) throws -> Child {
    try Launcher(directory: directory, surroundings: surroundings).run(Self.path, arguments)
  }

  /// Runs a shell's script, in which `$0` is the program.
  func shell(_ script: String) throws -> Child {
    let arguments = ["-c", script, Self.path].map { Array($0.utf8) }
    return try Launcher(directory: directory, surroundings: surroundings).run("/bin/sh", arguments)
  }

  /// The bytes of the picture that the program makes of options.
  func picture(_ arguments: String...) throws -> [UInt8] {
    try run(arguments + ["-o", "-"]).out
  }
}
