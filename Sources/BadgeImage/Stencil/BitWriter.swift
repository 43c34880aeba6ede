/// Writes bits into memory that was measured beforehand, eight bytes at a time.
struct BitWriter {
  /// The bytes that writing as many bits may touch.
  static func memorySize(bitCount: Int) -> Int { bitCount / 8 + 16 }

  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  /// The bits of the byte at `next` that are not whole yet.
  private var pending: UInt64
  private var pendingCount: UInt64

  /// Writes from the beginning of the memory, or behind bits that it already holds.
  init(_ start: UnsafeMutableRawPointer, after bitCount: Int = 0) {
    self.start = start
    next = start + bitCount >> 3
    pendingCount = UInt64(bitCount & 7)
    pending = 0
    if pendingCount > 0 {
      pending = UInt64(next.load(as: UInt8.self)) & ((1 << pendingCount) - 1)
    }
  }

  /// How many bits have been written.
  var bitCount: Int { (next - start) * 8 + Int(pendingCount) }

  /// Writes a few bits.
  @inline(__always)
  mutating func write(_ bits: Bits) {
    put(bits.value, UInt64(bits.count))
  }

  /// Writes bits of another stream.
  ///
  /// - Parameters:
  ///   - source: Where that stream begins; eight bytes from its last bit on can be read.
  ///   - offset: The first bit.
  ///   - count: How many.
  @inline(__always)
  mutating func copy(_ source: UnsafeRawPointer, from offset: Int, count: Int) {
    var offset = offset
    var rest = count
    while rest > Bits.limit {
      put(Self.load(source, offset) & (1 << UInt64(Bits.limit) - 1), UInt64(Bits.limit))
      offset += Bits.limit
      rest -= Bits.limit
    }
    let mask = (1 as UInt64) &<< UInt64(rest) &- 1
    put(Self.load(source, offset) & mask, UInt64(rest))
  }

  /// Fills the last byte with zeros and writes an integer behind it, its highest byte first.
  mutating func finish(with checksum: UInt32) {
    if pendingCount > 0 { put(0, 8 - pendingCount) }
    put(UInt64(checksum.byteSwapped), 32)
  }

  /// At least 57 bits from an offset on.
  @inline(__always)
  private static func load(_ source: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: (source + offset >> 3).loadUnaligned(as: UInt64.self))
      &>> UInt64(truncatingIfNeeded: offset & 7)
  }

  @inline(__always)
  private mutating func put(_ bits: UInt64, _ count: UInt64) {
    pending |= bits &<< pendingCount
    next.storeBytes(of: pending.littleEndian, as: UInt64.self)
    pendingCount &+= count
    next += Int(truncatingIfNeeded: pendingCount &>> 3)
    pending = pending &>> (pendingCount & ~7)
    pendingCount &= 7
  }
}
