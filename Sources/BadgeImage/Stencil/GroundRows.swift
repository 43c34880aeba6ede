import CBadgeDeflate

/// The raw rows of a ground, and where a label may lie in each.
///
/// A row is a filter byte of 0 and its pixels.
final class GroundRows {
  /// Where a row's label may lie, in columns; empty where there is no place.
  struct Opening {
    var start = 0
    var end = 0
  }

  let width: Int
  let height: Int
  /// The fill around the middle of each row, but for its first pixel: that one is always the ground's,
  /// so a run of fill can follow it.
  let openings: [Opening]
  /// The rows, one after the other.
  let bytes: UnsafeMutableRawPointer

  /// The bytes of a row.
  var rowSize: Int { 1 + width * 4 }
  /// The bytes of all rows.
  var size: Int { rowSize * height }

  init(width: Int, height: Int, pixels: [UInt32], fill: UInt32) {
    self.width = width
    self.height = height
    let rowSize = 1 + width * 4
    // Comparisons read eight bytes at a time.
    bytes = .allocate(byteCount: rowSize * height + 8, alignment: 8)
    var openings = [Opening](repeating: Opening(), count: height)
    let bytes = bytes
    pixels.withUnsafeBytes { pixels in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: pixels[y * width * 4..<(y + 1) * width * 4])
        bytes.storeBytes(of: 0, toByteOffset: y * rowSize, as: UInt8.self)
        UnsafeMutableRawBufferPointer(start: bytes + y * rowSize + 1, count: width * 4)
          .copyMemory(from: row)
        openings[y] = Self.opening(in: row.bindMemory(to: UInt32.self), fill: fill)
      }
    }
    bytes.storeBytes(of: 0, toByteOffset: rowSize * height, as: UInt64.self)
    self.openings = openings
  }

  deinit { bytes.deallocate() }

  private static func opening(in row: UnsafeBufferPointer<UInt32>, fill: UInt32) -> Opening {
    let middle = row.count / 2
    guard row[middle] == fill else { return Opening() }
    var first = middle
    while first > 0, row[first - 1] == fill { first -= 1 }
    var end = middle + 1
    while end < row.count, row[end] == fill { end += 1 }
    return first + 1 < end ? Opening(start: first + 1, end: end) : Opening()
  }

  /// The Adler-32 of the rows.
  var adler: UInt32 { libdeflate_adler32(1, bytes, size) }
}
