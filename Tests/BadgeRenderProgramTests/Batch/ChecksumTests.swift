import Testing

@testable import badge_render

struct ChecksumTests {
  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 127, 128, 3000])
  func `instructions for a checksum give what its definition gives`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 7) }
    guard let fast = fastSHA256(bytes) else { return }
    #expect(fast == portableSHA256(bytes))
  }

  @Test func `a checksum is the published one`() {
    #expect(
      sha256(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
