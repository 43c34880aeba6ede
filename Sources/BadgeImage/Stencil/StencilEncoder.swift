/// Writes badges as PNG from a ground and glyphs, without their pixels.
///
/// The same badge gives the same bytes, whatever was encoded before. The chunks are those of
/// `PNGEncoder`. Not for use from two threads at once.
package final class StencilEncoder {
  private var stream: [UInt8] = []

  /// Creates an encoder; its memory grows with the largest stream it has written.
  package init() {}

  /// The badge as the bytes of a PNG file.
  ///
  /// The pixel under a glyph's level is the ground's ramp at it.
  ///
  /// - Returns: Nil where the badge can't be put together. The fill around the middle of a row must hold
  ///   the ink of that row, what lies above the ink of the next row of the same glyph, and a pixel on
  ///   both sides of them; no two glyphs may have ink in one column; no ink may lie beside the picture;
  ///   the compression must be fast, and the picture not huge.
  /// - Precondition: The scale, where there is one, is finite and above 0.
  package func encode(
    _ ground: StencilGround, _ glyphs: [PlacedGlyph], options: PNGOptions
  ) -> [UInt8]? {
    guard options.compression == .fast, let code = ground.code else { return nil }
    ground.trim()
    let size = withUnsafeTemporaryAllocation(of: PlacedInk.self, capacity: glyphs.count) { memory in
      let glyphs = glyphs.areOrdered ? glyphs : glyphs.sorted { $0.left < $1.left }
      return place(glyphs, on: ground, code, in: memory).flatMap { inks in
        writeStream(code, UnsafeBufferPointer(inks))
      }
    }
    guard let size else { return nil }
    return CompressedPixels(stream: stream[..<size])
      .png(width: ground.width, height: ground.height, options: options)
  }

  /// Notes each glyph's ink, the rightmost first; nil where it lies beside the picture or two share a
  /// column.
  private func place(
    _ glyphs: [PlacedGlyph], on ground: StencilGround, _ code: GroundCode,
    in memory: UnsafeMutableBufferPointer<PlacedInk>
  ) -> UnsafeMutableBufferPointer<PlacedInk>? {
    var count = 0
    var limit = ground.width
    for placed in glyphs.reversed() where placed.glyph.width > 0 {
      let right = placed.left + placed.glyph.width
      guard placed.left >= 0, placed.top >= 0, right <= limit,
        placed.top + placed.glyph.height <= ground.height
      else { return nil }
      let isTouched = right == limit && count > 0
      let ink = ground.ink(placed.glyph, isTouched: isTouched, code)
      memory.initializeElement(at: count, to: PlacedInk(ink, left: placed.left, top: placed.top))
      count += 1
      limit = placed.left
    }
    return UnsafeMutableBufferPointer(rebasing: memory[..<count])
  }

  /// Writes the zlib stream and returns its length; nil where ink lies beside the fill.
  private func writeStream(_ code: GroundCode, _ inks: UnsafeBufferPointer<PlacedInk>) -> Int? {
    let top = inks.lazy.map(\.top).min() ?? 0
    let bottom = inks.lazy.map(\.bottom).max() ?? 0
    let inkSize = inks.reduce(0) { $0 + $1.bitCount }
    let runSize = (bottom - top) * (inks.count + 1) * (code.runs.longest + Bits.limit)
    let most = code.memory.bitCount + inkSize + runSize + 40
    stream.extend(to: BitWriter.memorySize(bitCount: most))
    return stream.withUnsafeMutableBytes { stream in
      guard let start = stream.baseAddress,
        var writer = StreamJoiner(code, inks).join(rows: top..<bottom, at: start)
      else { return nil }
      writer.finish(with: code.checksum(inks))
      return writer.bitCount / 8
    }
  }
}

extension GroundCode {
  /// The Adler-32 of the rows with inks in them.
  fileprivate func checksum(_ inks: UnsafeBufferPointer<PlacedInk>) -> UInt32 {
    var checksum = checksum
    for ink in inks {
      checksum.apply(ink.change, rest: size - ink.top * rowSize - 1 - ink.left * 4)
    }
    return checksum.value
  }
}

extension PlacedGlyph {
  fileprivate var left: Int { x + glyph.left }
  fileprivate var top: Int { y + glyph.top }
}

extension [PlacedGlyph] {
  fileprivate var areOrdered: Bool {
    zip(self, dropFirst()).allSatisfy { $0.left <= $1.left }
  }
}
