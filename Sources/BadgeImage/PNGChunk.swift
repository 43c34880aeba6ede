/// The four letters that name a PNG chunk, such as `iTXt`.
public struct PNGChunkType: Hashable, Sendable {
  /// The letters as one big-endian number.
  let code: UInt32

  /// Whether readers must refuse a picture with a chunk they don't know: the first letter is a capital.
  public var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// Whether all four bytes are ASCII letters, as the format demands.
  var isValid: Bool {
    bytes.allSatisfy { (0x41...0x5a).contains($0 & ~0x20) }
  }

  private var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }
}

extension PNGChunkType: ExpressibleByStringLiteral {
  /// Creates the type from its four letters.
  ///
  /// - Precondition: The literal is four ASCII characters.
  public init(stringLiteral letters: StaticString) {
    precondition(letters.hasPointerRepresentation && letters.utf8CodeUnitCount == 4)
    code = UInt32(
      bigEndian: UnsafeRawPointer(letters.utf8Start).loadUnaligned(as: UInt32.self))
  }
}

extension PNGChunkType: CustomStringConvertible {
  /// The four letters; bytes that are none are written as `?`.
  public var description: String {
    String(decoding: bytes.map { (0x41...0x5a).contains($0 & ~0x20) ? $0 : 0x3f }, as: UTF8.self)
  }
}

/// One chunk of a PNG whose checksum is right.
public struct PNGChunk: Hashable, Sendable {
  /// The four letters that name the chunk.
  public let type: PNGChunkType

  /// The bytes between the name and the checksum, shared with the bytes the PNG was read from.
  public let data: ArraySlice<UInt8>
}
