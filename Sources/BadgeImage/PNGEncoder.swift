/// Writes bitmaps as PNG, reusing its memory from one to the next.
///
/// The same bitmap and options give the same bytes, whatever was encoded before. The chunks are
/// `IHDR sRGB pHYs iTXt IDAT IEND`, with `PLTE tRNS` before `IDAT` where a palette is used.
/// Not for use from two threads at once.
public final class PNGEncoder {
  private let pixelCompressor = PixelCompressor()

  /// Creates an encoder; its memory grows with the largest bitmap it has seen.
  public init() {}

  /// The bitmap as the bytes of a PNG file.
  ///
  /// - Precondition: The scale, where there is one, is finite and above 0.
  public func encode(_ bitmap: Bitmap, options: PNGOptions = PNGOptions()) -> [UInt8] {
    let pixels = pixelCompressor.compress(bitmap, options.compression)
    let texts = options.textChunks
    let size = fileSize(pixels, options.pixelsPerMetre, texts)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var writer = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      writer.integer(pngSignature)
      writer.header(width: bitmap.width, height: bitmap.height, pixels)
      writer.chunk("sRGB") { $0.integer(UInt8(0)) }
      if let density = options.pixelsPerMetre { writer.density(density) }
      for text in texts { writer.text(text) }
      if let palette = pixels.palette { writer.palette(palette) }
      writer.chunk("IDAT") { chunk in pixels.stream.withUnsafeBytes { chunk.bytes($0) } }
      writer.chunk("IEND") { _ in }
      count = writer.count
    }
  }

  private func fileSize(
    _ pixels: CompressedPixels, _ density: UInt32?, _ texts: [PNGText]
  ) -> Int {
    let fixed = 8 + (ChunkWriter.overhead + 13) + (ChunkWriter.overhead + 1)
    let physical = density == nil ? 0 : ChunkWriter.overhead + 9
    let text = texts.reduce(0) { $0 + $1.chunkSize }
    return fixed + physical + text + pixels.chunkSize + ChunkWriter.overhead
  }
}

extension Bitmap {
  /// The bitmap as the bytes of a PNG file.
  ///
  /// Whoever writes many keeps a `PNGEncoder` instead.
  ///
  /// - Precondition: The scale, where there is one, is finite and above 0.
  public func png(_ options: PNGOptions = PNGOptions()) -> [UInt8] {
    PNGEncoder().encode(self, options: options)
  }
}

/// The eight bytes every PNG begins with.
let pngSignature: UInt64 = 0x8950_4e47_0d0a_1a0a

extension ChunkWriter {
  fileprivate mutating func header(width: Int, height: Int, _ pixels: CompressedPixels) {
    chunk("IHDR") { chunk in
      chunk.integer(UInt32(width))
      chunk.integer(UInt32(height))
      chunk.integer(UInt8(pixels.palette?.bitDepth ?? 8))
      chunk.integer(UInt8(pixels.palette == nil ? 6 : 3))
      chunk.integer(UInt8(0))
      chunk.integer(UInt16(0))
    }
  }

  fileprivate mutating func density(_ pixelsPerMetre: UInt32) {
    chunk("pHYs") { chunk in
      chunk.integer(pixelsPerMetre)
      chunk.integer(pixelsPerMetre)
      chunk.integer(UInt8(1))
    }
  }

  fileprivate mutating func palette(_ palette: Palette) {
    chunk("PLTE") { chunk in
      for colour in palette.colours {
        chunk.integer(UInt16(colour >> 16))
        chunk.integer(UInt8(truncatingIfNeeded: colour >> 8))
      }
    }
    guard palette.translucentCount > 0 else { return }
    chunk("tRNS") { chunk in
      for colour in palette.colours.prefix(palette.translucentCount) {
        chunk.integer(UInt8(truncatingIfNeeded: colour))
      }
    }
  }
}
