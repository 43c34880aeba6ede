import Foundation
import PackagePlugin

/// `swift package render-badges` draws the badges of manifests beside these.
///
/// Arguments that name manifests say which; else it is those of all targets, or of the ones that
/// `--target` names. All other arguments are options of `badge-render batch`.
@main
struct BadgeRenderCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let named = rest.filter(isManifest)
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let manifests = named.isEmpty ? manifests(of: targets) : named
    guard !manifests.isEmpty else {
      return Diagnostics.error("no manifest; add a file named like App.badges.json to a target")
    }
    let program = try context.tool(named: "badge-render").url
    for manifest in manifests {
      try draw(
        manifest, options: rest.filter { !isManifest($0) }, program,
        in: context.package.directoryURL)
    }
  }

  private func manifests(of targets: [any Target]) -> [String] {
    targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url.path).filter(isManifest) ?? [] }
  }

  private func isManifest(_ name: String) -> Bool {
    name.hasSuffix(".badges.json") || name.hasSuffix(".badges.jsonl")
  }

  /// Draws the badges of one manifest.
  ///
  /// The program's own messages say what is wrong; SwiftPM's exit status says that something is.
  private func draw(_ manifest: String, options: [String], _ program: URL, in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = folder
    process.arguments = ["batch"] + options + [manifest]
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("\(manifest): not all is as it should be")
    }
  }
}
