import Foundation
import PackagePlugin

/// Draws the badges of a target's `*.badges.json` and `*.badges.jsonl` into folders of its bundle.
///
/// Each manifest has one command, whose one output is a folder named like the manifest. SwiftPM plans
/// a build anew when files come and go, not when a manifest's text changes; a list of files would be
/// out of date by then, and what a list no longer names would stay in the bundle, where a folder is
/// replaced as a whole. For the same reason all files around the manifest are inputs: those it names
/// are among them, as the program makes sure, and it draws only what has changed.
@main
struct BadgeRenderBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let program = try context.tool(named: "badge-render").url
    let sources = Set(
      target.sourceFiles.filter { [.source, .header].contains($0.type) }.map(\.url.path))
    let manifests = target.sourceFiles.compactMap { Manifest($0.url) }
    refuseTwins(manifests)
    return manifests.map { command($0, program, context.pluginWorkDirectoryURL, sources) }
  }

  /// Says which manifests would have one folder, also where a file system takes large letters for small.
  private func refuseTwins(_ manifests: [Manifest]) {
    var names: Set<String> = []
    for manifest in manifests where !names.insert(manifest.name.lowercased()).inserted {
      Diagnostics.error(
        "\(manifest.url.path): another manifest of the target has this name; rename one")
    }
  }

  private func command(
    _ manifest: Manifest, _ program: URL, _ work: URL, _ sources: Set<String>
  ) -> Command {
    let pictures = work.appending(path: "pictures/\(manifest.name)")
    return .buildCommand(
      displayName: "Drawing the badges of \(manifest.url.lastPathComponent)",
      executable: program,
      arguments: [
        "batch", manifest.url.path, "--output-dir", pictures.path, "--prune",
        // The state says when files were written; in the bundle it would make equal builds differ.
        "--state-dir", work.appending(path: "state/\(manifest.name)").path,
        "--input-dir", manifest.folder.path,
      ],
      inputFiles: manifest.files.filter { !sources.contains($0.path) },
      outputFiles: [pictures])
  }
}

/// A manifest in a target.
private struct Manifest {
  /// The file.
  let url: URL
  /// What its folder in the bundle is called.
  let name: String

  /// nil for a file that isn't a manifest.
  init?(_ url: URL) {
    let file = url.lastPathComponent
    let ending = [".badges.json", ".badges.jsonl"].first { file.hasSuffix($0) }
    guard let ending, file.count > ending.count else { return nil }
    self.url = url
    name = String(file.dropLast(ending.count))
  }

  /// The folder that the manifest's icons and fonts are in, or below.
  var folder: URL { url.deletingLastPathComponent() }

  /// The files in and below the folder, in the order of their names, without hidden ones.
  var files: [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true }
      .sorted { $0.path < $1.path }
  }
}
