import Testing

@testable import BadgeImage

/// The compressor of drawings, whose streams are read as image data.
struct DrawingCompressorTests {
  /// Rows that are alike in most places, each after a zero.
  private func rows(_ width: Int, _ height: Int, pixel: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var row = [UInt8](repeating: 0, count: 1 + width * pixel)
    var rows: [UInt8] = []
    for _ in 0..<height {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let start = Int.random(in: 1..<row.count, using: &generator)
        let byte = UInt8.random(in: 0...255, using: &generator)
        for index in start..<min(row.count, start + Int.random(in: 1...99, using: &generator)) {
          row[index] = byte
        }
      }
      rows += row
    }
    return rows
  }

  /// Compresses so many rows at a time.
  private func stream(_ rows: [UInt8], row: Int, pixel: Int, portion: Int) -> [UInt8] {
    var compressor = DrawingCompressor(row: row, pixel: pixel)
    for start in stride(from: 0, to: rows.count, by: portion * row) {
      let end = min(start + portion * row, rows.count)
      rows[max(0, start - DrawingCompressor.reach)..<end].withUnsafeBufferPointer {
        compressor.add($0, newCount: end - start, isLast: end == rows.count)
      }
    }
    return compressor.finished()
  }

  /// The pixels of a PNG with that image data.
  private func pixels(
    _ stream: [UInt8], _ width: Int, _ height: Int, pixel: Int
  ) throws -> [UInt8] {
    let header = PNGBuilder.header(width, height, type: pixel == 4 ? 6 : 2)
    let file =
      PNGBuilder.signature + header + PNGBuilder.chunk("IDAT", stream) + PNGBuilder.chunk("IEND")
    return try Bitmap(png: file).pixels
  }

  /// The pixels of rows as they are.
  private func pixels(_ rows: [UInt8], row: Int, pixel: Int) -> [UInt8] {
    stride(from: 0, to: rows.count, by: row).flatMap { start in
      let bytes = Array(rows[(start + 1)..<(start + row)])
      guard pixel == 3 else { return bytes }
      return stride(from: 0, to: bytes.count, by: 3).flatMap { bytes[$0..<($0 + 3)] + [255] }
    }
  }

  @Test(arguments: [
    (1, 1), (1, 300), (2, 2), (70, 90), (120, 100), (9000, 4), (8191, 4), (8192, 4),
  ])
  func `streams hold what was compressed, in whatever portions`(width: Int, height: Int) throws {
    for pixel in [3, 4] {
      let row = 1 + width * pixel
      let rows = rows(width, height, pixel: pixel, seed: UInt64(width))
      let expected = pixels(rows, row: row, pixel: pixel)
      for portion in [1, 7, height] {
        let stream = stream(rows, row: row, pixel: pixel, portion: portion)
        #expect(try pixels(stream, width, height, pixel: pixel) == expected)
      }
    }
  }

  @Test func `bytes without any order come back, too`() throws {
    let noise = Bitmap.random(130, 150, colours: 1 << 16, seed: 4).pixels
    let rows = stride(from: 0, to: noise.count, by: 520).flatMap { [0] + noise[$0..<($0 + 520)] }
    let stream = stream(rows, row: 521, pixel: 4, portion: 40)
    #expect(try pixels(stream, 130, 150, pixel: 4) == noise)
    #expect(stream.count < rows.count + rows.count / 50)
  }

  @Test func `a drawing is hardly longer than by libdeflate's fastest level`() {
    let rows = rows(100, 200, pixel: 4, seed: 9)
    var other: [UInt8] = []
    let count = Compressor(level: 1).compress(rows, into: &other)
    #expect(stream(rows, row: 401, pixel: 4, portion: 70).count < count * 11 / 10)
  }
}
