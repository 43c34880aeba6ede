import BadgeRender
import CBadgeSystem

/// What pictures depend on besides what is asked for: the program and its libraries.
enum ToolIdentity {
  /// A hash that another version, or another build, does not have.
  static let hash: StableHash = {
    var hash = StableHash()
    hash.combine(programVersion)
    for library in LibraryVersions.all {
      hash.combine(library.name)
      hash.combine(library.version)
    }
    hash.combine(file: FilePath("/proc/self/exe"))
    return hash
  }()
}

/// What tells the font files of sources from those that were there before.
///
/// A font that appears may change what a missing character falls back to, so all of a folder's count.
struct FontIdentities {
  private static let most = 256

  private var known: [FontSource: UInt64] = [:]

  /// A hash of the names, sizes and times of a source's files.
  mutating func hash(of source: FontSource) -> UInt64 {
    if let hash = known[source] { return hash }
    if known.count >= Self.most { known.removeAll() }
    var hash = StableHash()
    for file in source.fileBytes.map({ [$0] }) ?? source.files() {
      hash.combine(file)
      hash.combine(file: FilePath(file))
    }
    known[source] = hash.value
    return hash.value
  }
}

extension StableHash {
  /// Adds a file's size and time; nothing where there is none.
  mutating func combine(file path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return }
    let stamp = FileStamp(status)
    combine(UInt64(truncatingIfNeeded: stamp.size))
    combine(UInt64(truncatingIfNeeded: stamp.time))
  }
}
