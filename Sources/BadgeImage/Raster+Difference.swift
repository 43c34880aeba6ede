import CBadgePixels

extension Bitmap {
  /// What sets the bitmap apart from another one; nil where they look the same.
  ///
  /// Channels are compared exactly, except that the colour of a transparent pixel never counts: it
  /// differs from another pixel by alpha alone.
  public func difference(from other: Bitmap) -> BitmapDifference? {
    Raster(self).difference(from: Raster(other))
  }
}

extension Raster {
  /// What sets the picture apart from another one; nil where they look the same.
  ///
  /// Where one of them has 16 bits a channel, both are compared at 16.
  package func difference(from other: Raster) -> BitmapDifference? {
    guard width == other.width, height == other.height else { return .size }
    var statistics = badge_pixel_statistics()
    switch (samples, other.samples) {
    case (.eight(let left), .eight(let right)):
      badge_pixels_compare_8(left, right, width, height, &statistics)
    case (.sixteen(let left), .sixteen(let right)):
      badge_pixels_compare_16(left, right, width, height, &statistics)
    default: return deepened.difference(from: other.deepened)
    }
    return PixelDifference(statistics, width: width, isDeep: isDeep).map { .pixels($0) }
  }

  /// How far the picture would have to move, a pixel at most in each direction, to agree with another
  /// one of its size wherever they then overlap; nil where nothing of that helps.
  ///
  /// - Parameters:
  ///   - other: The picture to agree with.
  ///   - difference: What sets them apart.
  package func move(
    matching other: Raster, explaining difference: PixelDifference
  ) -> (x: Int, y: Int)? {
    guard width == other.width, height == other.height else { return nil }
    guard isDeep == other.isDeep else {
      return deepened.move(matching: other.deepened, explaining: difference)
    }
    let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    return (straight + [(1, 1), (1, -1), (-1, 1), (-1, -1)]).first { move in
      leavesInSight(difference, moved: move) && matches(other, moved: move)
    }.map { (x: $0.0, y: $0.1) }
  }

  /// Whether the pictures overlap after a move, and differ in more than an edge that then does not.
  private func leavesInSight(_ difference: PixelDifference, moved by: (x: Int, y: Int)) -> Bool {
    func leaves(_ range: ClosedRange<Int>, of side: Int, _ distance: Int) -> Bool {
      distance == 0 || side > 1 && range != 0...0 && range != (side - 1)...(side - 1)
    }
    return leaves(difference.columns, of: width, by.x) && leaves(difference.rows, of: height, by.y)
  }

  private func matches(_ other: Raster, moved by: (x: Int, y: Int)) -> Bool {
    switch (samples, other.samples) {
    case (.eight(let left), .eight(let right)):
      badge_pixels_match_moved_8(left, right, width, height, by.x, by.y) != 0
    case (.sixteen(let left), .sixteen(let right)):
      badge_pixels_match_moved_16(left, right, width, height, by.x, by.y) != 0
    default: false
    }
  }
}

extension PixelDifference {
  /// Nil where no pixel differs.
  fileprivate init?(_ statistics: badge_pixel_statistics, width: Int, isDeep: Bool) {
    guard statistics.differing > 0 else { return nil }
    self.init(
      pixelCount: statistics.differing, largestChannelDifference: Int(statistics.largest),
      maximumLevel: isDeep ? 65535 : 255, x: statistics.largest_index % width,
      y: statistics.largest_index / width,
      columns: statistics.first_column...statistics.last_column,
      rows: statistics.first_row...statistics.last_row,
      isOfAlphaOnly: statistics.in_colour == 0,
      histogram: withUnsafeBytes(of: statistics.histogram) { Array($0.bindMemory(to: Int.self)) })
  }
}
