/// How PNG predicts a byte from its neighbours; the raw value is what stands before the row.
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// The prediction from the bytes to the left, above, and above to the left.
  func prediction(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: UInt8((Int(left) + Int(above)) / 2)
    case .paeth: Self.paeth(left: left, above: above, corner: corner)
    }
  }

  private static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let (a, b, c) = (
      abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner))
    )
    if a <= b, a <= c { return left }
    return b <= c ? above : corner
  }
}

extension Bitmap {
  /// The rows, each after its filter byte and under the filter whose signed bytes sum up least.
  func filteredRows() -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    pixels.withUnsafeBytes { pixels in
      for y in 0..<height {
        rows += FilteredRow.smallest(of: pixels, row: y, size: width * 4)
      }
    }
    return rows
  }
}

/// One row under one filter.
private enum FilteredRow {
  /// The row under the filter with the least sum; the first of equals.
  static func smallest(of pixels: UnsafeRawBufferPointer, row: Int, size: Int) -> [UInt8] {
    var smallest: [UInt8] = []
    var least = Int.max
    for filter in RowFilter.allCases {
      let (bytes, sum) = filtered(pixels, row: row, size: size, by: filter)
      if sum < least { (smallest, least) = (bytes, sum) }
    }
    return smallest
  }

  private static func filtered(
    _ pixels: UnsafeRawBufferPointer, row: Int, size: Int, by filter: RowFilter
  ) -> (bytes: [UInt8], sum: Int) {
    var bytes = [filter.rawValue]
    bytes.reserveCapacity(size + 1)
    var sum = 0
    let start = row * size
    for x in 0..<size {
      let prediction = filter.prediction(
        left: x < 4 ? 0 : pixels[start + x - 4],
        above: row == 0 ? 0 : pixels[start + x - size],
        corner: x < 4 || row == 0 ? 0 : pixels[start + x - size - 4])
      let byte = pixels[start + x] &- prediction
      bytes.append(byte)
      sum += Int(Int8(bitPattern: byte).magnitude)
    }
    return (bytes, sum)
  }
}
