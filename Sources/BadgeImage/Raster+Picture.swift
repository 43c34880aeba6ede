import CBadgePixels

extension Raster {
  /// A picture of what differs, as large as both together and opaque; nil where that is more than
  /// `PNGLimits` allow.
  ///
  /// Differing channels are raised to 132…255, a difference of alpha alone is a grey of that
  /// brightness, pixels that agree are a dark shade of this picture, and what only one of them covers
  /// is magenta.
  package func differencePicture(from other: Raster) -> Bitmap? {
    guard isDeep == other.isDeep else { return deepened.differencePicture(from: other.deepened) }
    let sides = (width: max(width, other.width), height: max(height, other.height))
    guard sides.width * sides.height <= PNGLimits().maximumPixelCount else { return nil }
    var target = Bitmap(width: sides.width, height: sides.height)
    target.fill(Pixel(255, 0, 255))
    let size = (columns: min(width, other.width), rows: min(height, other.height))
    let stride = target.width * 4
    target.withUnsafeMutablePixels { pixels in
      guard let start = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<size.rows { draw(row: y, other, size.columns, start + y * stride) }
    }
    return target
  }

  private func draw(
    row y: Int, _ other: Raster, _ columns: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    switch (samples, other.samples) {
    case (.eight(let left), .eight(let right)):
      row(y, left) { left in
        other.row(y, right) { badge_pixels_difference_row_8(left, $0, target, columns) }
      }
    case (.sixteen(let left), .sixteen(let right)):
      row(y, left) { left in
        other.row(y, right) { badge_pixels_difference_row_16(left, $0, target, columns) }
      }
    default: break
    }
  }

  private func row<Sample>(
    _ y: Int, _ samples: [Sample], _ body: (UnsafePointer<Sample>) -> Void
  ) {
    samples.withUnsafeBufferPointer { samples in
      if let start = samples.baseAddress { body(start + y * width * 4) }
    }
  }
}

extension Bitmap {
  /// Gives every pixel one colour.
  mutating func fill(_ pixel: Pixel) {
    let (columns, rows) = (width, height)
    var row = Bitmap(width: columns, height: 1)
    for x in 0..<columns { row[x, 0] = pixel }
    withUnsafeMutablePixels { target in
      row.pixels.withUnsafeBytes { source in
        for y in 0..<rows {
          UnsafeMutableRawBufferPointer(rebasing: target[(y * columns * 4)...])
            .copyMemory(from: source)
        }
      }
    }
  }
}
