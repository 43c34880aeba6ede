/// Reads one chunk of a PNG after the other, copying nothing.
struct ChunkReader {
  private let bytes: [UInt8]

  /// Where the next chunk begins.
  private(set) var position = 8

  /// Starts behind the signature, which the caller has checked.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next chunk, its checksum verified.
  ///
  /// Call it until `IEND`: bytes that end before are an error.
  ///
  /// - Parameter isChecked: Whether the checksum was verified before. Default: it was not.
  mutating func next(isChecked: Bool = false) throws(PNGError) -> PNGChunk {
    guard bytes.count - position >= ChunkWriter.overhead else {
      throw PNGError(
        .truncated, "a PNG cut off after \(bytes.count) bytes; \(FileKind.copyAgain)")
    }
    let length = Int(integer(at: position))
    let type = PNGChunkType(code: integer(at: position + 4))
    guard length <= 0x7fff_ffff, type.isValid else {
      throw PNGError(
        .badChunk,
        "a PNG damaged at byte \(position), where no chunk begins; \(FileKind.copyAgain)")
    }
    let data = (position + 8)..<(position + 8 + length)
    guard data.upperBound + 4 <= bytes.count else {
      throw PNGError(
        .truncated,
        "a PNG cut off after \(bytes.count) bytes, within \(type); \(FileKind.copyAgain)")
    }
    guard
      isChecked || checksum(of: (position + 4)..<data.upperBound) == integer(at: data.upperBound)
    else {
      throw PNGError(
        .badChecksum, "a PNG with a bad checksum in \(type): damaged; \(FileKind.copyAgain)")
    }
    position = data.upperBound + 4
    return PNGChunk(type: type, data: bytes[data])
  }

  private func integer(at offset: Int) -> UInt32 {
    bytes.withUnsafeBytes {
      UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }

  private func checksum(of range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBytes { crc32(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}
