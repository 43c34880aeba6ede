import Badges

/// A scale and what it adds to a file's name.
struct ScaledName: Hashable {
  /// Pixels a point.
  let scale: Double
  /// `@2x`; empty for one scale alone and for scale 1.
  let suffix: String
}

/// One scale, or a list of them.
struct ScaleSettings: Hashable {
  /// Each picture is kept until all are drawn.
  static let mostScales = 16

  private var scale: Double?
  private var scales: [Double]?

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    guard key == .scales else {
      scale = try value.number()
      return
    }
    let parts = try value.parts()
    guard parts.count <= Self.mostScales else {
      throw value.error("\(parts.count) scales; at most \(Self.mostScales) are drawn at once")
    }
    var list: [Double] = []
    for part in parts {
      let scale = try value.number(part)
      try PictureLimits.check(scale: scale, field: value.field)
      guard !list.contains(scale) else {
        throw value.error("\(decimal(scale)): this scale is there twice")
      }
      list.append(scale)
    }
    scales = list
  }

  /// Makes room for one scale, or for a list of them.
  mutating func displace(for key: SettingKey) {
    if key == .scales { scale = nil } else { scales = nil }
  }

  /// The scales in the order given.
  func names() throws(BadgeError) -> [ScaledName] {
    guard let scales else { return [ScaledName(scale: scale ?? 1, suffix: "")] }
    guard scale == nil else {
      throw BadgeError(
        .conflict, field: SettingKey.scales.rawValue,
        "one scale and a list of scales exclude each other; give one of the two")
    }
    return scales.map {
      ScaledName(scale: $0, suffix: $0 == 1 ? "" : "@\(decimal($0))x")
    }
  }

  /// Whether there may be several files.
  var isList: Bool { scales != nil }
}
