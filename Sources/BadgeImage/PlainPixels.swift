import CBadgePixels

/// The pictures that are read without libspng: with 8 bits a channel, red, green, blue and maybe alpha, row
/// after row, and no chunk besides that changes them.
///
/// Most icons are such, and this takes a quarter of the instructions.
enum PlainPixels {
  /// The signature with the header, and the chunk at the end.
  private static let start = 8 + ChunkWriter.overhead + 13
  private static let end = ChunkWriter.overhead

  /// The pixels; nil where the picture is another one, or broken, for which `SPNGDecoder` has words.
  static func pixels(of data: ImageData, _ header: PNGHeader) -> [UInt8]? {
    guard header.bitDepth == 8, [.rgb, .rgba].contains(header.colourType), !header.isInterlaced,
      data.before.count == start, data.after.count == end
    else { return nil }
    let zeros = [UInt8](repeating: 0, count: header.width * 4)
    let (size, filteredSize) = (zeros.count * header.height, header.filteredSize)
    let capacity = max(size, filteredSize)
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { pixels, count in
      // At the end of the place where the pixels will be, since new memory takes longer than all else.
      let rows = UnsafeMutableBufferPointer(
        rebasing: pixels[(capacity - filteredSize)..<capacity])
      guard (try? data.inflate(into: rows)) == true else { return }
      let isRead = badge_pixels_read_png_rows(
        rows.baseAddress, header.width, header.height, header.colourType == .rgba ? 1 : 0, zeros,
        pixels.baseAddress)
      count = isRead == 0 ? 0 : size
    }
    return pixels.isEmpty ? nil : pixels
  }
}
