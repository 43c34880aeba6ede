/// How large a PNG may be that is decoded: checked before memory is taken for the pixels.
public struct PNGLimits: Hashable, Sendable {
  /// The longest side in pixels, never above `Bitmap.maximumSide`.
  public let maximumSide: Int

  /// The largest area in pixels, never above `Bitmap.maximumPixelCount`.
  public let maximumPixelCount: Int

  /// Creates limits; what is beyond a bitmap's own limits is cut down to them.
  ///
  /// - Parameters:
  ///   - maximumSide: The longest side in pixels. Default: 32,767.
  ///   - maximumPixelCount: The largest area in pixels. Default: 67,108,864, such as 8192 × 8192.
  public init(maximumSide: Int = Bitmap.maximumSide, maximumPixelCount: Int = 1 << 26) {
    self.maximumSide = min(maximumSide, Bitmap.maximumSide)
    self.maximumPixelCount = min(maximumPixelCount, Bitmap.maximumPixelCount)
  }
}
