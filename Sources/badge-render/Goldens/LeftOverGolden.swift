import CBadgeSystem

/// A golden that no test checked when all of them ran.
struct LeftOverGolden: NamedGolden {
  let path: GoldenPath
  let file: FilePath

  /// All that the log of the last full run names and that have not changed since.
  static func all(_ folders: GoldenFolders) throws(CommandError) -> [LeftOverGolden] {
    guard let time = modificationTime(folders.log) else {
      throw CommandError(
        .unreadableInput, code: "unreadableInput",
        "\(folders.log): no log of a full run; run `swift test` without a filter to its end first")
    }
    let text = String(decoding: try PictureFile.read(folders.log), as: UTF8.self)
    return text.split(separator: "\n").compactMap { LeftOverGolden(line: String($0), folders) }
      .filter { golden in modificationTime(golden.file).map { $0 <= time } == true }
  }

  /// Reads a line of the log: nil for a golden of another package.
  private init?(line: String, _ folders: GoldenFolders) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 3, fields[0] == "unused",
      FileIdentity(FilePath(fields[1])) == FileIdentity(folders.package),
      fields[2].hasSuffix(".png"), !fields[2].split(separator: "/").contains("..")
    else { return nil }
    path = GoldenPath(path: fields[2])
    file = folders.package.appending(fields[2])
  }

  private static func modificationTime(_ path: FilePath) -> Int? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    return badge_modification_time(&status)
  }
}
