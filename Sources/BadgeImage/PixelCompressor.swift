/// Turns bitmaps into zlib streams, reusing its memory from one to the next.
final class PixelCompressor {
  private let fast = Compressor(level: 1)
  private lazy var best = BestPixelCompressor()
  private var rows: [UInt8] = []
  private var stream: [UInt8] = []

  /// The one place where pixels become `IDAT`: another way to compress is another case here.
  func compress(_ bitmap: Bitmap, _ compression: PNGCompression) -> CompressedPixels {
    switch compression {
    case .fast: unfiltered(bitmap)
    case .best: best.compress(bitmap)
    }
  }

  private func unfiltered(_ bitmap: Bitmap) -> CompressedPixels {
    let size = bitmap.copyRows(to: &rows)
    let count = rows.withUnsafeBytes {
      fast.compress(UnsafeRawBufferPointer(rebasing: $0[..<size]), into: &stream)
    }
    return CompressedPixels(palette: nil, stream: stream[..<count])
  }
}

/// Tries ways to write a bitmap and keeps the shortest.
///
/// The larger the picture, the less is tried, so that none takes more than about a second.
private final class BestPixelCompressor {
  private var stream: [UInt8] = []

  /// Pixels up to which a picture is small, and up to which it is medium.
  private static let smallArea = 1 << 16
  private static let mediumArea = 1 << 20

  func compress(_ bitmap: Bitmap) -> CompressedPixels {
    let area = bitmap.width * bitmap.height
    let compressor = Compressor(
      level: area <= Self.smallArea ? 12 : area <= Self.mediumArea ? 9 : 6)
    var rows: [UInt8] = []
    _ = bitmap.copyRows(to: &rows)
    var smallest = CompressedPixels(stream: compressed(rows, by: compressor))
    if area <= Self.mediumArea {
      rows = bitmap.filteredRows()
      let filtered = CompressedPixels(stream: compressed(rows, by: compressor))
      if filtered.chunkSize < smallest.chunkSize { smallest = filtered }
    }
    guard let palette = Palette(of: bitmap) else { return smallest }
    rows = palette.rows(of: bitmap)
    let indexed = CompressedPixels(palette: palette, stream: compressed(rows, by: compressor))
    return indexed.chunkSize < smallest.chunkSize ? indexed : smallest
  }

  private func compressed(
    _ rows: [UInt8], by compressor: borrowing Compressor
  ) -> ArraySlice<UInt8> {
    let count = compressor.compress(rows, into: &stream)
    return ArraySlice(Array(stream[..<count]))
  }
}

extension Bitmap {
  /// Writes the rows, each after a filter byte of 0, at the start of `rows`; returns their length.
  fileprivate func copyRows(to rows: inout [UInt8]) -> Int {
    let row = width * 4
    let size = (row + 1) * height
    rows.extend(to: size)
    rows.withUnsafeMutableBytes { rows in
      pixels.withUnsafeBytes { pixels in
        guard let target = rows.baseAddress, let source = pixels.baseAddress else { return }
        for y in 0..<height {
          target.storeBytes(of: 0, toByteOffset: y * (row + 1), as: UInt8.self)
          (target + y * (row + 1) + 1).copyMemory(from: source + y * row, byteCount: row)
        }
      }
    }
    return size
  }
}
