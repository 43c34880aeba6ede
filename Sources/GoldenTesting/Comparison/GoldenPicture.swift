import BadgeImage

/// The picture a test made.
enum GoldenPicture {
  /// Pixels of 8 bits a channel.
  case bitmap(Bitmap)
  /// The bytes of a PNG file, and its pixels.
  case file([UInt8], Raster)

  /// The pixels.
  var raster: Raster {
    switch self {
    case .bitmap(let bitmap): Raster(bitmap)
    case .file(_, let raster): raster
    }
  }

  /// The bytes of a file with the picture and what it was drawn in, the platform at least.
  func png(_ environment: GoldenEnvironment?, _ compression: PNGCompression) -> [UInt8] {
    let text = (environment ?? [:]).stamped.text
    switch self {
    case .bitmap(let bitmap):
      return bitmap.png(PNGOptions(compression: compression, texts: [text]))
    case .file(let bytes, _):
      // The file has been decoded, so it can be read again.
      return (try? PNGFile.replacing(text, in: bytes)) ?? bytes
    }
  }

  /// The bytes of a golden; a small one is compressed as well as can be.
  func golden(_ environment: GoldenEnvironment?) -> [UInt8] {
    png(environment, raster.pixelCount <= 1 << 16 ? .best : .fast)
  }
}
