public import BadgeImage
public import Badges

/// An icon with badges on it.
public struct BadgedIcon: Hashable, Sendable {
  /// The picture; where no badge shows anything, the icon itself.
  public let bitmap: Bitmap

  /// Where the icon and the badges lie in it.
  public let layout: IconLayout
}

/// Where badges lie on an icon and what they are set in, without a picture.
public struct IconMeasurement: Hashable, Sendable {
  /// Where the icon and the badges lie.
  public let layout: IconLayout

  /// Each badge by itself, those that show nothing too.
  public let badges: [BadgeMeasurement]
}
