/// How samples become light, both from 0 to 1; 1 is the light of sRGB's white.
enum TransferCurve: Hashable, Sendable {
  /// A power with a straight piece at its start.
  case parametric(ParametricCurve)
  /// Light in 1/65,535 at equal distances, with straight lines between.
  case table([UInt16])
  /// BT.2100's perceptual quantizer, in which sRGB's white is 203 cd/m² (BT.2408).
  case perceptualQuantizer

  /// The light of a sample.
  func light(_ sample: Double) -> Double {
    switch self {
    case .parametric(let curve): curve.light(sample)
    case .table(let levels): Self.interpolated(levels, at: sample)
    case .perceptualQuantizer: Self.perceptualLight(sample)
    }
  }

  private static func interpolated(_ levels: [UInt16], at sample: Double) -> Double {
    guard levels.count > 1 else { return sample }
    let position = min(max(sample, 0), 1) * Double(levels.count - 1)
    let index = min(Int(position), levels.count - 2)
    let (low, high) = (Double(levels[index]), Double(levels[index + 1]))
    return (low + (high - low) * (position - Double(index))) / 65535
  }

  /// The EOTF of BT.2100, table 4.
  private static func perceptualLight(_ sample: Double) -> Double {
    let root = raise(sample, to: 1 / 78.84375)
    let ratio = max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)
    return 10000 * raise(ratio, to: 1 / 0.1593017578125) / 203
  }
}

extension TransferCurve {
  /// IEC 61966-2-1's curve.
  static let sRGB = TransferCurve.parametric(
    ParametricCurve(
      gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0))

  /// BT.709's curve, which is BT.601's and BT.2020's as well.
  static let bt709 = camera(alpha: 1.099296826809442, beta: 0.018053968510807, slope: 4.5)

  /// SMPTE ST 240's curve.
  static let smpte240 = camera(alpha: 1.111572195921731, beta: 0.022821585529445, slope: 4)

  /// A plain power.
  static func power(_ gamma: Double) -> TransferCurve {
    .parametric(ParametricCurve(gamma: gamma, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0))
  }

  /// The inverse of a camera's curve: `α · light^0.45 − (α − 1)`, or `slope · light` below `β`.
  private static func camera(alpha: Double, beta: Double, slope: Double) -> TransferCurve {
    .parametric(
      ParametricCurve(
        gamma: 1 / 0.45, a: 1 / alpha, b: (alpha - 1) / alpha, c: 1 / slope, d: slope * beta, e: 0,
        f: 0))
  }
}

/// ICC.1's parametric curve: `(a · sample + b)^gamma + e` from `d` on, `c · sample + f` below.
struct ParametricCurve: Hashable, Sendable {
  let gamma, a, b, c, d, e, f: Double

  /// The light of a sample.
  func light(_ sample: Double) -> Double {
    sample >= d ? raise(a * sample + b, to: gamma) + e : c * sample + f
  }
}
