/// Writes badges as PNG from a ground and glyphs, without their pixels.
///
/// The same badge gives the same bytes, whatever was encoded before. The chunks are those of
/// `PNGEncoder`. Not for use from two threads at once.
package final class StencilEncoder {
  private var stream: [UInt8] = []
  private var inks: ContiguousArray<PlacedInk> = []

  /// Creates an encoder; its memory grows with the largest stream it has written.
  package init() {}

  /// The badge as the bytes of a PNG file.
  ///
  /// The pixel under a glyph's level is the ground's ramp at it.
  ///
  /// - Returns: Nil where the badge can't be put together: every level above 0 must lie on fill that
  ///   goes on for a pixel left and right of the label and that the middle of its row belongs to, no
  ///   two glyphs may have ink in one column, the compression must be fast, and the picture not huge.
  /// - Precondition: The scale, where there is one, is finite and above 0.
  package func encode(
    _ ground: StencilGround, _ glyphs: [PlacedGlyph], options: PNGOptions
  ) -> [UInt8]? {
    guard options.compression == .fast, let code = ground.code else { return nil }
    ground.trim()
    defer { inks.removeAll(keepingCapacity: true) }
    guard place(glyphs, on: ground, code), let size = writeStream(code) else { return nil }
    return CompressedPixels(stream: stream[..<size])
      .png(width: ground.width, height: ground.height, options: options)
  }

  /// Notes each glyph's ink, the rightmost first.
  private func place(_ glyphs: [PlacedGlyph], on ground: StencilGround, _ code: GroundCode) -> Bool {
    let glyphs = glyphs.areOrdered ? glyphs : glyphs.sorted { $0.left < $1.left }
    var limit = ground.width
    for placed in glyphs.reversed() where placed.glyph.width > 0 {
      let right = placed.left + placed.glyph.width
      guard placed.left >= 0, placed.top >= 0, right <= limit,
        placed.top + placed.glyph.height <= ground.height
      else { return false }
      let isTouched = right == limit && !inks.isEmpty
      let ink = ground.ink(placed.glyph, isTouched: isTouched, code)
      inks.append(PlacedInk(ink, left: placed.left, top: placed.top))
      limit = placed.left
    }
    return true
  }

  /// Writes the zlib stream and returns its length; nil where ink lies beside the fill.
  private func writeStream(_ code: GroundCode) -> Int? {
    let top = inks.lazy.map(\.top).min() ?? 0
    let bottom = inks.lazy.map(\.bottom).max() ?? 0
    let inkSize = inks.reduce(0) { $0 + $1.bitCount }
    let runSize = (bottom - top) * (inks.count + 1) * code.runs.longest
    let most = code.memory.bitCount + inkSize + runSize + 40
    stream.extend(to: BitWriter.memorySize(bitCount: most))
    return stream.withUnsafeMutableBytes { stream in
      inks.withUnsafeBufferPointer { inks in
        guard let start = stream.baseAddress else { return nil }
        var writer = BitWriter(start)
        let joiner = StreamJoiner(code, inks)
        guard joiner.join(rows: top..<bottom, to: &writer) else { return nil }
        writer.finish(with: checksum(code))
        return writer.bitCount / 8
      }
    }
  }

  private func checksum(_ code: GroundCode) -> UInt32 {
    var checksum = code.checksum
    for ink in inks {
      let offset = ink.top * code.rowSize + 1 + ink.left * 4
      checksum.apply(ink.change, rest: code.size - offset)
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
