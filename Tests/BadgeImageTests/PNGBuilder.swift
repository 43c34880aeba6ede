@testable import BadgeImage

/// Builds PNG files piece by piece, wrong ones too.
enum PNGBuilder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func chunk(_ type: PNGChunkType, _ data: [UInt8] = []) -> [UInt8] {
    let body = bytes(type.code) + data
    return bytes(UInt32(data.count)) + body + bytes(body.withUnsafeBytes { crc32($0) })
  }

  static func header(
    _ width: Int, _ height: Int, depth: UInt8 = 8, type: UInt8 = 6, interlaced: Bool = false
  ) -> [UInt8] {
    let sides = bytes(UInt32(width)) + bytes(UInt32(height))
    return chunk("IHDR", sides + [depth, type, 0, 0, interlaced ? 1 : 0])
  }

  static func imageData(_ rows: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    let count = rows.withUnsafeBytes { Compressor(level: 12).compress($0, into: &stream) }
    return chunk("IDAT", Array(stream[..<count]))
  }

  /// A whole file of one opaque red pixel, with chunks before its image data.
  static func onePixel(with chunks: [[UInt8]] = []) -> [UInt8] {
    // Added up, since joining megabytes takes seconds in a debug build.
    chunks.reduce(signature + header(1, 1), +) + imageData([0, 255, 0, 0, 255]) + chunk("IEND")
  }

  /// A file with its image data in pieces of so many bytes.
  static func inPieces(_ file: [UInt8], of size: Int) -> [UInt8] {
    var reader = ChunkReader(file)
    var result = signature
    while let chunk = try? reader.next() {
      let data = Array(chunk.data)
      let step = chunk.type == "IDAT" ? size : max(data.count, 1)
      for start in stride(from: 0, to: max(data.count, 1), by: step) {
        result += Self.chunk(chunk.type, Array(data[start..<min(start + step, data.count)]))
      }
    }
    return result
  }

  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// A PNG of one colour type, bit depth and order of rows, with samples chosen by the test.
struct SampledPNG {
  var width = 13
  var height = 9
  var type: PNGHeader.ColourType
  var depth: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8]?
  /// The samples of a pixel, each of `depth` bits.
  var samples: [[UInt16]]

  var file: [UInt8] {
    var file =
      PNGBuilder.signature
      + PNGBuilder.header(
        width, height, depth: UInt8(depth), type: type.rawValue, interlaced: isInterlaced)
    if !palette.isEmpty { file += PNGBuilder.chunk("PLTE", palette) }
    if let transparency { file += PNGBuilder.chunk("tRNS", transparency) }
    return file + PNGBuilder.imageData(rows) + PNGBuilder.chunk("IEND")
  }

  private var rows: [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.flatMap { x, y, dx, dy in
      stride(from: y, to: height, by: dy).flatMap { row in
        packed(stride(from: x, to: width, by: dx).flatMap { samples[row * width + $0] })
      }
    }
  }

  private func packed(_ samples: [UInt16]) -> [UInt8] {
    if samples.isEmpty { return [] }
    let bits = samples.flatMap { sample in
      (0..<depth).reversed().map { UInt8(sample >> UInt16($0) & 1) }
    }
    return [0]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
      }
  }
}
