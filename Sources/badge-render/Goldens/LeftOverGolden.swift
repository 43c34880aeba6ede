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
    let start = "\(folders.package.text)/"
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 1)
      guard fields.count == 2, fields[0] == "unused", fields[1].hasPrefix(start),
        fields[1].hasSuffix(".png")
      else { return nil }
      let golden = LeftOverGolden(
        path: GoldenPath(path: String(fields[1].dropFirst(start.count))),
        file: FilePath(String(fields[1])))
      return modificationTime(golden.file).map { $0 <= time } == true ? golden : nil
    }
  }

  private static func modificationTime(_ path: FilePath) -> Int? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    return badge_modification_time(&status)
  }
}
