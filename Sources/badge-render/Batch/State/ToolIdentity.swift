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
