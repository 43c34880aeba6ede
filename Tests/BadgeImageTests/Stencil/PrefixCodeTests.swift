import Testing

@testable import BadgeImage

struct PrefixCodeTests {
  /// How much of all codes is used, in 2¹⁵ths.
  private func share(_ code: PrefixCode) -> Int {
    code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (15 - Int($1))) }
  }

  @Test func `frequent symbols have short codes`() {
    let code = PrefixCode(weights: [1, 0, 8, 2, 4, 1], limit: 14)
    #expect(code.lengths == [4, 0, 1, 3, 2, 4])
  }

  @Test func `a symbol alone has a code of one bit`() {
    #expect(PrefixCode(weights: [0, 5], limit: 7).lengths == [0, 1])
  }

  @Test(arguments: [7, 9, 14])
  func `no code is longer than the limit, and all are used`(limit: Int) {
    var fibonacci = [1, 1]
    while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    let code = PrefixCode(weights: fibonacci, limit: limit)
    #expect(code.lengths.allSatisfy { (1...UInt8(limit)).contains($0) })
    #expect(share(code) == 1 << 15)
  }

  @Test func `codes are canonical, their highest bit first`() {
    let code = PrefixCode(weights: [1, 1, 2, 4], limit: 7)
    #expect((0..<4).map { code[$0].value } == [0b011, 0b111, 0b01, 0b0])
  }
}
