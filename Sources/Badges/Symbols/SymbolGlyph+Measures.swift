extension SymbolGlyph {
  /// How wide the glyph counts as a label, in heights of capitals; it does not depend on the weight.
  ///
  /// None is so wide that a badge in Inter is no circle.
  var advance: Double {
    switch self {
    case .exclamationmark: 0.4
    case .questionmark: 0.76
    case .lock, .xmark, .arrowUp, .arrowDown: 0.86
    case .checkmark, .plus, .minus, .bell, .star, .heart, .bolt, .person, .clock, .calendar: 0.96
    }
  }

  /// Half the side of the square around the optical centre that holds the ink of every weight.
  var reach: Double {
    switch self {
    case .xmark, .plus, .minus, .checkmark, .exclamationmark: 0.52
    case .bell, .star, .lock, .clock, .calendar, .arrowUp, .arrowDown: 0.56
    case .heart, .bolt, .person: 0.58
    case .questionmark: 0.6
    }
  }

  /// Whether the left half mirrors the right one.
  var isSymmetric: Bool {
    switch self {
    case .checkmark, .questionmark, .bolt, .clock: false
    case .xmark, .plus, .minus, .exclamationmark, .bell, .star, .heart, .lock, .person, .arrowUp,
      .arrowDown, .calendar:
      true
    }
  }

  /// Whether the upper half mirrors the lower one.
  var isUpright: Bool {
    switch self {
    case .xmark, .plus, .minus: true
    default: false
    }
  }
}

extension BadgeSymbol {
  /// How large a circle around a glyph is, in heights of capitals.
  ///
  /// Apple's are larger by a twentieth; this one leaves a badge's usual padding more room.
  static let circleDiameter = 1.6

  /// How wide the symbol counts as a label, in heights of capitals.
  var advance: Double { enclosure == .none ? glyph.advance : Self.circleDiameter }

  /// Half the side of the square around the optical centre that holds all ink, and the disc.
  var reach: Double { enclosure == .none ? glyph.reach : Self.circleDiameter / 2 }
}

extension TextMetrics {
  /// The measures of a symbol beside a line of that face.
  func with(_ symbol: BadgeSymbol) -> TextMetrics {
    let advance = symbol.advance * capHeight
    let reach = symbol.reach * capHeight
    let ink = InkBox(
      left: advance / 2 - reach, top: -capHeight / 2 - reach, right: advance / 2 + reach,
      bottom: reach - capHeight / 2)
    return TextMetrics(advance: advance, capHeight: capHeight, lineHeight: lineHeight, ink: ink)
  }
}
