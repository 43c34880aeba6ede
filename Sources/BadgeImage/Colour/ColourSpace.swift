/// What the levels of a picture mean, for colours of sRGB that are to appear in it.
public struct ColourSpace: Hashable, Sendable {
  /// How colours are converted; nil in sRGB itself.
  private let conversion: Conversion?

  /// sRGB, whose colours stay as they are.
  public static let sRGB = ColourSpace(conversion: nil)

  private init(conversion: Conversion?) {
    self.conversion = conversion
  }

  /// A space of primaries and a curve; nil where they can't show colours.
  ///
  /// - Parameters:
  ///   - primaries: Red, green, blue and white.
  ///   - curve: How samples become light.
  ///   - isNarrow: Whether black is at level 16 and white at 235, as in video.
  init?(_ primaries: Primaries, _ curve: TransferCurve, isNarrow: Bool = false) {
    let (black, white) = isNarrow ? (16, 235) : (0, 255)
    guard let encoder = LevelEncoder(curve, black: black, white: white) else { return nil }
    guard primaries != .sRGB else {
      let isSame = curve == .sRGB && !isNarrow
      let conversion = Conversion(matrix: nil, encoders: [encoder, encoder, encoder])
      self.init(conversion: isSame ? nil : conversion)
      return
    }
    guard let space = primaries.toConnectionSpace else { return nil }
    self.init(toConnectionSpace: space, encoders: [encoder, encoder, encoder])
  }

  /// A space as ICC profiles describe it; nil where it can't show colours.
  ///
  /// - Parameters:
  ///   - toConnectionSpace: Turns the channels' light into CIE XYZ under D50.
  ///   - curves: How samples become light, for red, green and blue.
  init?(toConnectionSpace: Matrix3, curves: [TransferCurve]) {
    let encoders = curves.compactMap { LevelEncoder($0) }
    guard encoders.count == 3 else { return nil }
    self.init(toConnectionSpace: toConnectionSpace, encoders: encoders)
  }

  private init?(toConnectionSpace: Matrix3, encoders: [LevelEncoder]) {
    guard let back = toConnectionSpace.inverse, let space = Primaries.sRGB.toConnectionSpace else {
      return nil
    }
    self.init(conversion: Conversion(matrix: back * space, encoders: encoders))
  }

  /// The pixel that looks like an sRGB pixel, or as nearly as the space can; its opacity stays.
  public func converted(_ pixel: Pixel) -> Pixel {
    conversion?.converted(pixel) ?? pixel
  }

  /// The picture that looks like one in sRGB, or as nearly as the space can.
  public func converted(_ bitmap: Bitmap) -> Bitmap {
    guard let conversion else { return bitmap }
    var result = bitmap
    // Most neighbours are equal.
    var (last, converted) = (Pixel.clear, conversion.converted(.clear))
    result.withUnsafeMutablePixels { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let pixel = Pixel(
          pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
        if pixel != last { (last, converted) = (pixel, conversion.converted(pixel)) }
        pixels[start] = converted.red
        pixels[start + 1] = converted.green
        pixels[start + 2] = converted.blue
      }
    }
    return result
  }
}

/// The way from sRGB to another space.
private struct Conversion: Hashable, Sendable {
  /// Turns linear sRGB into the channels' light; nil where the primaries are the same.
  let matrix: Matrix3?
  /// Those of red, green and blue.
  let encoders: [LevelEncoder]

  func converted(_ pixel: Pixel) -> Pixel {
    let light = Matrix3.Column(
      Self.light[Int(pixel.red)], Self.light[Int(pixel.green)], Self.light[Int(pixel.blue)])
    let channels = matrix.map { $0 * light } ?? light
    return Pixel(
      encoders[0].level(channels.x), encoders[1].level(channels.y), encoders[2].level(channels.z),
      pixel.alpha)
  }

  /// The light of sRGB's levels.
  private static let light = (0...255).map { TransferCurve.sRGB.light(Double($0) / 255) }
}
