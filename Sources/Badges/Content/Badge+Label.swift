extension Badge {
  /// The text the badge shows, nil for a symbol, a dot and where the badge is hidden.
  ///
  /// A text that layout shortens is still whole here.
  ///
  /// - Throws: `BadgeError` for a negative limit or a text that can't be drawn.
  public var label: String? {
    get throws(BadgeError) {
      try limit.validate()
      switch content {
      case .count(let count): return countLabel(count)
      case .text(let text):
        let line = try singleLine(text, field: "text")
        return isBlank(line) ? nil : line
      case .symbol, .dot, .empty: return nil
      }
    }
  }

  /// Whether there is nothing to see: an empty content, a negative count, a zero that hides.
  ///
  /// - Throws: `BadgeError` for a negative limit or a text that can't be drawn.
  public var isHidden: Bool {
    get throws(BadgeError) {
      let label = try label
      switch content {
      case .symbol, .dot: return false
      case .count, .text, .empty: return label == nil
      }
    }
  }

  /// A count's text under the rules; nil where it is hidden.
  func countLabel(_ count: Int) -> String? {
    guard count > 0 || (count == 0 && zero == .shown) else { return nil }
    let isOver = limit.isExceeded(by: count)
    let number = numberFormat.string(isOver ? limit.maximum ?? count : count)
    return digits.replacingDigits(in: isOver ? limit.marked(number) : number)
  }
}

extension CountLimit {
  fileprivate func validate() throws(BadgeError) {
    guard let maximum, maximum < 0 else { return }
    throw BadgeError(field: "max", "\(maximum): a limit is 0 or more, or none")
  }
}
