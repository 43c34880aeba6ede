/// The face a label is set in, at its size in device pixels.
public struct FontRequest: Hashable, Sendable {
  /// The family.
  public let family: String
  /// The weight.
  public let weight: FontWeight
  /// Whether the face is italic.
  public let italic: Bool
  /// The type size (the em) in device pixels.
  public let pixelSize: Double

  /// Creates a request.
  public init(family: String, weight: FontWeight, italic: Bool, pixelSize: Double) {
    self.family = family
    self.weight = weight
    self.italic = italic
    self.pixelSize = pixelSize
  }
}

/// How large a line of text is, in device pixels.
///
/// The origin is the pen's start on the baseline; x grows to the right, y downwards.
public struct TextMetrics: Hashable, Sendable {
  /// How far the pen moves.
  public var advance: Double
  /// The height of the primary face's capitals; it does not depend on the text.
  public var capHeight: Double
  /// The line height of the primary face; it does not depend on the text.
  public var lineHeight: Double
  /// The box of the ink.
  public var ink: InkBox

  /// No text in no face.
  static let zero = TextMetrics(advance: 0, capHeight: 0, lineHeight: 0, ink: .empty)

  /// Creates metrics.
  public init(advance: Double, capHeight: Double, lineHeight: Double, ink: InkBox) {
    self.advance = advance
    self.capHeight = capHeight
    self.lineHeight = lineHeight
    self.ink = ink
  }
}

/// The box that holds a text's ink, relative to its origin on the baseline, in device pixels.
public struct InkBox: Hashable, Sendable {
  /// The leftmost ink.
  public var left: Double
  /// The highest ink; negative above the baseline.
  public var top: Double
  /// The rightmost ink.
  public var right: Double
  /// The lowest ink; positive below the baseline.
  public var bottom: Double

  /// No ink.
  public static let empty = InkBox(left: 0, top: 0, right: 0, bottom: 0)

  /// Creates a box.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}

/// Measures a line of text; text measurement reaches the layout as such a closure.
///
/// All measures are finite, and the height of a line is more than 0.
public typealias TextMeasure = (_ text: String, _ font: FontRequest) throws(BadgeError) ->
  TextMetrics
