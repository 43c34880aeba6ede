import BadgeCairo
import Badges

/// Where a renderer's faces come from: one file, or some directories.
///
/// Nothing of the user's font configuration is ever read.
public struct FontSource: Hashable, Sendable {
  /// The file whose default face draws labels, as bytes; nil to choose by family and weight.
  package var fileBytes: [UInt8]?

  /// The directories that are searched, as bytes and in order; nil for the system's.
  package var directoryBytes: [[UInt8]]?

  /// The system's directories.
  public static let systemDirectories: [String] = {
    #if os(macOS)
      ["/opt/homebrew/share/fonts", "/usr/local/share/fonts"]
    #else
      ["/usr/share/fonts", "/usr/local/share/fonts"]
    #endif
  }()

  /// Names a source.
  ///
  /// - Parameters:
  ///   - file: A font file whose default face draws labels; a variable one takes the weight.
  ///   - directories: Replaces the system's font directories.
  public init(file: String? = nil, directories: [String]? = nil) {
    fileBytes = file.map { Array($0.utf8) }
    directoryBytes = directories.map { $0.map { Array($0.utf8) } }
  }

  /// Every font file of the directories, in the order of their precedence, as bytes.
  ///
  /// There is none where a directory has more files than are read.
  package func files() -> [[UInt8]] {
    (try? fontFiles())?.map(\.bytes) ?? []
  }

  /// Refuses what was named and can't be read.
  ///
  /// The system's directories need not be there.
  func check() throws(BadgeError) {
    if let fileBytes { try FontAccess.check(file: FontFile(bytes: fileBytes)) }
    for directory in directoryBytes ?? [] { try FontAccess.check(directory: directory) }
  }

  /// Every font file of the directories, in the order of their precedence.
  func fontFiles() throws(BadgeError) -> [FontFile] {
    var files: [FontFile] = []
    var seen: Set<FontFile> = []
    _ = try firstFile { file in
      if seen.insert(file).inserted { files.append(file) }
      return false
    }
    return files
  }

  /// The first font file that is wanted; the directories behind it are not even opened.
  func firstFile(where isWanted: (FontFile) -> Bool) throws(BadgeError) -> FontFile? {
    let directories = directoryBytes ?? Self.systemDirectories.map { Array($0.utf8) }
    var found: FontFile?
    for directory in directories {
      let isFound = try FontDirectory(bytes: directory).visit { file in
        guard isWanted(file) else { return false }
        found = file
        return true
      }
      if isFound { break }
    }
    return found
  }
}
