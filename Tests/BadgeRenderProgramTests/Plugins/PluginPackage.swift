import Foundation

/// A package with the two plugins of this one and a program that is built already.
struct PluginPackage {
  /// The package that the plugins are part of.
  let root: URL
  /// The program.
  let program: String
  /// A file that gets a line whenever the program is started.
  let log: URL

  private static let manifest = """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "badge-render",
      products: [
        .plugin(name: "BadgeRenderBuildPlugin", targets: ["BadgeRenderBuildPlugin"]),
        .plugin(name: "BadgeRenderCommandPlugin", targets: ["BadgeRenderCommandPlugin"]),
      ],
      targets: [
        .plugin(
          name: "BadgeRenderBuildPlugin", capability: .buildTool(), dependencies: ["badge-render"],
          path: "Sources/BadgeRenderBuildPlugin"),
        .plugin(
          name: "BadgeRenderCommandPlugin",
          capability: .command(
            intent: .custom(verb: "render-badges", description: "Draw badges"),
            permissions: [.writeToPackageDirectory(reason: "Pictures")]),
          dependencies: ["badge-render"], path: "Sources/BadgeRenderCommandPlugin"),
        .binaryTarget(name: "badge-render", path: "badge-render.artifactbundle"),
      ]
    )
    """

  /// Writes the package into a folder that isn't there yet.
  func write(to folder: URL) throws {
    let files = FileManager.default
    let bundle = folder.appending(path: "badge-render.artifactbundle")
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try files.createSymbolicLink(
      at: folder.appending(path: "Sources"),
      withDestinationURL: root.appending(path: "Sources"))
    try Data(information.utf8).write(to: bundle.appending(path: "info.json"))
    let script = bundle.appending(path: "badge-render")
    try Data("#!/bin/sh\necho \"$@\" >>'\(log.path)'\nexec '\(program)' \"$@\"\n".utf8)
      .write(to: script)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
  }

  private var information: String {
    """
    {"schemaVersion": "1.0", "artifacts": {"badge-render": {
      "type": "executable", "version": "1.0.0",
      "variants": [{"path": "badge-render", "supportedTriples": ["\(Self.triple)"]}]}}}
    """
  }

  #if arch(arm64)
    private static let triple = "aarch64-unknown-linux-gnu"
  #else
    private static let triple = "x86_64-unknown-linux-gnu"
  #endif
}
