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

  /// The chunks with their pixels stored; nil where there is more data than the header says.
  ///
  /// - Throws: What is wrong where the data is damaged or too short.
  static func stream(of data: ImageData, _ header: PNGHeader) throws(PNGError) -> [UInt8]? {
    let size = header.filteredSize
    let blocks = (size + blockSize - 1) / blockSize
    let length = 2 + size + blocks * blockOverhead + 4
    guard length <= 0x7fff_ffff else { return nil }
    let start = data.before.count + head
    let total = data.before.count + 12 + length + data.after.count
    return try inflated(data, at: start + blocks * blockOverhead, size: size, total: total) {
      var writer = ChunkWriter($0)
      writer.array(data.before)
      writer.integer(UInt32(length))
      writer.integer(PNGChunkType("IDAT").code)
      // Deflate with a window of 32 KiB, nothing else.
      writer.integer(UInt16(0x7801))
      store($1, size: size, with: &writer)
      // Two checksums, the stream's and the chunk's, which nobody reads.
      writer.integer(UInt64(0))
      writer.array(data.after)
    }
  }

  /// Memory with the inflated data at the end of its place, from where `body` moves it up; nil where there
  /// is more data.
  private static func inflated(
    _ data: ImageData, at place: Int, size: Int, total: Int,
    _ body: (UnsafeMutableRawBufferPointer, UnsafeMutablePointer<UInt8>) -> Void
  ) throws(PNGError) -> [UInt8]? {
    var result: Result<Bool, PNGError> = .success(false)
    let stream = [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      let target = UnsafeMutableBufferPointer(rebasing: buffer[place..<(place + size)])
      result = Result { () throws(PNGError) in try data.inflate(into: target) }
      guard case .success(true) = result, let inflated = target.baseAddress else { return }
      body(UnsafeMutableRawBufferPointer(buffer), inflated)
      count = total
    }
    return try result.get() ? stream : nil
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
}

extension ChunkWriter {
  fileprivate mutating func array(_ array: ArraySlice<UInt8>) {
    array.withUnsafeBytes { bytes($0) }
  }
}
