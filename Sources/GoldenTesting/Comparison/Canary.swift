import BadgeImage

/// Proof that the comparison sees a changed pixel: one that sees nothing would pass every test.
struct Canary {
  /// What is to prove itself.
  var compare: (Raster, Raster) -> BitmapDifference?

  /// What the comparison in use did wrong, found out once a process; nil where it can be trusted.
  static let problem = Canary { $0.difference(from: $1) }.problem

  /// What the comparison does wrong, nil where it can be trusted.
  var problem: String? {
    let base = Self.base
    guard compare(Raster(base), Raster(base)) == nil else {
      return "the comparison finds a difference between a picture and itself"
    }
    for (x, y) in [(0, 0), (4, 0), (2, 1), (0, 2), (4, 2)] {
      for channel in [\Pixel.red, \.green, \.blue, \.alpha] {
        var changed = base
        changed[x, y][keyPath: channel] ^= 1
        guard sees(base, changed, x, y) && sees(changed, base, x, y) else {
          return "the comparison does not see a changed pixel"
        }
      }
    }
    return nil
  }

  private static let base = Bitmap(
    width: 5, height: 3, pixels: (0..<60).map { UInt8(100 + $0) })

  private func sees(_ left: Bitmap, _ right: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let difference = compare(Raster(left), Raster(right))
    guard case .pixels(let pixels) = difference else { return false }
    return pixels.pixelCount == 1 && pixels.largestChannelDifference == 1
      && pixels.columns == x...x && pixels.rows == y...y
      && PixelTolerance.exact.verdict(on: difference, pixelCount: 15) != .same
  }
}
