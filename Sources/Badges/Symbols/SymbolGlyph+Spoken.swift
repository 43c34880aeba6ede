extension SymbolGlyph {
  /// What assistive technology says for the glyph, in English; what is around it adds nothing.
  var spoken: String {
    switch self {
    case .checkmark: "Checkmark"
    case .xmark: "Cross mark"
    case .plus: "Plus"
    case .minus: "Minus"
    case .exclamationmark: "Exclamation mark"
    case .questionmark: "Question mark"
    case .bell: "Bell"
    case .star: "Star"
    case .heart: "Heart"
    case .bolt: "Lightning bolt"
    case .lock: "Lock"
    case .person: "Person"
    case .arrowUp: "Up arrow"
    case .arrowDown: "Down arrow"
    case .clock: "Clock"
    case .calendar: "Calendar"
    }
  }
}
