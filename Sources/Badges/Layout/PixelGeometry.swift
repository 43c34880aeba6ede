/// A size in whole device pixels.
public struct PixelSize: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in whole device pixels; x grows to the right, y downwards.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A length in device pixels as whole pixels that hold it.
///
/// Within 1/1024 of a whole number counts as whole: that is the unit text is measured in. The caller
/// guarantees a finite length below 2³¹.
func wholePixels(_ length: Double) -> Int {
  Int((length - 1.0 / 1024).rounded(.up))
}

/// The same for a side of a shape: at least one pixel.
func wholeSide(_ length: Double) -> Int {
  max(1, wholePixels(length))
}
