/// The colours of a bitmap that has at most 256 of them.
///
/// The order depends on nothing but the colours: from transparent to opaque, so that `tRNS` stops
/// early, then by colour.
struct Palette {
  /// The colours as `0xRRGGBBAA`.
  let colours: [UInt32]

  /// How many colours at the start are not opaque.
  var translucentCount: Int { colours.count { $0 & 0xff != 0xff } }

  /// Bits per index: the fewest of 1, 2, 4, 8 that count all colours.
  var bitDepth: Int {
    switch colours.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// What `PLTE` and `tRNS` take together, in bytes.
  var chunkSize: Int {
    let opacities = translucentCount == 0 ? 0 : ChunkWriter.overhead + translucentCount
    return ChunkWriter.overhead + colours.count * 3 + opacities
  }

  /// Collects the colours; nil where there are more than 256.
  init?(of bitmap: Bitmap) {
    var seen: Set<UInt32> = []
    let fits = bitmap.pixels.withUnsafeBytes { pixels in
      var last = pixels.colour(at: 0)
      seen.insert(last)
      for offset in stride(from: 4, to: pixels.count, by: 4) {
        let colour = pixels.colour(at: offset)
        if colour == last { continue }
        last = colour
        if seen.insert(colour).inserted, seen.count > 256 { return false }
      }
      return true
    }
    guard fits else { return nil }
    colours = seen.sorted { ($0 & 0xff, $0) < ($1 & 0xff, $1) }
  }

  /// The rows as packed indices, each after a filter byte of 0.
  func rows(of bitmap: Bitmap) -> [UInt8] {
    let indices = Dictionary(
      uniqueKeysWithValues: colours.enumerated().map { ($1, UInt8($0)) })
    let rowSize = 1 + (bitmap.width * bitDepth + 7) / 8
    var rows = [UInt8](repeating: 0, count: rowSize * bitmap.height)
    bitmap.pixels.withUnsafeBytes { pixels in
      rows.withUnsafeMutableBytes { rows in
        for y in 0..<bitmap.height {
          let row = UnsafeMutableRawBufferPointer(rebasing: rows[(y * rowSize + 1)...])
          for x in 0..<bitmap.width {
            let index = indices[pixels.colour(at: (y * bitmap.width + x) * 4)] ?? 0
            let bit = x * bitDepth
            row[bit / 8] |= index << UInt8(8 - bitDepth - bit % 8)
          }
        }
      }
    }
    return rows
  }
}

extension UnsafeRawBufferPointer {
  /// The pixel at a byte offset as `0xRRGGBBAA`.
  fileprivate func colour(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
