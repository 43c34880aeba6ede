import BadgeImage

/// Source-over in double precision and premultiplied colours, written apart from the one under test.
struct ReferenceCompositing {
  private struct Light {
    var red, green, blue, alpha: Double

    init(_ pixel: Pixel) {
      alpha = Double(pixel.alpha) / 255
      red = Double(pixel.red) / 255 * alpha
      green = Double(pixel.green) / 255 * alpha
      blue = Double(pixel.blue) / 255 * alpha
    }

    func scaled(_ factor: Double) -> Light {
      var result = self
      result.red *= factor
      result.green *= factor
      result.blue *= factor
      result.alpha *= factor
      return result
    }

    func plus(_ other: Light) -> Light {
      var result = self
      result.red += other.red
      result.green += other.green
      result.blue += other.blue
      result.alpha += other.alpha
      return result
    }
  }

  /// The straight channels, 0…255 with fractions, of a badge over an icon out of which a share is cut.
  ///
  /// - Parameters:
  ///   - badge: The badge's pixel.
  ///   - bare: The same without its shadow.
  ///   - icon: The icon's pixel.
  ///   - cut: The share of it that is cut away, 0…1.
  static func mixed(_ badge: Pixel, bare: Pixel, over icon: Pixel, cut: Double = 0) -> [Double] {
    let above = Light(badge).scaled(1 - cut).plus(Light(bare).scaled(cut))
    let sum = above.plus(Light(icon).scaled((1 - cut) * (1 - above.alpha)))
    guard sum.alpha > 0 else { return [0, 0, 0, 0] }
    return [
      sum.red / sum.alpha * 255, sum.green / sum.alpha * 255, sum.blue / sum.alpha * 255,
      sum.alpha * 255,
    ]
  }

  /// Whether a pixel is within a level of a reference; a transparent one has no colour.
  static func agree(_ pixel: Pixel, _ reference: [Double]) -> Bool {
    guard abs(Double(pixel.alpha) - reference[3]) <= 1 else { return false }
    guard pixel.alpha > 0 else { return true }
    return zip([pixel.red, pixel.green, pixel.blue], reference).allSatisfy {
      abs(Double($0) - $1) <= 1
    }
  }
}

extension Bitmap {
  /// A picture of pixels drawn by lot, many of them faint, transparent or opaque.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = generator.next()
        let alphas: [UInt8] = [0, 1, 3, 255, 255, UInt8(truncatingIfNeeded: color >> 24)]
        bitmap[x, y] = Pixel(
          UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8),
          UInt8(truncatingIfNeeded: color >> 16), alphas[Int(color >> 32) % alphas.count])
      }
    }
    return bitmap
  }
}
