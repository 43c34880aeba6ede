import BadgeImage
import Badges

/// A picture that waits to become a golden.
struct PendingGolden: NamedGolden {
  let path: GoldenPath
  /// The folder it waits in.
  let folder: FilePath
  /// The golden's file, which may not be there yet.
  let golden: FilePath

  /// All that wait, in the order of their paths.
  static func all(_ folders: GoldenFolders) -> [PendingGolden] {
    folders.pending.files(endingIn: ".png").sorted().map { path in
      PendingGolden(
        path: GoldenPath(path: path), folder: folders.pending,
        golden: folders.package.appending(path))
    }
  }

  /// The picture.
  var pending: FilePath { folder.appending(path.path) }

  /// Whether there is no golden yet.
  var isNew: Bool { !golden.exists }

  /// The files, as records name them.
  var members: [JSONValue.Member] {
    [.init("pending", .string(pending.text)), .init("golden", .string(golden.text))]
  }

  /// Puts the picture in the golden's place, as small as it can be without losing anything.
  func accept() throws(CommandError) {
    let picture = try PictureFile(pending)
    do throws(CommandError) {
      _ = try OutputFile(path: golden, policy: .replaceDifferent).write(picture.optimised)
    } catch {
      throw error.about(field: nil)
    }
    try remove()
  }

  /// Removes the picture.
  func remove() throws(CommandError) {
    try removeFile(pending)
    folder.removeEmptyFolders(above: path.path)
  }
}

extension PictureFile {
  /// The file made smaller; the file itself where that could lose something.
  var optimised: [UInt8] {
    // What else a file may hold is not ours to drop or to keep in the right place.
    let isPlain = file.chunks.allSatisfy { ["sRGB", "iTXt"].contains($0.type) }
    guard isPlain, file.texts.count == file.chunks.count(where: { $0.type == "iTXt" }),
      !raster.isDeep
    else { return bytes }
    let bitmap = raster.bitmap
    let smaller = bitmap.png(PNGOptions(compression: .best, texts: file.texts))
    guard smaller.count < bytes.count, (try? Bitmap(png: smaller)) == bitmap else { return bytes }
    return smaller
  }
}
