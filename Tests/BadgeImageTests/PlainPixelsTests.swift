import Foundation
import Testing

@testable import BadgeImage

/// Our own reader of rows, held against libspng.
struct PlainPixelsTests {
  /// A PNG whose rows have the filters of a pattern, and random bytes or repetitions behind them.
  private func file(
    _ width: Int, _ height: Int, hasAlpha: Bool, filters: [UInt8], seed: UInt64
  ) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let size = width * (hasAlpha ? 4 : 3)
    let rows = (0..<height).flatMap { row in
      let isFlat = Bool.random(using: &generator)
      let byte = UInt8.random(in: 0...255, using: &generator)
      return [filters[row % filters.count]]
        + (0..<size).map { _ in isFlat ? byte : UInt8.random(in: 0...255, using: &generator) }
    }
    return PNGBuilder.signature + PNGBuilder.header(width, height, type: hasAlpha ? 6 : 2)
      + PNGBuilder.imageData(rows) + PNGBuilder.chunk("IEND")
  }

  /// Whether our reader takes the file, and sees what libspng sees.
  private func isReadAlike(_ bytes: [UInt8]) throws -> Bool {
    let file = try PNGFile(bytes)
    let pixels = try #require(file.plainSamples())
    return try pixels == file.samplesOfLibrary()
  }

  @Test(arguments: [true, false], [[0], [1], [2], [3], [4], [4, 2, 3, 1, 0]] as [[UInt8]])
  func `each filter is undone as by libspng`(hasAlpha: Bool, filters: [UInt8]) throws {
    for (width, height) in [(1, 1), (1, 9), (2, 3), (3, 2), (5, 7), (16, 5), (61, 33)] {
      let file = file(width, height, hasAlpha: hasAlpha, filters: filters, seed: UInt64(width))
      #expect(try isReadAlike(file), "\(width) × \(height)")
    }
  }

  @Test(arguments: 0..<40) func `random pictures are read as by libspng`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let filters = (0..<8).map { _ in UInt8.random(in: 0...4, using: &generator) }
    let width = Int.random(in: 1...70, using: &generator)
    let file = file(
      width, Int.random(in: 1...30, using: &generator), hasAlpha: seed % 2 == 0, filters: filters,
      seed: UInt64(seed))
    #expect(try isReadAlike(file))
  }

  @Test func `every sample icon is read as by libspng, whoever reads it`() throws {
    let names = FileManager.default.enumerator(atPath: Fixtures.images.path)?.allObjects ?? []
    var plainCount = 0
    for case let name as String in names where name.hasSuffix(".png") {
      let bytes = Array(try Data(contentsOf: Fixtures.images.appending(path: name)))
      guard let file = try? PNGFile(bytes), file.header.bitDepth < 16,
        let samples = try? file.samplesOfLibrary()
      else { continue }
      #expect(try file.bitmap().pixels == samples, "\(name)")
      if file.plainSamples() != nil { plainCount += 1 }
    }
    #expect(plainCount > 5)
  }

  @Test func `an unknown filter is refused`() {
    let file = file(3, 3, hasAlpha: true, filters: [1, 5], seed: 1)
    #expect(throws: PNGError.badData) { try Bitmap(png: file) }
  }

  @Test func `other pictures are left to libspng`() throws {
    let key = PNGBuilder.chunk("tRNS", [0, 0, 0, 0, 0, 0])
    for file in [
      PNGBuilder.signature + PNGBuilder.header(1, 1, type: 2) + key
        + PNGBuilder.imageData([0, 0, 0, 0]) + PNGBuilder.chunk("IEND"),
      PNGBuilder.onePixel(with: [PNGBuilder.chunk("PLTE", [1, 2, 3])]),
      PNGBuilder.signature + PNGBuilder.header(1, 1, interlaced: true)
        + PNGBuilder.imageData([0, 0, 0, 0, 0]) + PNGBuilder.chunk("IEND"),
    ] {
      #expect(try PNGFile(file).plainSamples() == nil)
    }
  }

  @Test func `image data in several pieces is read as one`() throws {
    let whole = file(20, 20, hasAlpha: true, filters: [4], seed: 3)
    let pieces = PNGBuilder.inPieces(whole, of: 100)
    #expect(pieces.count > whole.count)
    #expect(try isReadAlike(pieces))
    #expect(try Bitmap(png: pieces) == Bitmap(png: whole))
  }
}
