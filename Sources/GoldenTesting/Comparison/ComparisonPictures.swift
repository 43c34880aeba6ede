import BadgeImage

/// The pictures that show a failure.
struct ComparisonPictures {
  /// The golden; nil where there is none.
  let expected: Bitmap?
  /// What was drawn.
  let actual: Bitmap
  /// What differs; nil where there is no golden, or both together would be too large a picture.
  let difference: Bitmap?

  init(expected: Raster?, actual: Raster) {
    self.expected = expected?.bitmap
    self.actual = actual.bitmap
    difference = expected.flatMap { $0.differencePicture(from: actual) }
  }

  /// All there are as PNG, with the role that names each file.
  var files: [(role: String, png: [UInt8])] {
    let sheet = expected.flatMap { expected in
      difference.flatMap { Self.sideBySide([expected, $0, actual]) }
    }
    return [
      ("expected", expected), ("actual", actual), ("difference", difference), ("comparison", sheet),
    ].compactMap { role, bitmap in bitmap.map { (role, $0.png()) } }
  }

  /// Pictures beside each other, small ones enlarged on a chequered ground; nil for very large ones.
  private static func sideBySide(_ pictures: [Bitmap]) -> Bitmap? {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = pictures.reduce(0) { max($0, $1.height) } + 2 * gap
    guard max(width, height) <= Bitmap.maximumSide, width * height <= 1 << 25 else { return nil }
    var sheet = Bitmap(width: width, height: height)
    var x = gap
    for picture in pictures {
      sheet.place(picture, x: x, y: gap)
      x += picture.width + gap
    }
    return sheet.enlarged(by: max(1, min(8, 1200 / max(width, height))))
  }

  private static let gap = 4
}

extension Bitmap {
  /// Copies a picture that lies within this one.
  fileprivate mutating func place(_ picture: Bitmap, x: Int, y: Int) {
    let (stride, row) = (width * 4, picture.width * 4)
    withUnsafeMutablePixels { target in
      picture.pixels.withUnsafeBytes { source in
        for line in 0..<picture.height {
          let start = (y + line) * stride + x * 4
          UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + row)])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[(line * row)...].prefix(row)))
        }
      }
    }
  }

  /// The picture with each pixel a square, over a chequered ground.
  fileprivate func enlarged(by factor: Int) -> Bitmap {
    // Large pictures stay without a ground: every pixel of it costs time.
    guard factor > 1 else { return self }
    var result = Bitmap(width: width * factor, height: height * factor)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let ground = (x / 8 + y / 8) % 2 == 0 ? 0x99 : 0xBB
        result[x, y] = self[x / factor, y / factor].over(grey: ground)
      }
    }
    return result
  }
}

extension Pixel {
  /// What the pixel looks like on an opaque grey.
  fileprivate func over(grey: Int) -> Pixel {
    let opacity = Int(alpha)
    func mixed(_ level: UInt8) -> UInt8 {
      let sum: Int = Int(level) * opacity + grey * (255 - opacity)
      return UInt8((sum + 127) / 255)
    }
    return Pixel(mixed(red), mixed(green), mixed(blue))
  }
}
