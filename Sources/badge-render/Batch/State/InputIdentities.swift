import BadgeRender
import Badges
import CBadgeSystem

/// What tells the fonts and icons of a run from others.
///
/// What one thread has found, the others use; as many are kept as are easily remembered.
final class InputIdentities: Sendable {
  private static let mostSources = 256
  private static let mostIcons = 1024

  private let folder: InputFolder
  private let sources = Monitor<[FontSource: UInt64]>([:])
  private let icons = Monitor<[FilePath: UInt64]>([:])

  /// - Parameter folder: What icons must lie in.
  init(in folder: InputFolder) {
    self.folder = folder
  }

  /// A hash of the names, sizes and times of a source's files.
  ///
  /// A font that appears may change what a missing character falls back to, so all of a folder's count.
  func hash(of source: FontSource) -> UInt64 {
    Self.known(source, in: sources, most: Self.mostSources) {
      var hash = StableHash()
      for file in source.fileBytes.map({ [$0] }) ?? source.files() {
        hash.combine(file)
        hash.combine(file: FilePath(file))
      }
      return hash.value
    }
  }

  /// A hash of an icon's content.
  func hash(of icon: FilePath) -> UInt64 {
    Self.known(icon, in: icons, most: Self.mostIcons) {
      var hash = StableHash(icon.bytes)
      if let sum = sha256(of: icon, in: folder) {
        hash.combine(sum)
      } else {
        // What isn't known is not what it was.
        hash.combine(UInt64.random(in: .min ... .max))
      }
      return hash.value
    }
  }

  /// What is known of a key, or is found out now; of threads that do so at once, the first one counts.
  private static func known<Key: Hashable>(
    _ key: Key, in table: Monitor<[Key: UInt64]>, most: Int, find: () -> UInt64
  ) -> UInt64 {
    if let hash = table.with({ $0[key] }) { return hash }
    let found = find()
    return table.with { known in
      if let hash = known[key] { return hash }
      if known.count >= most { known.removeAll() }
      known[key] = found
      return found
    }
  }
}
