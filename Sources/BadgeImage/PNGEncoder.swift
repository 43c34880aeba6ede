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
    pixelCompressor.compress(bitmap, options.compression)
      .png(width: bitmap.width, height: bitmap.height, options: options)
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
