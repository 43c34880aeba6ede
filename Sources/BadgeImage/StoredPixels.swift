import CBadgeDeflate

/// The chunks that pixels depend on, with their data inflated beforehand.
///
/// libdeflate inflates several times as fast as what libspng does it with. The data goes back into blocks
/// that are merely stored, so that libspng still reads the file.
enum StoredPixels {
  /// The most bytes that a stored block holds.
  private static let blockSize = 65535
  /// What a block takes besides: a byte that says which is the last, and the length twice.
  private static let blockOverhead = 5
  /// A length and a type before the data, then two bytes of zlib.
  private static let head = 10
  /// Two checksums behind the data, the stream's and the chunk's, which nobody reads.
  private static let tail = 8

  /// The chunks with their pixels stored; nil where the data isn't as the header says, or interlaced.
  ///
  /// - Parameters:
  ///   - stream: A whole PNG whose checksums are right.
  ///   - header: What its first chunk says.
  static func stream(of stream: [UInt8], _ header: PNGHeader) -> [UInt8]? {
    guard !header.isInterlaced, let parts = split(stream) else { return nil }
    let size = header.filteredSize
    let blocks = (size + blockSize - 1) / blockSize
    let length = 2 + size + blocks * blockOverhead + 4
    guard length <= 0x7fff_ffff else { return nil }
    let start = parts.before.count + head
    let total = parts.before.count + 12 + length + parts.after.count
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      guard let bytes = buffer.baseAddress else { return }
      // At the end of its place, from where the blocks move up one after the other.
      let inflated = bytes + start + blocks * blockOverhead
      isWhole = inflate(parts.data, into: UnsafeMutableBufferPointer(start: inflated, count: size))
      guard isWhole else { return }
      var writer = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      writer.array(parts.before)
      writer.integer(UInt32(length))
      writer.integer(PNGChunkType("IDAT").code)
      // Deflate with a window of 32 KiB, nothing else.
      writer.integer(UInt16(0x7801))
      store(inflated, size: size, with: &writer)
      writer.integer(UInt64(0))
      writer.array(parts.after)
      count = total
    }
    return isWhole ? result : nil
  }

  /// Writes bytes that lie further on in the same memory as stored blocks.
  private static func store(
    _ inflated: UnsafeMutablePointer<UInt8>, size: Int, with writer: inout ChunkWriter
  ) {
    var position = 0
    while position < size {
      let count = min(blockSize, size - position)
      writer.integer(UInt8(position + count == size ? 1 : 0))
      writer.integer(UInt16(count).byteSwapped)
      writer.integer((~UInt16(count)).byteSwapped)
      writer.bytes(UnsafeRawBufferPointer(start: inflated + position, count: count))
      position += count
    }
  }

  /// The chunks before the pixels, the pixels' data in one piece, and the chunks behind.
  private static func split(
    _ stream: [UInt8]
  ) -> (before: ArraySlice<UInt8>, data: [UInt8], after: ArraySlice<UInt8>)? {
    var reader = ChunkReader(stream)
    var data: [UInt8] = []
    var (first, end) = (0, 0)
    while let chunk = try? reader.next(isChecked: true), chunk.type != "IEND" {
      guard chunk.type == "IDAT" else { continue }
      if first == 0 {
        first = chunk.data.startIndex - 8
        data.reserveCapacity(stream.count - first)
      }
      data += chunk.data
      end = reader.position
    }
    return first > 0 ? (stream[..<first], data, stream[end...]) : nil
  }

  /// Whether the data inflates to exactly so many bytes.
  private static func inflate(
    _ data: [UInt8], into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let inflater = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(inflater) }
    return libdeflate_zlib_decompress(
      inflater, data, data.count, target.baseAddress, target.count, nil) == LIBDEFLATE_SUCCESS
  }
}

extension PNGHeader {
  /// The bytes of all rows with their filters, of a picture that is not interlaced.
  fileprivate var filteredSize: Int {
    ((width * bitDepth * colourType.channels + 7) / 8 + 1) * height
  }
}

extension ChunkWriter {
  fileprivate mutating func array(_ array: ArraySlice<UInt8>) {
    array.withUnsafeBytes { bytes($0) }
  }
}
