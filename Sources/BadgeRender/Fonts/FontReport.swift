/// The face a label was set in.
public struct FontReport: Hashable, Sendable {
  /// The family that was used.
  public let family: String
  /// The weight that was used, 1…1000.
  public let weight: Int
  /// The type size in points.
  public let size: Double
  /// The font files that the label's glyphs came from, the primary face's first.
  public let files: [String]
}

/// Something that was not as it was asked for, or that is hard to read.
public struct BadgeWarning: Hashable, Sendable {
  /// The kinds of warning; the raw value is what records carry.
  public enum Code: String, Sendable {
    /// The label's contrast with the shape is below 3:1.
    case lowContrast
    /// The family isn't there.
    case familySubstituted
    /// The family has no face of the weight.
    case weightSubstituted
    /// The family has no face of the slant.
    case italicSubstituted
    /// No font has a character of the label.
    case missingCharacter
    /// The badge lies outside the picture of its icon.
    case outsidePicture
    /// What an icon's file says of its colours can't be used.
    case colorsLeftOut
    /// How an icon's file is to be turned can't be read.
    case orientationLeftOut
    /// An icon's pixels per metre can't be read.
    case densityLeftOut
    /// An icon's file is an animation.
    case animationLeftOut
    /// An icon is an SVG with texts.
    case textLeftOut
    /// An icon is an SVG with pictures in it.
    case pictureLeftOut
  }

  /// The kind of warning.
  public let code: Code
  /// The manifest key of the field it is about.
  public let field: String
  /// One line that says what was asked and what was done.
  public let message: String

  /// Creates a warning.
  package init(code: Code, field: String, message: String) {
    self.code = code
    self.field = field
    self.message = message
  }

  /// Whether the warning is about fonts.
  public var isAboutFonts: Bool {
    switch code {
    case .familySubstituted, .weightSubstituted, .italicSubstituted, .missingCharacter: true
    default: false
    }
  }
}
