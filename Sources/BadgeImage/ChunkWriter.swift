/// Writes PNG chunks into memory that was measured beforehand.
struct ChunkWriter {
  /// What a chunk takes besides its data: length, type and checksum.
  static let overhead = 12

  private let buffer: UnsafeMutableRawBufferPointer

  /// How many bytes have been written.
  private(set) var count = 0

  /// Starts at the beginning of `buffer`, which the caller has made large enough.
  init(_ buffer: UnsafeMutableRawBufferPointer) {
    self.buffer = buffer
  }

  /// Writes a chunk: `body` writes its data, from which length and checksum follow.
  mutating func chunk(_ type: PNGChunkType, _ body: (inout ChunkWriter) -> Void) {
    let start = count
    integer(UInt32(0))
    integer(type.code)
    body(&self)
    let length = UInt32(count - start - 8)
    buffer.storeBytes(of: length.bigEndian, toByteOffset: start, as: UInt32.self)
    integer(crc32(UnsafeRawBufferPointer(rebasing: buffer[(start + 4)..<count])))
  }

  /// Writes an integer, its most significant byte first.
  mutating func integer(_ value: some FixedWidthInteger & BitwiseCopyable) {
    let size = value.bitWidth / 8
    buffer.storeBytes(of: value.bigEndian, toByteOffset: count, as: type(of: value))
    count += size
  }

  /// Writes bytes as they are.
  mutating func bytes(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).copyMemory(from: bytes)
    count += bytes.count
  }

  /// Writes the UTF-8 of a text, without an end mark.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { bytes(UnsafeRawBufferPointer($0)) }
  }
}
