/// What red, green, blue and white of a picture look like, as CIE 1931 chromaticities.
struct Primaries: Hashable, Sendable {
  /// The x and y of a colour.
  typealias Chromaticity = SIMD2<Double>

  let red, green, blue, white: Chromaticity

  /// Creates primaries.
  ///
  /// - Parameter white: Default: D65, as sRGB has it.
  init(
    red: Chromaticity, green: Chromaticity, blue: Chromaticity,
    white: Chromaticity = [0.3127, 0.3290]
  ) {
    (self.red, self.green, self.blue, self.white) = (red, green, blue, white)
  }

  /// Those of sRGB and BT.709.
  static let sRGB = Primaries(red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06])

  /// Turns linear red, green and blue into CIE XYZ under D50, to which white is adapted as ICC profiles
  /// do it (Bradford); nil where the primaries span no colours.
  var toConnectionSpace: Matrix3? {
    guard let white = Self.tristimulus(white) else { return nil }
    let colours = Matrix3(Self.components(red), Self.components(green), Self.components(blue))
    guard let strengths = colours.inverse.map({ $0 * white }) else { return nil }
    return Self.adaptation(from: white).map { $0 * colours * Matrix3(diagonal: strengths) }
  }

  private static func components(_ colour: Chromaticity) -> Matrix3.Column {
    [colour.x, colour.y, 1 - colour.x - colour.y]
  }

  /// A white's XYZ at a luminance of 1.
  private static func tristimulus(_ white: Chromaticity) -> Matrix3.Column? {
    guard white.y > 0.001 else { return nil }
    return components(white) / white.y
  }

  private static func adaptation(from white: Matrix3.Column) -> Matrix3? {
    let responses = bradford * white
    guard responses.min() > 0.001 else { return nil }
    let scale = Matrix3(diagonal: bradford * connectionWhite / responses)
    return bradford.inverse.map { $0 * scale * bradford }
  }

  /// D50 as ICC.1 gives it.
  private static let connectionWhite: Matrix3.Column = [0.9642, 1, 0.8249]

  private static let bradford = Matrix3(
    [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
}
