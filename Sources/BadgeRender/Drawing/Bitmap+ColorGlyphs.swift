import BadgeCairo
import BadgeImage

extension Bitmap {
  /// Paints an image with colours of its own over the picture; what lies outside is left out.
  mutating func paint(_ image: ColorGlyphImage) {
    let columns = max(image.left, 0)..<max(0, min(image.left + image.width, width), image.left)
    let rows = max(image.top, 0)..<max(0, min(image.top + image.height, height), image.top)
    for y in rows {
      for x in columns {
        let source = image.pixels[(y - image.top) * image.width + x - image.left]
        guard source >> 24 > 0 else { continue }
        self[x, y] = Pixel(painting: source, over: self[x, y])
      }
    }
  }

  /// Multiplies every pixel's alpha; what becomes transparent loses its colour.
  mutating func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    withUnsafeMutablePixels { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        bytes[start + 3] = UInt8(Double(bytes[start + 3]) * opacity + 0.5)
        guard bytes[start + 3] == 0 else { continue }
        for channel in 0..<3 { bytes[start + channel] = 0 }
      }
    }
  }
}

extension Pixel {
  /// A premultiplied pixel (0xAARRGGBB) over a straight one.
  fileprivate init(painting source: UInt32, over ground: Pixel) {
    let cover = Double(source >> 24) / 255
    let rest = Double(ground.alpha) / 255 * (1 - cover)
    let alpha = cover + rest
    let channel = { (shift: UInt32, below: UInt8) in
      let value = (Double(source >> shift & 255) + Double(below) * rest) / alpha
      return UInt8(min(value + 0.5, 255))
    }
    self.init(
      channel(16, ground.red), channel(8, ground.green), channel(0, ground.blue),
      UInt8(alpha * 255 + 0.5))
  }
}
