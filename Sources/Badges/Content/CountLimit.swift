/// Up to which number a count is shown as it is, and what stands for the counts above.
///
/// A count strictly greater than the limit shows the limit, never its own value, with a plus sign.
/// A negative limit is refused when the badge is laid out.
public enum CountLimit: Hashable, Sendable, Codable {
  /// `+99` above a limit of 99.
  case plusPrefix(Int)
  /// `99+` above a limit of 99.
  case plusSuffix(Int)
  /// Every count is shown as it is.
  case none

  /// The largest count shown as it is, nil without a limit.
  public var maximum: Int? {
    switch self {
    case .plusPrefix(let maximum), .plusSuffix(let maximum): maximum
    case .none: nil
    }
  }

  /// Whether this limit hides the exact value of a count.
  func isExceeded(by count: Int) -> Bool {
    maximum.map { count > $0 } ?? false
  }

  /// The number with the plus sign on the side this limit puts it.
  func marked(_ number: String) -> String {
    switch self {
    case .plusPrefix: "+" + number
    case .plusSuffix: number + "+"
    case .none: number
    }
  }
}
