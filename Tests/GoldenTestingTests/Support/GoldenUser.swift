import Foundation

/// The package in `Fixtures/Packages/GoldenUser`, whose tests run in a `swift test` of their own.
struct GoldenUser {
  /// How a run ended and what it printed.
  struct Run {
    let status: Int32
    let output: String
  }

  private static let package = Fixtures.folder.appending(path: "Packages/GoldenUser")
  private static let build = Fixtures.folder.deletingLastPathComponent()
    .appending(path: ".build/golden-user")

  /// Where the runs leave their pictures and logs.
  let artifacts: URL

  /// Builds the package, unless it is built.
  init() throws {
    artifacts = FileManager.default.temporaryDirectory.appending(path: "golden-user-\(UUID())")
    try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    _ = try Self.built.get()
  }

  /// Building once is enough for a process, and takes most of the time.
  private static let built = Result { () throws in
    let run = try swift(["build", "--build-tests"], [:])
    guard run.status == 0 else { throw BuildFailure(output: run.output) }
  }

  struct BuildFailure: Error {
    let output: String
  }

  /// Runs `swift test`.
  func test(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    var environment = environment
    environment["GOLDENS_ARTIFACTS_DIR"] = artifacts.path()
    environment["GOLDENS_PENDING_DIR"] = artifacts.appending(path: "pending").path()
    return try Self.swift(["test", "--skip-build"] + arguments, environment)
  }

  /// The files below the artifacts, as paths relative to them.
  var files: [String] {
    FileManager.default.enumerator(atPath: artifacts.path())?.compactMap { $0 as? String }
      .sorted() ?? []
  }

  func remove() { try? FileManager.default.removeItem(at: artifacts) }

  private static func swift(_ arguments: [String], _ environment: [String: String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", arguments[0], "--package-path", package.path(), "--scratch-path", build.path()]
      + arguments.dropFirst()
    let ours = ["CI", "SWIFT_TESTING_ENABLED"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GOLDEN") && !ours.contains($0.key) }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
