/// How a number is written; the process's locale never matters.
public enum NumberFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// `1234`
  case plain
  /// `1,234`
  case grouped
  /// `1.2K`: rounded down, one decimal below ten; K, M, B and T; plain beyond 999T.
  case compact

  /// The number in ASCII digits.
  ///
  /// - Parameter number: Zero or more.
  func string(_ number: Int) -> String {
    switch self {
    case .plain: String(number)
    case .grouped: Self.grouped(number)
    case .compact: Self.compact(number)
    }
  }

  private static func grouped(_ number: Int) -> String {
    var groups = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { groups.append(",") }
      groups.append(digit)
    }
    return groups
  }

  private static func compact(_ number: Int) -> String {
    var unit = 1
    for suffix in ["", "K", "M", "B", "T"] {
      if number / unit < 1000 { return units(number, of: unit) + suffix }
      unit *= 1000
    }
    return String(number)
  }

  /// The number in units, rounded down: whole from ten units up, else with a decimal that is not 0.
  private static func units(_ number: Int, of unit: Int) -> String {
    let whole = number / unit
    let tenths = number % unit / max(unit / 10, 1)
    return unit == 1 || whole >= 10 || tenths == 0 ? "\(whole)" : "\(whole).\(tenths)"
  }
}
