/// A Windows icon: PNG files of several sizes in one, which Windows reads since Vista.
struct WindowsIcon {
  /// One of the pictures.
  struct Image {
    let width: Int
    let height: Int
    let png: [UInt8]
  }

  private let images: [Image]

  init(_ images: [Image]) {
    self.images = images
  }

  /// The file: a header, an entry of sixteen bytes for each picture, and the pictures.
  var bytes: [UInt8] {
    var bytes = Self.little(0, 2) + Self.little(1, 2) + Self.little(images.count, 2)
    var offset = bytes.count + 16 * images.count
    for image in images {
      // A side of 256 is written as 0; 32 bits a pixel in one plane.
      bytes += Self.little(image.width & 0xFF, 1) + Self.little(image.height & 0xFF, 1)
      bytes += Self.little(0, 2) + Self.little(1, 2) + Self.little(32, 2)
      bytes += Self.little(image.png.count, 4) + Self.little(offset, 4)
      offset += image.png.count
    }
    return bytes + images.flatMap(\.png)
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
