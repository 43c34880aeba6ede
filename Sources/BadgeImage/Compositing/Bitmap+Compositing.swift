import CBadgePixels

extension Bitmap {
  /// Paints a picture over this one; what lies outside is left out.
  ///
  /// Pixels that the picture doesn't touch stay bit for bit. All others are the exact source-over
  /// mixture of straight colours, rounded to the nearest level.
  ///
  /// - Parameters:
  ///   - picture: What to paint.
  ///   - x: The column of its left edge; may be negative.
  ///   - y: The row of its top edge; may be negative.
  package mutating func paint(_ picture: Bitmap, x: Int, y: Int) {
    forEachRow(below: picture, x: x, y: y) { target, offset, count in
      picture.pixels.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress else { return }
        badge_pixels_over_row(target, source + 4 * offset, count)
      }
    }
  }

  /// Paints a picture over this one, in which a ring is cut out below it.
  ///
  /// The ring takes away what is below, and the picture's shadow, where it covers pixels whole; at its
  /// edges in proportion.
  ///
  /// - Parameters:
  ///   - picture: What to paint, as large as the ring or smaller parts of it are transparent.
  ///   - bare: The same without its shadow, of the same size.
  ///   - ring: One level for each pixel of the picture.
  ///   - x: The column of its left edge; may be negative.
  ///   - y: The row of its top edge; may be negative.
  /// - Precondition: All three have the same number of pixels.
  package mutating func paint(
    _ picture: Bitmap, bare: Bitmap, cuttingOut ring: [UInt8], x: Int, y: Int
  ) {
    precondition(bare.width == picture.width && bare.height == picture.height)
    precondition(ring.count == picture.width * picture.height)
    forEachRow(below: picture, x: x, y: y) { target, offset, count in
      picture.pixels.withUnsafeBufferPointer { source in
        bare.pixels.withUnsafeBufferPointer { bare in
          ring.withUnsafeBufferPointer { ring in
            guard let source = source.baseAddress, let bare = bare.baseAddress,
              let ring = ring.baseAddress
            else { return }
            badge_pixels_cut_over_row(
              target, source + 4 * offset, bare + 4 * offset, ring + offset, count)
          }
        }
      }
    }
  }

  /// The part of each row that lies below a picture: its pixels, the offset of the picture's first pixel
  /// there, and how many they are.
  private mutating func forEachRow(
    below picture: Bitmap, x: Int, y: Int,
    _ body: (_ target: UnsafeMutablePointer<UInt8>, _ offset: Int, _ count: Int) -> Void
  ) {
    let columns = max(x, 0)..<max(max(x, 0), min(x + picture.width, width))
    let rows = max(y, 0)..<max(max(y, 0), min(y + picture.height, height))
    guard !columns.isEmpty else { return }
    let width = width
    withUnsafeMutablePixels { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      for row in rows {
        body(
          start + 4 * (row * width + columns.lowerBound),
          (row - y) * picture.width + columns.lowerBound - x, columns.count)
      }
    }
  }

  /// Paints the picture over an opaque colour, whose alpha doesn't count.
  package mutating func flatten(onto color: Pixel) {
    let channels = [color.red, color.green, color.blue]
    withUnsafeMutablePixels { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      badge_pixels_flatten(start, bytes.count / 4, channels)
    }
  }

  /// The picture within a larger transparent one.
  ///
  /// - Precondition: The picture lies inside, and a bitmap may be so large.
  package func placed(inWidth width: Int, height: Int, x: Int, y: Int) -> Bitmap {
    precondition(x >= 0 && y >= 0 && x + self.width <= width && y + self.height <= height)
    var result = Bitmap(width: width, height: height)
    result.withUnsafeMutablePixels { target in
      pixels.withUnsafeBytes { source in
        let row = self.width * 4
        for line in 0..<self.height {
          UnsafeMutableRawBufferPointer(rebasing: target[(4 * ((y + line) * width + x))...])
            .copyMemory(
              from: UnsafeRawBufferPointer(rebasing: source[(line * row)..<(line + 1) * row]))
        }
      }
    }
    return result
  }
}
