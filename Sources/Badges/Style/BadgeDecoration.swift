/// A line inside the edge of a badge.
public struct BadgeBorder: Hashable, Sendable, Codable {
  /// The width in points, 0…32767; half the badge's shorter side at most is drawn.
  public var width: Double

  /// The colour.
  public var color: BadgeColor

  /// Creates a border; default colour: white.
  public init(width: Double, color: BadgeColor = .white) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a badge's shape behind it, seen only outside the shape.
public struct BadgeShadow: Hashable, Sendable, Codable {
  /// The blur in points, 0…1000: twice the standard deviation.
  public var radius: Double

  /// How far the shadow lies to the right, in points, −10000…10000.
  public var x: Double

  /// How far the shadow lies below, in points, −10000…10000.
  public var y: Double

  /// The colour.
  public var color: BadgeColor

  /// Creates a shadow; defaults: no offset, black at 33 %.
  public init(
    radius: Double, x: Double = 0, y: Double = 0,
    color: BadgeColor = .rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 84))
  ) {
    self.radius = radius
    self.x = x
    self.y = y
    self.color = color
  }
}

/// The space between a label and the edge of its badge.
public struct BadgePadding: Hashable, Sendable, Codable {
  /// Left and right, in points, 0…32767.
  public var horizontal: Double

  /// Above and below the label height, in points, 0…32767.
  public var vertical: Double

  /// Creates a padding.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A fixed size for a badge.
public struct BadgeFrame: Hashable, Sendable, Codable {
  /// The width in points, 1…32767.
  public var width: Double

  /// The height in points, 1…32767.
  public var height: Double

  /// Creates a frame.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
