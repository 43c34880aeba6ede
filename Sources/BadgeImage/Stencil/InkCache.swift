/// Glyphs as bits that were made before, by their identity.
///
/// It is a table with open addressing, since asking a `Dictionary` would take a tenth of a badge's time.
struct InkCache {
  /// The bytes of all it holds.
  private(set) var size = 0
  private var count = 0
  /// The key of each slot, 0 where it is free; there are more slots than inks by half at least.
  private var keys: [UInt] = []
  private var inks: [InkCode?] = []

  /// A glyph's ink from the last time.
  func ink(of glyph: StencilGlyph, isTouched: Bool) -> InkCode? {
    guard !keys.isEmpty else { return nil }
    let key = Self.key(glyph, isTouched)
    let slot = slot(of: key)
    return keys[slot] == key ? inks[slot] : nil
  }

  /// Keeps an ink of a glyph that has none yet; it holds the glyph, so that no other takes its key.
  mutating func insert(_ ink: InkCode, isTouched: Bool) {
    if 3 * (count + 1) > 2 * keys.count { grow() }
    let key = Self.key(ink.glyph, isTouched)
    let slot = slot(of: key)
    keys[slot] = key
    inks[slot] = ink
    count += 1
    size += ink.size
  }

  private mutating func grow() {
    let old = zip(keys, inks)
    keys = [UInt](repeating: 0, count: max(32, keys.count * 2))
    inks = [InkCode?](repeating: nil, count: keys.count)
    for (key, ink) in old where key != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      inks[slot] = ink
    }
  }

  /// The slot that holds a key, or the free one where it belongs.
  private func slot(of key: UInt) -> Int {
    let mask = UInt(keys.count - 1)
    var slot = (key ^ key >> 9) >> 4 & mask
    while keys[Int(slot)] != key, keys[Int(slot)] != 0 { slot = (slot + 1) & mask }
    return Int(slot)
  }

  /// Objects lie at multiples of 16, which leaves a bit.
  private static func key(_ glyph: StencilGlyph, _ isTouched: Bool) -> UInt {
    UInt(bitPattern: ObjectIdentifier(glyph)) | (isTouched ? 1 : 0)
  }
}
