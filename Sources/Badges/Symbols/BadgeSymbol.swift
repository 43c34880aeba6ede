/// A picture in place of a label, named like Apple's symbols: `checkmark`, `bell.circle.fill`.
///
/// The paths are this project's own.
public struct BadgeSymbol: Hashable, Sendable {
  /// What it shows.
  public let glyph: SymbolGlyph

  /// What is around it.
  public let enclosure: SymbolEnclosure

  /// Creates a symbol; default: nothing around the glyph.
  public init(_ glyph: SymbolGlyph, in enclosure: SymbolEnclosure = .none) {
    self.glyph = glyph
    self.enclosure = enclosure
  }

  /// The same glyph in a ring of the foreground: `checkmark.circle`.
  public var circle: BadgeSymbol { BadgeSymbol(glyph, in: .circle) }

  /// The same glyph on a disc of the tint, which is the badge: `checkmark.circle.fill`.
  public var circleFill: BadgeSymbol { BadgeSymbol(glyph, in: .filledCircle) }
}

extension BadgeSymbol {
  /// A tick.
  public static let checkmark = BadgeSymbol(.checkmark)
  /// Two crossed strokes.
  public static let xmark = BadgeSymbol(.xmark)
  /// A plus sign.
  public static let plus = BadgeSymbol(.plus)
  /// A minus sign.
  public static let minus = BadgeSymbol(.minus)
  /// An exclamation mark.
  public static let exclamationmark = BadgeSymbol(.exclamationmark)
  /// A question mark.
  public static let questionmark = BadgeSymbol(.questionmark)
  /// A bell.
  public static let bell = BadgeSymbol(.bell)
  /// A star with five points.
  public static let star = BadgeSymbol(.star)
  /// A heart.
  public static let heart = BadgeSymbol(.heart)
  /// A lightning bolt.
  public static let bolt = BadgeSymbol(.bolt)
  /// A closed padlock.
  public static let lock = BadgeSymbol(.lock)
  /// Head and shoulders.
  public static let person = BadgeSymbol(.person)
  /// An arrow that points up.
  public static let arrowUp = BadgeSymbol(.arrowUp)
  /// An arrow that points down.
  public static let arrowDown = BadgeSymbol(.arrowDown)
  /// A clock with two hands.
  public static let clock = BadgeSymbol(.clock)
  /// A month's leaf of a calendar.
  public static let calendar = BadgeSymbol(.calendar)
}

/// What a symbol shows; the raw value is the first part of the symbol's name.
public enum SymbolGlyph: String, CaseIterable, Hashable, Sendable, Codable {
  /// Signs.
  case checkmark, xmark, plus, minus, exclamationmark, questionmark
  /// Things and shapes.
  case bell, star, heart, bolt, lock, person
  /// An arrow that points up.
  case arrowUp = "arrow.up"
  /// An arrow that points down.
  case arrowDown = "arrow.down"
  /// Time.
  case clock, calendar
}

/// What is around a symbol's glyph; the raw value is the rest of the symbol's name.
public enum SymbolEnclosure: String, CaseIterable, Hashable, Sendable, Codable {
  /// Nothing.
  case none = ""
  /// A ring of the foreground.
  case circle = ".circle"
  /// A disc of the tint, which is the badge.
  case filledCircle = ".circle.fill"
}
