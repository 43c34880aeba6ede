import Foundation

/// The package in `Fixtures/Packages/BadgePlugins`, copied to where it may be changed.
///
/// It uses the plugins' own sources, with the program that is built already instead of one that it would
/// have to build: `Scripts/check-plugins` does that, in minutes.
struct PluginUser {
  /// How a command ended and what it printed.
  struct Run {
    let status: Int32
    let output: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let original = root.appending(path: "Fixtures/Packages/BadgePlugins")
  private static let folder = root.appending(path: ".build/plugin-user")
  private static let package = folder.appending(path: "user")
  private static let target = package.appending(path: "Sources/app")
  private static let log = folder.appending(path: "runs.log")

  /// Builds the package as it is in the fixtures.
  init() throws {
    _ = try Self.prepared.get()
    try restore()
    let run = try build()
    guard run.status == 0 else { throw BuildFailure(output: run.output) }
    try Data().write(to: Self.log)
  }

  /// The first build compiles the plugins and takes most of the time.
  private static let prepared = Result { () throws in
    let files = FileManager.default
    for name in ["user", "badge-render"] {
      try? files.removeItem(at: folder.appending(path: name))
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.copyItem(at: original, to: package)
    try write(
      try text(original.appending(path: "Package.swift"))
        .replacing(#""../../..""#, with: #""../badge-render""#), to: "user/Package.swift")
    try PluginPackage(root: root, program: BadgeRenderProgram.path, log: log)
      .write(to: folder.appending(path: "badge-render"))
  }

  struct BuildFailure: Error {
    let output: String
  }

  /// Takes back what a test has changed, and leaves other sources alone.
  private func restore() throws {
    let files = FileManager.default
    // SwiftPM leaves what a manifest that is gone has put there.
    try? files.removeItem(at: Self.bundle)
    let originals = Self.original.appending(path: "Sources/app")
    let names = try files.contentsOfDirectory(atPath: originals.path)
    for name in try files.contentsOfDirectory(atPath: Self.target.path) {
      guard !names.contains(name) else { continue }
      try files.removeItem(at: Self.target.appending(path: name))
    }
    for name in names {
      let bytes = try Data(contentsOf: originals.appending(path: name))
      let copy = Self.target.appending(path: name)
      if files.contents(atPath: copy.path) != bytes { try bytes.write(to: copy) }
    }
  }

  /// Runs `swift build`.
  func build() throws -> Run {
    try Self.swift(["build"])
  }

  /// Runs `swift package`.
  func package(_ arguments: String...) throws -> Run {
    try Self.swift(["package"] + arguments)
  }

  /// Runs the package's program.
  func app() throws -> Run {
    try Self.run(Self.folder.appending(path: "build/debug/app").path, [])
  }

  /// How often the plugins have started `badge-render` since the test began.
  var runs: Int {
    let text = try? Self.text(Self.log)
    return text?.split(separator: "\n").count ?? 0
  }

  /// The files of the bundle, as paths in it.
  var bundle: [String] { Self.files(Self.bundle) }

  /// A file of the bundle; nil where there is none.
  func picture(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: Self.bundle.appending(path: name).path).map(Array.init)
  }

  /// The files beside the manifest, as paths from there.
  var sources: [String] { Self.files(Self.target) }

  /// Changes a text beside the manifest.
  func change(_ text: String, to other: String, in name: String = manifest) throws {
    let url = Self.target.appending(path: name)
    let old = try Self.text(url)
    try Data(old.replacing(text, with: other).utf8).write(to: url)
  }

  /// Writes a file beside the manifest.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: Self.target.appending(path: name))
  }

  /// The name of the manifest.
  static let manifest = "Unread.badges.json"

  private static let bundle = folder.appending(path: "build/debug/badge-plugins_app.resources")

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private static func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private static func files(_ folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private static func swift(_ arguments: [String]) throws -> Run {
    try run(
      "/usr/bin/env",
      ["swift", arguments[0], "--package-path", package.path, "--scratch-path"]
        + [folder.appending(path: "build").path] + arguments.dropFirst())
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
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
