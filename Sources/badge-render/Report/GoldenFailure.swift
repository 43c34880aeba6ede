import BadgeImage
import CBadgeGLib

/// A failed comparison as the tests left it: a folder with a message and up to three pictures.
struct GoldenFailure {
  /// The golden's name.
  let title: String
  /// What the test said.
  let message: String
  /// The golden, the difference and the new picture; those that there are.
  let pictures: [Picture]

  /// A picture of a failure.
  struct Picture {
    /// What it shows: `expected`, `difference` or `actual`.
    let role: String
    let width: Int
    let height: Int
    /// The file in Base64.
    let base64: String
  }

  /// All failures in the folder that the tests write to, by their names.
  static func all(in folder: FilePath) throws(CommandError) -> [GoldenFailure] {
    let failures = folder.appending("failures")
    let root = failures.isFolder ? failures : folder
    var found: [GoldenFailure] = []
    for file in root.files(endingIn: "message.txt").sorted() {
      let path = file.dropLast("message.txt".count)
      guard path.isEmpty || path.hasSuffix("/") else { continue }
      found.append(try GoldenFailure(String(path.dropLast()), in: root))
    }
    return found
  }

  private init(_ name: String, in root: FilePath) throws(CommandError) {
    let folder = name.isEmpty ? root : root.appending(name)
    title = name
    let text = try PictureFile.read(folder.appending("message.txt"))
    message = String(decoding: text, as: UTF8.self)
    var pictures: [Picture] = []
    for role in ["expected", "difference", "actual"] {
      let path = folder.appending("\(role).png")
      guard path.exists else { continue }
      let picture = try PictureFile(path)
      pictures.append(
        Picture(
          role: role, width: picture.raster.width, height: picture.raster.height,
          base64: base64(picture.bytes)))
    }
    self.pictures = pictures
  }
}

/// Bytes as Base64.
func base64(_ bytes: [UInt8]) -> String {
  let text = g_base64_encode(bytes, gsize(bytes.count))
  defer { g_free(text) }
  return text.map { String(cString: $0) } ?? ""
}
