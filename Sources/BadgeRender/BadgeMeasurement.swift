public import Badges

/// Where a badge's parts go and what it is set in, without a picture.
public struct BadgeMeasurement: Hashable, Sendable {
  /// Where each part goes.
  public let layout: BadgeLayout
  /// The face of the label, or the one whose capitals a symbol is as high as; nil for a dot.
  public let font: FontReport?
  /// What was not as asked for, or is hard to read.
  public let warnings: [BadgeWarning]
}
