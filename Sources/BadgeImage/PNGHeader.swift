/// What the first chunk of a PNG says: a combination the format allows, within the limits.
public struct PNGHeader: Hashable, Sendable {
  /// What a sample stands for; the raw value is the format's own.
  public enum ColourType: UInt8, Sendable {
    /// Grey levels.
    case grey = 0
    /// Red, green and blue.
    case rgb = 2
    /// Indices of a palette.
    case indexed = 3
    /// Grey levels and opacity.
    case greyAlpha = 4
    /// Red, green, blue and opacity.
    case rgba = 6

    /// Samples per pixel.
    var channels: Int {
      switch self {
      case .grey, .indexed: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bits a sample may have.
    var bitDepths: [UInt8] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Bits per sample: 1, 2, 4, 8 or 16.
  public let bitDepth: Int

  /// What a sample stands for.
  public let colourType: ColourType

  /// Whether the rows come in seven passes (Adam7).
  public let isInterlaced: Bool

  /// The bytes of all rows, without filter bytes and padding: no stream may give fewer.
  var leastDataSize: Int { width * height * bitDepth * colourType.channels / 8 }
}

extension PNGHeader {
  /// Reads the chunk and checks it, its size last.
  init(_ chunk: PNGChunk, limits: PNGLimits) throws(PNGError) {
    let data = Array(chunk.data)
    guard chunk.type == "IHDR", data.count == 13 else {
      throw PNGError(.badHeader, "a PNG whose header (IHDR) is missing or malformed; save it again")
    }
    let width = Self.side(data[0..<4])
    let height = Self.side(data[4..<8])
    guard width > 0, height > 0 else {
      throw PNGError(.zeroSize, "a PNG of \(width) × \(height) pixels holds no picture")
    }
    guard let colourType = ColourType(rawValue: data[9]), colourType.bitDepths.contains(data[8])
    else {
      throw PNGError(
        .badHeader, "no PNG has colour type \(data[9]) with \(data[8]) bits; save it again")
    }
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw PNGError(.badHeader, "a PNG with an unknown compression, filter or interlace method")
    }
    try Self.check(width, height, limits)
    self.init(
      width: width, height: height, bitDepth: Int(data[8]), colourType: colourType,
      isInterlaced: data[12] == 1)
  }

  private static func side(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func check(_ width: Int, _ height: Int, _ limits: PNGLimits) throws(PNGError) {
    guard max(width, height) <= limits.maximumSide else {
      throw PNGError(
        .tooLarge,
        "a PNG of \(width) × \(height) pixels; sides are at most \(limits.maximumSide)")
    }
    guard width * height <= limits.maximumPixelCount else {
      throw PNGError(
        .tooLarge,
        "a PNG of \(width) × \(height) pixels; at most \(limits.maximumPixelCount) are read")
    }
  }
}
