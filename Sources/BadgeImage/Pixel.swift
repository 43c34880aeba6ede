/// One pixel: 8-bit colour channels, not multiplied with alpha.
public struct Pixel: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Transparent black, what an empty bitmap consists of.
  public static let clear = Pixel(0, 0, 0, 0)

  /// Creates a pixel.
  ///
  /// - Parameters:
  ///   - red: The red channel.
  ///   - green: The green channel.
  ///   - blue: The blue channel.
  ///   - alpha: The opacity. Default: opaque.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
