extension SymbolGlyph {
  /// The glyph in heights of capitals around its optical centre.
  ///
  /// The optical centre has two parts of the middle of the ink's box and one of the ink's centroid. Most
  /// glyphs keep their size as strokes get wider, so that their hollows stay open.
  ///
  /// - Parameters:
  ///   - width: How wide strokes are.
  ///   - isSolid: Whether things are filled, for small ones in circles.
  func parts(width: Double, isSolid: Bool) -> [SymbolPart] {
    switch self {
    case .checkmark: Self.checkmark(width)
    case .xmark: Self.xmark(width)
    case .plus: Self.plus(width)
    case .minus: Self.minus(width)
    case .exclamationmark: Self.exclamationmark(width)
    case .questionmark: Self.questionmark(width)
    case .bell: Self.bell(width, isSolid)
    case .star: Self.star(width, isSolid)
    case .heart: Self.heart(width, isSolid)
    case .bolt: Self.bolt(width, isSolid)
    case .lock: Self.lock(width, isSolid)
    case .person: Self.person(width, isSolid)
    case .arrowUp: Self.arrow(width, tip: -1)
    case .arrowDown: Self.arrow(width, tip: 1)
    case .clock: Self.clock(width)
    case .calendar: Self.calendar(width, hasDays: !isSolid)
    }
  }

  /// The glyph as it stands in a circle: smaller, things filled, strokes as wide as asked for.
  func enclosed(width: Double) -> [SymbolPart] {
    let scale = enclosedScale
    return parts(width: width / scale, isSolid: true).map { $0.moved(y: 0, scale: scale) }
  }

  private var enclosedScale: Double {
    switch self {
    case .calendar: 0.78
    case .checkmark, .xmark: 0.8
    case .minus, .plus, .arrowUp, .arrowDown, .lock, .person: 0.82
    case .exclamationmark, .questionmark, .bell, .star, .heart, .bolt, .clock: 0.86
    }
  }
}
