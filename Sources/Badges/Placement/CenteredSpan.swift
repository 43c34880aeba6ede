/// Where whole pixels begin that lie centred on a point along one axis.
enum CenteredSpan {
  /// The first pixel, counted from the side's start.
  ///
  /// The centre lies within half a pixel of the point. Where two places are equally near, the one
  /// towards the side's middle is taken, so that a mirrored point gives the mirrored place; on the
  /// middle itself it is the first.
  ///
  /// - Parameters:
  ///   - length: The pixels to place.
  ///   - side: The pixels of the side.
  ///   - displacement: How far the point lies from the side's middle, in pixels; finite.
  static func start(length: Int, side: Int, displacement: Double) -> Int {
    // 1/1024 pixel is what lengths are told apart by: a sum that misses a half by less is one.
    let distance = (displacement * 1024).rounded() / 1024
    let start = Double(side - length) / 2 + distance
    let before = start.rounded(.down)
    guard start - before == 0.5 else { return Int(start.rounded()) }
    return Int(before) + (distance < 0 ? 1 : 0)
  }
}
