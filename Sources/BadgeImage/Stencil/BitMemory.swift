/// Memory that holds a stream of bits, readable eight bytes at a time up to its end.
final class BitMemory {
  /// Where the bits begin.
  let start: UnsafeRawPointer
  /// How many there are.
  let bitCount: Int
  /// The bytes they take in memory.
  var size: Int { BitWriter.memorySize(bitCount: bitCount) }

  /// Keeps the bits that are written.
  ///
  /// - Parameters:
  ///   - limit: How many bits that may be.
  ///   - write: Writes them.
  init(atMost limit: Int, _ write: (inout BitWriter) -> Void) {
    (start, bitCount) = withUnsafeTemporaryAllocation(
      byteCount: BitWriter.memorySize(bitCount: limit), alignment: 8
    ) { scratch in
      // Not even no memory at all lacks a beginning here: `memorySize` is above 0.
      guard let scratch = scratch.baseAddress else { preconditionFailure("no memory for bits") }
      var writer = BitWriter(scratch)
      write(&writer)
      let size = BitWriter.memorySize(bitCount: writer.bitCount)
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      memory.copyMemory(from: scratch, byteCount: (writer.bitCount + 7) / 8)
      return (UnsafeRawPointer(memory), writer.bitCount)
    }
  }

  deinit { start.deallocate() }
}
