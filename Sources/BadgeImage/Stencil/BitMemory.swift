/// Memory that holds a stream of bits, readable eight bytes at a time up to its end.
final class BitMemory {
  /// Where the bits begin.
  let start: UnsafeRawPointer
  /// How many there are.
  let bitCount: Int
  /// The bytes they take in memory.
  var size: Int { BitWriter.memorySize(bitCount: bitCount) }

  private init(_ start: UnsafeRawPointer, bitCount: Int) {
    self.start = start
    self.bitCount = bitCount
  }

  deinit { start.deallocate() }

  /// Keeps the bits that are written.
  ///
  /// - Parameters:
  ///   - limit: How many bits that may be.
  ///   - write: Writes them.
  /// - Returns: The bits, and what writing them gave.
  static func keeping<Result>(
    atMost limit: Int, _ write: (inout BitWriter) -> Result
  ) -> (BitMemory, Result) {
    let scratchSize = BitWriter.memorySize(bitCount: limit)
    let scratch = UnsafeMutableRawPointer.allocate(byteCount: scratchSize, alignment: 8)
    defer { scratch.deallocate() }
    var writer = BitWriter(scratch)
    let result = write(&writer)
    let size = BitWriter.memorySize(bitCount: writer.bitCount)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    memory.copyMemory(from: scratch, byteCount: (writer.bitCount + 7) / 8)
    return (BitMemory(UnsafeRawPointer(memory), bitCount: writer.bitCount), result)
  }
}
