/// Where on an icon a badge lies, and how large it is there.
public struct BadgePlacement: Hashable, Sendable {
  /// The point of the icon that the badge's centre lies on; default: the upper trailing corner.
  public var alignment: BadgeAlignment
  /// How far the badge is moved from there; default: not at all.
  public var offset: BadgeOffset
  /// How far the point is moved inwards, as a share of the icon's width and height, 0…0.5; default: 0.
  public var inset: Double
  /// The height of the badge's shape as a share of the icon's, 0.01…4; default, nil: the style's.
  public var size: Double?
  /// The width of the transparent gap around the badge in points, 0…1000; default: no gap.
  public var cutout: Double

  /// Creates a placement.
  public init(
    alignment: BadgeAlignment = .topTrailing, offset: BadgeOffset = .zero, inset: Double = 0,
    size: Double? = nil, cutout: Double = 0
  ) {
    self.alignment = alignment
    self.offset = offset
    self.inset = inset
    self.size = size
    self.cutout = cutout
  }
}

/// A distance that doesn't depend on the layout direction.
public struct BadgeOffset: Hashable, Sendable {
  /// To the right, in points, −10000…10000.
  public var x: Double
  /// Downwards, in points, −10000…10000.
  public var y: Double

  /// No distance.
  public static let zero = BadgeOffset(x: 0, y: 0)

  /// Creates an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The outlines of icons by how far a badge moves inwards for them.
public enum BadgeOverlap: String, CaseIterable, Hashable, Sendable {
  /// For icons that fill their corners.
  case rectangular
  /// For round icons.
  case circular

  /// The share of the icon's size: 0, or 0.14, about where a circle meets its diagonals.
  public var inset: Double {
    switch self {
    case .rectangular: 0
    case .circular: 0.14
    }
  }
}

extension BadgePlacement {
  /// Refuses values that nothing can be placed by, each by its field's name.
  func validate() throws(BadgeError) {
    for offset in [offset.x, offset.y] {
      try Self.check(offset, in: -10_000...10_000, field: "offset", "an offset in points")
    }
    try Self.check(inset, in: 0...0.5, field: "inset", "an inset")
    try Self.check(cutout, in: 0...1000, field: "cutout", "a gap in points")
    guard let size, !(0.01...4).contains(size) else { return }
    throw BadgeError(
      field: "badgeSize", "\(decimal(size * 100))%: a badge's size is from 1% to 400% of the icon's"
    )
  }

  private static func check(
    _ value: Double, in range: ClosedRange<Double>, field: String, _ what: String
  ) throws(BadgeError) {
    guard !range.contains(value) else { return }
    let bounds = "from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    throw BadgeError(field: field, "\(decimal(value)): \(what) is \(bounds)")
  }
}
