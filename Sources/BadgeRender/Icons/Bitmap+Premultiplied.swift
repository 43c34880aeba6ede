import BadgeImage

extension Bitmap {
  /// The straight pixels of premultiplied ones, 0xAARRGGBB, each channel rounded to the nearest level.
  init(premultiplied words: [UInt32], width: Int, height: Int) {
    self.init(width: width, height: height)
    withUnsafeMutablePixels { pixels in
      for (index, word) in words.enumerated() where word >> 24 > 0 {
        let alpha = word >> 24
        for (channel, shift) in [16, 8, 0].enumerated() {
          let level = ((word >> UInt32(shift) & 255) * 255 + alpha / 2) / alpha
          pixels[index * 4 + channel] = UInt8(min(level, 255))
        }
        pixels[index * 4 + 3] = UInt8(alpha)
      }
    }
  }
}
