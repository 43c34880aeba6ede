import CBadgeDeflate

/// One libdeflate compressor: zlib streams at a fixed level.
///
/// The same input gives the same bytes, whatever was compressed before.
struct Compressor: ~Copyable {
  private let pointer: OpaquePointer

  /// Allocates the compressor; 1 is the fastest level, 12 the smallest.
  init(level: Int32) {
    let pointer = libdeflate_alloc_compressor(level)
    // Besides a wrong level only memory can be missing, and then Swift's own allocations trap too.
    guard let pointer else { preconditionFailure("no libdeflate compressor of level \(level)") }
    self.pointer = pointer
  }

  deinit { libdeflate_free_compressor(pointer) }

  /// Writes the zlib stream of `input` at the start of `output`, and returns its length.
  ///
  /// `output` grows where it is too short, and is otherwise used as it is.
  func compress(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int {
    let bound = libdeflate_zlib_compress_bound(pointer, input.count)
    output.extend(to: bound)
    return output.withUnsafeMutableBytes {
      libdeflate_zlib_compress(pointer, input.baseAddress, input.count, $0.baseAddress, $0.count)
    }
  }
}

extension Compressor {
  /// Writes the zlib stream of an array's bytes at the start of `output`, and returns its length.
  borrowing func compress(_ input: [UInt8], into output: inout [UInt8]) -> Int {
    input.withUnsafeBytes { compress($0, into: &output) }
  }
}

/// The CRC-32 of the bytes, as PNG chunks carry it.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}

extension [UInt8] {
  /// Makes the array at least `count` bytes long; what it held is lost if it has to grow.
  ///
  /// The bytes have no value until they are written, so memory that is never written is never used.
  mutating func extend(to count: Int) {
    guard self.count < count else { return }
    self = [UInt8](unsafeUninitializedCapacity: count) { $1 = count }
  }
}
