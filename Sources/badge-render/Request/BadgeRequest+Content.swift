import Badges

extension BadgeRequest {
  mutating func applyContent(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    contents.removeAll { $0.key == key }
    switch key {
    case .count: contents.append((key, .count(try value.integer())))
    case .text: contents.append((key, .text(try value.text())))
    case .symbol:
      contents.append((key, .symbol(try BadgeSymbol(value.text(), field: value.field))))
    default: if try value.flag() { contents.append((key, .dot)) }
    }
  }

  mutating func applyCounting(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .zero: base.zero = try value.name()
    case .numberFormat: base.numberFormat = try value.name()
    default: base.digits = try value.digitSet()
    }
  }

  mutating func applyAccessibility(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    let text = try value.text()
    switch key {
    case .alt: base.accessibility.alternative = text
    case .label: base.accessibility.label = text
    case .value: base.accessibility.value = text
    default: base.accessibility.hint = text
    }
  }

  func content() throws(BadgeError) -> BadgeContent {
    guard let first = contents.first else {
      throw BadgeError(field: nil, "nothing to show; give one of --count, --text, --symbol, --dot")
    }
    guard contents.count == 1 else {
      throw BadgeError(
        .conflict, field: contents[1].key.rawValue,
        "the badge has a \(first.key.rawValue) already; give one of the two")
    }
    return first.content
  }
}

/// A count's limit and the side of its plus sign.
struct LimitSettings {
  private var maximum: Maximum?
  private var overflow: Overflow?

  private enum Maximum {
    case none
    case limit(Int)
  }

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    if key == .overflow {
      overflow = try value.name()
    } else {
      maximum = try value.text() == "none" ? Maximum.none : .limit(value.integer())
    }
  }

  /// Makes room for one of the two where both would contradict each other.
  mutating func displace(for setting: Setting) {
    if setting.key == .overflow {
      if case .some(.none) = maximum { maximum = nil }
    } else if case .text("none") = setting.value {
      overflow = nil
    }
  }

  /// The limit; without one of its own, a plus sign stands where the default's does.
  ///
  /// - Throws: For the side of a plus sign where there is no limit.
  func limit() throws(BadgeError) -> CountLimit {
    switch (maximum, overflow) {
    case (nil, nil): return .plusPrefix(999)
    case (nil, .some(let side)): return Self.limit(999, side)
    case (.some(.none), nil): return .none
    case (.some(.none), .some):
      throw BadgeError(
        .conflict, field: SettingKey.overflow.rawValue,
        "without a limit there is no plus sign; give one of the two")
    case (.limit(let maximum), let side): return Self.limit(maximum, side ?? .suffix)
    }
  }

  private static func limit(_ maximum: Int, _ side: Overflow) -> CountLimit {
    side == .prefix ? .plusPrefix(maximum) : .plusSuffix(maximum)
  }
}

extension SettingValue {
  fileprivate func digitSet() throws(BadgeError) -> DigitSet {
    let text = try text()
    guard text.utf8.allSatisfy({ $0 < 0x80 }), let digits = DigitSet(text) else {
      throw error(
        "\(quoted(text)): not a set of decimal digits (use latn, arab, deva or another Unicode name)"
          + didYouMean(text, among: DigitSet.names))
    }
    return digits
  }
}
