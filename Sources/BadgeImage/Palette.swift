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
    let fits = bitmap.withColours { colours in
      var last: UInt32?
      for colour in colours where colour != last {
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
    bitmap.withColours { colours in
      for (offset, colour) in colours.enumerated() {
        let (y, x) = offset.quotientAndRemainder(dividingBy: bitmap.width)
        let bit = x * bitDepth
        let index = indices[colour] ?? 0
        rows[y * rowSize + 1 + bit / 8] |= index << UInt8(8 - bitDepth - bit % 8)
      }
    }
    return rows
  }
}

extension Bitmap {
  /// Lends the pixels as `0xRRGGBBAA`, row after row.
  fileprivate func withColours<Result>(
    _ body: (LazyMapSequence<StrideTo<Int>, UInt32>) -> Result
  ) -> Result {
    pixels.withUnsafeBytes { pixels in
      body(
        stride(from: 0, to: pixels.count, by: 4).lazy.map { offset in
          UInt32(bigEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        })
    }
  }
}
