/// What a PNG consists of, sorted into chunks the pixels depend on and others.
struct PNGContent {
  /// The first chunks that carry no pixels.
  private(set) var chunks: [PNGChunk] = []

  /// The signature and the chunks the pixels depend on.
  private(set) var pixelStream: [UInt8]

  private var imageDataSize = 0

  /// Starts with the signature and the header.
  init(_ start: ArraySlice<UInt8>) {
    pixelStream = Array(start)
  }

  /// Adds a chunk, which `bytes` hold with its length and checksum.
  mutating func add(_ chunk: PNGChunk, _ bytes: ArraySlice<UInt8>) {
    if chunk.type == "IDAT" { imageDataSize += chunk.data.count }
    if chunk.type.isCritical || chunk.type == "tRNS" {
      pixelStream += bytes
    } else if chunks.count < PNGFile.maximumChunkCount {
      chunks.append(chunk)
    }
  }

  /// Refuses image data that is too short for the picture, before memory is taken for it.
  func check(against header: PNGHeader) throws(PNGError) {
    guard imageDataSize > 0 else {
      throw PNGError(.badImageData, "a PNG without image data (IDAT); save it again")
    }
    // Deflate spends at least two bits on a match, which is at most 258 bytes long.
    guard imageDataSize * 1032 >= header.leastDataSize else {
      throw PNGError.tooFewRows
    }
  }
}
