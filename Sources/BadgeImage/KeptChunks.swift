/// Chunks of an icon that a file gets in place of its own, in the order they are written.
struct KeptChunks {
  /// What the colours mean; empty for sRGB.
  let colours: [PNGChunk]

  /// The pixels per metre; empty for the scale's.
  let density: [PNGChunk]

  /// Sorts chunks; those of other types are left out.
  init(_ chunks: [PNGChunk]) {
    // A badge has none, and should spend no time on them.
    guard !chunks.isEmpty else {
      (colours, density) = ([], [])
      return
    }
    colours = Self.colourTypes.flatMap { type in chunks.filter { $0.type == type } }
    density = chunks.filter { $0.type == "pHYs" }
  }

  /// What the chunks take in a file, in bytes.
  var size: Int {
    colours.reduce(0) { $0 + ChunkWriter.overhead + $1.data.count }
      + density.reduce(0) { $0 + ChunkWriter.overhead + $1.data.count }
  }

  private static let colourTypes: [PNGChunkType] = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
}

extension ChunkWriter {
  /// Writes chunks as they are.
  mutating func copy(_ chunks: [PNGChunk]) {
    for source in chunks {
      chunk(source.type) { chunk in source.data.withUnsafeBytes { chunk.bytes($0) } }
    }
  }
}
