/// The pixels of a bitmap as a PNG carries them.
struct CompressedPixels {
  /// The palette the rows point into; nil for RGBA.
  var palette: Palette?

  /// Whether rows without a palette have alphas.
  var hasAlpha = true

  /// The zlib stream of the filtered rows.
  var stream: ArraySlice<UInt8>

  /// What `PLTE`, `tRNS` and `IDAT` take together, in bytes.
  var chunkSize: Int {
    (palette?.chunkSize ?? 0) + ChunkWriter.overhead + stream.count
  }
}

extension CompressedPixels {
  /// The PNG file around the pixels.
  func png(width: Int, height: Int, options: PNGOptions) -> [UInt8] {
    let description = options.chunkText
    let kept = KeptChunks(options.chunks)
    let density = kept.density.isEmpty ? options.pixelsPerMetre : nil
    let size =
      fileSize(density, description) + kept.size - (kept.colours.isEmpty ? 0 : Self.spaceSize)
      + options.texts.reduce(0) { $0 + $1.chunkSize }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var writer = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      writer.integer(pngSignature)
      writer.header(width: width, height: height, self)
      if kept.colours.isEmpty { writer.chunk("sRGB") { $0.integer(UInt8(0)) } }
      writer.copy(kept.colours)
      if let density { writer.density(density) }
      writer.copy(kept.density)
      if let description { writer.description(description) }
      for text in options.texts { writer.text(text) }
      if let palette { writer.palette(palette) }
      writer.chunk("IDAT") { chunk in stream.withUnsafeBytes { chunk.bytes($0) } }
      writer.chunk("IEND") { _ in }
      count = writer.count
    }
  }

  /// What `sRGB` takes.
  private static let spaceSize = ChunkWriter.overhead + 1

  private func fileSize(_ density: UInt32?, _ description: String?) -> Int {
    let fixed = 8 + (ChunkWriter.overhead + 13) + Self.spaceSize
    let physical = density == nil ? 0 : ChunkWriter.overhead + 9
    let text = description.map { ChunkWriter.overhead + 16 + $0.utf8.count } ?? 0
    return fixed + physical + text + chunkSize + ChunkWriter.overhead
  }
}

extension CompressedPixels {
  /// What the rows hold.
  fileprivate var colourType: PNGHeader.ColourType {
    palette != nil ? .indexed : hasAlpha ? .rgba : .rgb
  }
}

/// The eight bytes every PNG begins with.
let pngSignature: UInt64 = 0x8950_4e47_0d0a_1a0a

extension PNGOptions {
  /// The description as the chunk can hold it, nil where there is nothing to say.
  fileprivate var chunkText: String? {
    guard var description, !description.isEmpty else { return nil }
    guard description.withUTF8({ $0.contains(0) }) else { return description }
    let text = String(String.UnicodeScalarView(description.unicodeScalars.filter { $0 != "\0" }))
    return text.isEmpty ? nil : text
  }
}

extension ChunkWriter {
  fileprivate mutating func header(width: Int, height: Int, _ pixels: CompressedPixels) {
    chunk("IHDR") { chunk in
      chunk.integer(UInt32(width))
      chunk.integer(UInt32(height))
      chunk.integer(UInt8(pixels.palette?.bitDepth ?? 8))
      chunk.integer(pixels.colourType.rawValue)
      chunk.integer(UInt8(0))
      chunk.integer(UInt16(0))
    }
  }

  fileprivate mutating func density(_ pixelsPerMetre: UInt32) {
    chunk("pHYs") { chunk in
      chunk.integer(pixelsPerMetre)
      chunk.integer(pixelsPerMetre)
      chunk.integer(UInt8(1))
    }
  }

  fileprivate mutating func description(_ text: String) {
    chunk("iTXt") { chunk in
      // The keyword, then: end mark, not compressed, method 0, no language, no translated keyword.
      chunk.text("Description\0\0\0\0\0")
      chunk.text(text)
    }
  }

  fileprivate mutating func palette(_ palette: Palette) {
    chunk("PLTE") { chunk in
      for colour in palette.colours {
        chunk.integer(UInt16(colour >> 16))
        chunk.integer(UInt8(truncatingIfNeeded: colour >> 8))
      }
    }
    guard palette.translucentCount > 0 else { return }
    chunk("tRNS") { chunk in
      for colour in palette.colours.prefix(palette.translucentCount) {
        chunk.integer(UInt8(truncatingIfNeeded: colour))
      }
    }
  }
}
