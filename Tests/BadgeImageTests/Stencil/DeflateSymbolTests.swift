import Testing

@testable import BadgeImage

struct DeflateSymbolTests {
  /// First lengths and distances of some symbols, from RFC 1951.
  @Test(arguments: [
    (3, 257, 0), (10, 264, 0), (11, 265, 1), (19, 269, 2), (99, 279, 4), (227, 284, 5),
    (258, 285, 0),
  ])
  func `a length has its symbol`(length: Int, index: Int, extra: Int) {
    let symbol = DeflateSymbol.length(length)
    #expect((symbol.index, symbol.extra.count, symbol.extra.value) == (index, extra, 0))
  }

  @Test(arguments: [(1, 0, 0), (4, 3, 0), (5, 4, 1), (193, 15, 6), (257, 16, 7), (24577, 29, 13)])
  func `a distance has its symbol`(distance: Int, index: Int, extra: Int) {
    let symbol = DeflateSymbol.distance(distance)
    #expect((symbol.index, symbol.extra.count, symbol.extra.value) == (index, extra, 0))
  }

  @Test func `plain bits count up to the next symbol`() {
    #expect(DeflateSymbol.length(257).extra.value == 30)
    #expect(DeflateSymbol.distance(32768).extra.value == 8191)
    #expect(DeflateSymbol.distance(32768).index == 29)
  }
}
