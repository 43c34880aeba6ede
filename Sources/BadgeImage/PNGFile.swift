/// A PNG that is whole: its chunks are read and checked, its pixels not decoded yet.
///
/// Every checksum up to `IEND` is right and the picture is within the limits. What comes after `IEND`
/// is ignored.
public struct PNGFile: Sendable {
  /// How many of the chunks without pixels are kept.
  public static let maximumChunkCount = 1000

  /// What the first chunk says.
  public let header: PNGHeader

  /// The chunks that carry no pixels, such as `iCCP` or `eXIf`, in the order of the file.
  ///
  /// Only the first `maximumChunkCount` are kept, and their content is not checked.
  public let chunks: [PNGChunk]

  /// The chunks the pixels depend on, as a PNG of their own: whatever else the file holds costs the
  /// decoder neither time nor memory.
  private let pixelStream: [UInt8]

  /// Reads the chunks.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: How large the picture may be. Default: 32,767 pixels a side, 64 Mpx.
  /// - Throws: What is wrong with the file.
  public init(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) {
    try FileKind.checkPNG(bytes)
    var reader = ChunkReader(bytes)
    let first = try reader.next()
    guard first.type != "CgBI" else { throw PNGError.appleOptimised }
    header = try PNGHeader(first, limits: limits)
    var content = PNGContent(bytes.prefix(reader.position))
    var chunk: PNGChunk
    repeat {
      let start = reader.position
      chunk = try reader.next()
      content.add(chunk, bytes[start..<reader.position])
    } while chunk.type != "IEND"
    try content.check(against: header)
    (chunks, pixelStream) = (content.chunks, content.pixelStream)
  }

  /// Decodes the pixels to 8 bits a channel; 16-bit samples are rounded to the nearest level.
  ///
  /// Colours stay as stored: neither profile nor gamma nor orientation is applied.
  ///
  /// - Throws: What is wrong with the image data.
  public func bitmap() throws(PNGError) -> Bitmap {
    let pixels: [UInt8]
    if header.bitDepth == 16 {
      pixels = try samples16().map { UInt8((UInt32($0) * 255 + 32767) / 65535) }
    } else {
      pixels = try samples8()
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Decodes the pixels to 16 bits a channel: red, green, blue, alpha, row after row, not multiplied
  /// with alpha.
  ///
  /// Of 16-bit files these are the stored samples; fewer bits are scaled exactly, 255 to 65,535.
  ///
  /// - Throws: What is wrong with the image data.
  public func samples16() throws(PNGError) -> [UInt16] {
    if header.bitDepth == 16 {
      return try SPNGDecoder.samples(of: pixelStream, ImageData(pixelStream), header)
    }
    return try samples8().map { UInt16($0) * 257 }
  }

  private func samples8() throws(PNGError) -> [UInt8] {
    let data = ImageData(pixelStream)
    if let data, let pixels = PlainPixels.pixels(of: data, header) { return pixels }
    return try SPNGDecoder.samples(of: pixelStream, data, header)
  }
}

extension PNGFile {
  /// The pixels as our own reader sees them; nil where it doesn't take the picture.
  func plainSamples() -> [UInt8]? {
    ImageData(pixelStream).flatMap { PlainPixels.pixels(of: $0, header) }
  }

  /// Decodes the pixels of at most 8 bits a channel with libspng, whoever else could.
  func samplesOfLibrary() throws(PNGError) -> [UInt8] {
    try SPNGDecoder.samples(of: pixelStream, ImageData(pixelStream), header)
  }
}

extension Bitmap {
  /// Decodes a PNG to 8 bits a channel, as `PNGFile.bitmap()` does.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - limits: How large the picture may be. Default: 32,767 pixels a side, 64 Mpx.
  /// - Throws: What is wrong with the file.
  public init(png: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) {
    self = try PNGFile(png, limits: limits).bitmap()
  }
}

extension PNGFile {
  /// Whether the bytes are no PNG, but begin as an SVG does.
  package static func isSVG(_ bytes: [UInt8]) -> Bool { FileKind.isSVG(bytes) }
}
