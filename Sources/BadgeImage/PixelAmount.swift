/// A number of pixels, or a share of all pixels of a picture.
public struct PixelAmount: Hashable, Sendable {
  private enum Unit: Hashable {
    case count(Int)
    case share(Double)
    case percent(Double)
  }

  private let unit: Unit

  /// So many pixels, 0 or more.
  public static func count(_ count: Int) -> PixelAmount { PixelAmount(unit: .count(count)) }

  /// A share of all pixels, 0…1.
  public static func share(_ share: Double) -> PixelAmount { PixelAmount(unit: .share(share)) }

  /// A share of all pixels, 0…100 of each hundred.
  public static func percent(_ percent: Double) -> PixelAmount {
    PixelAmount(unit: .percent(percent))
  }

  /// What is wrong with the value, nil where it is in its range.
  var problem: String? {
    switch unit {
    case .count(let count): count < 0 ? "\(count); a count is 0 or more" : nil
    case .share(let share): (0...1).contains(share) ? nil : "\(share); a share is 0…1"
    case .percent(let percent):
      (0...100).contains(percent) ? nil : "\(percent) %; a percentage is 0…100"
    }
  }

  /// Whether so many pixels are not more than the amount.
  func reaches(_ count: Int, of all: Int) -> Bool { comparison(count, all) { $0 <= $1 } }

  /// Whether so many pixels are not less than the amount.
  func isReached(by count: Int, of all: Int) -> Bool { comparison(count, all) { $0 >= $1 } }

  /// One rounded division, whose result equals a share or percentage written in decimal where the
  /// numbers are equal: the product of share and area would not.
  private func comparison(_ count: Int, _ all: Int, _ holds: (Double, Double) -> Bool) -> Bool {
    switch unit {
    case .count(let limit): holds(Double(count), Double(limit))
    case .share(let share): holds(Double(count) / Double(all), share)
    case .percent(let percent): holds(Double(count * 100) / Double(all), percent)
    }
  }
}

extension PixelAmount: ExpressibleByIntegerLiteral {
  /// So many pixels.
  public init(integerLiteral count: Int) {
    self = .count(count)
  }
}

extension PixelAmount: CustomStringConvertible {
  /// The count, or the share in percent.
  public var description: String {
    switch unit {
    case .count(let count): "\(count)"
    case .share(let share): "\(share * 100) %"
    case .percent(let percent): "\(percent) %"
    }
  }
}
