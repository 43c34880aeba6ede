/// Writes bits into memory that was measured beforehand, eight bytes at a time.
struct BitWriter {
  /// The bytes that writing as many bits may touch.
  static func memorySize(bitCount: Int) -> Int { bitCount / 8 + 16 }

  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  /// The bits of the byte at `next` that are not whole yet.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Writes from the beginning of the memory.
  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    next = start
  }

  /// How many bits have been written.
  var bitCount: Int { (next - start) * 8 + Int(pendingCount) }

  /// Writes a few bits.
  @inline(__always)
  mutating func write(_ bits: Bits) {
    put(bits.value, UInt64(bits.count))
  }

  /// Writes a string.
  @inline(__always)
  mutating func write(_ words: UnsafePointer<UInt64>, count: Int32) {
    var words = words
    var rest = count
    while rest > Bits.limit {
      put(words.pointee, UInt64(Bits.limit))
      words += 1
      rest &-= Int32(Bits.limit)
    }
    put(words.pointee, UInt64(truncatingIfNeeded: rest))
  }

  /// Writes bits of another stream.
  ///
  /// - Parameters:
  ///   - source: Where that stream begins; eight bytes from its last bit on can be read.
  ///   - offset: The first bit.
  ///   - end: The bit behind the last.
  @inline(__always)
  mutating func copy(_ source: UnsafeRawPointer, from offset: Int, to end: Int) {
    var offset = offset
    while end &- offset > Bits.limit {
      put(Self.load(source, offset) & (1 << UInt64(Bits.limit) - 1), UInt64(Bits.limit))
      offset &+= Bits.limit
    }
    let rest = UInt64(truncatingIfNeeded: end &- offset)
    put(Self.load(source, offset) & ((1 as UInt64) &<< rest &- 1), rest)
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

extension BitWriter {
  /// Writes bits of another stream, of which there are many.
  mutating func copyMany(_ source: UnsafeRawPointer, _ range: Range<Int>) {
    // As if the pending bits were those before the range: then no word waits for the one before it.
    var offset = range.lowerBound - Int(pendingCount)
    guard offset >= 0, range.count > Bits.limit else {
      return copy(source, from: range.lowerBound, to: range.upperBound)
    }
    let mask: UInt64 = 1 << pendingCount - 1
    let first = Self.load(source, offset) & ~mask | pending
    next.storeBytes(of: first.littleEndian, as: UInt64.self)
    while range.upperBound - offset > Bits.limit {
      offset += Bits.limit
      next += Bits.limit / 8
      next.storeBytes(of: Self.load(source, offset).littleEndian, as: UInt64.self)
    }
    let rest = UInt64(range.upperBound - offset)
    next += Int(rest >> 3)
    pendingCount = rest & 7
    pending = UInt64(next.load(as: UInt8.self)) & (1 << pendingCount - 1)
  }
}
