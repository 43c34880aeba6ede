/// A picture: rows of 8-bit RGBA pixels from the top, colours not multiplied with alpha.
///
/// Sides are in `1...maximumSide`, the area is at most `maximumPixelCount`, and `pixels` holds exactly
/// `width * height * 4` bytes. Equality includes the colours of transparent pixels;
/// `difference(from:)` leaves them out.
public struct Bitmap: Hashable, Sendable {
  /// The longest side, in pixels: what Cairo draws on.
  public static let maximumSide = 32767

  /// The largest area, in pixels: 1 GiB of memory, and never more than one PNG chunk can hold.
  public static let maximumPixelCount = 1 << 28

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The channels in the order red, green, blue, alpha, row after row, without padding.
  public private(set) var pixels: [UInt8]

  /// Creates a transparent bitmap.
  ///
  /// - Precondition: `Bitmap.allows(width: width, height: height)`.
  public init(width: Int, height: Int) {
    precondition(Self.allows(width: width, height: height), "no bitmap is \(width) × \(height)")
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a bitmap of given pixels.
  ///
  /// - Precondition: `Bitmap.allows(width: width, height: height)`, and `pixels` holds four bytes for
  ///   each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(Self.allows(width: width, height: height), "no bitmap is \(width) × \(height)")
    precondition(pixels.count == width * height * 4, "the pixels do not fill \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether a bitmap of these sides, in pixels, can be built.
  public static func allows(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height <= maximumPixelCount
  }

  /// The pixel in column `x` from the left and row `y` from the top.
  ///
  /// - Precondition: The pixel lies within the bitmap.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let first = offset(x, y)
      return Pixel(pixels[first], pixels[first + 1], pixels[first + 2], pixels[first + 3])
    }
    set {
      let first = offset(x, y)
      pixels[first] = newValue.red
      pixels[first + 1] = newValue.green
      pixels[first + 2] = newValue.blue
      pixels[first + 3] = newValue.alpha
    }
  }

  /// Lends the pixels for writing in place.
  ///
  /// The buffer holds `width * height * 4` initialized bytes and must not outlive the call.
  public mutating func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeMutableBytes { try body($0) }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) is outside the bitmap")
    return (y * width + x) * 4
  }
}
