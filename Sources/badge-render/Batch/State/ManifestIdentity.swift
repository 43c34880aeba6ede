/// What tells a manifest from others that write into the same folder.
enum ManifestIdentity {
  /// A hash of the way from the output folder to the manifest: it stays when both are moved.
  ///
  /// - Parameters:
  ///   - manifest: Its name; `-` for standard input.
  ///   - folder: The output folder; empty for the working directory.
  static func hash(of manifest: FilePath, seenFrom folder: FilePath) -> UInt64 {
    guard manifest != FilePath("-") else { return StableHash(manifest.bytes).value }
    let here = components(folder.appending(FilePath(".")).canonical.directory)
    let there = components(manifest.canonical)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let way = Array(repeating: Array("..".utf8), count: here.count - shared) + there[shared...]
    return StableHash(Array(way.joined(separator: [UInt8(ascii: "/")]))).value
  }

  private static func components(_ path: FilePath) -> [[UInt8]] {
    path.bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
  }
}
