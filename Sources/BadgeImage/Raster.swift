/// A picture as it is compared: straight RGBA with 8 or 16 bits a channel.
package struct Raster: Hashable, Sendable {
  /// The channels in the order red, green, blue, alpha, row after row, without padding.
  enum Samples: Hashable, Sendable {
    case eight([UInt8])
    case sixteen([UInt16])
  }

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  let samples: Samples

  /// The pixels of a bitmap.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, samples: .eight(bitmap.pixels))
  }

  /// The pixels of a PNG, at 16 bits a channel if the file has them.
  ///
  /// - Throws: What is wrong with the image data.
  package init(_ file: PNGFile) throws(PNGError) {
    if file.header.bitDepth == 16 {
      self.init(
        width: file.header.width, height: file.header.height,
        samples: .sixteen(try file.samples16()))
    } else {
      self.init(try file.bitmap())
    }
  }

  /// How many pixels there are.
  package var pixelCount: Int { width * height }

  /// Whether channels have 16 bits.
  package var isDeep: Bool {
    if case .sixteen = samples { true } else { false }
  }

  /// The picture at 8 bits a channel, each rounded to the nearest level.
  package var bitmap: Bitmap {
    let pixels: [UInt8] =
      switch samples {
      case .eight(let samples): samples
      case .sixteen(let samples): samples.map { UInt8((UInt32($0) * 255 + 32767) / 65535) }
      }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The picture at 16 bits a channel: 255 becomes 65,535.
  var deepened: Raster {
    guard case .eight(let samples) = samples else { return self }
    return Raster(
      width: width, height: height, samples: .sixteen(samples.map { UInt16($0) * 257 }))
  }

  private init(width: Int, height: Int, samples: Samples) {
    (self.width, self.height, self.samples) = (width, height, samples)
  }
}
