import BadgeImage
import Testing

@testable import GoldenTesting

struct CanaryTests {
  @Test func `the comparison in use is trusted`() {
    #expect(Canary.problem == nil)
  }

  @Test func `a comparison that sees nothing is found out`() {
    #expect(Canary { _, _ in nil }.problem == "the comparison does not see a changed pixel")
  }

  @Test func `a comparison that sees everything is found out`() {
    #expect(Canary { _, _ in .size }.problem != nil)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a comparison that ignores a channel is found out`(channel: Int) {
    let blind = Canary { left, right in
      without(channel, left).difference(from: without(channel, right))
    }
    #expect(blind.problem != nil)
  }

  @Test func `a comparison that leaves out the last pixel is found out`() {
    let blind = Canary { left, right in
      let (left, right) = (left.bitmap, right.bitmap)
      return left.changing([(4, 2, right[4, 2])]).difference(from: right)
    }
    #expect(blind.problem != nil)
  }

  private func without(_ channel: Int, _ raster: Raster) -> Bitmap {
    let bitmap = raster.bitmap
    let pixels = bitmap.pixels.enumerated().map { $0 % 4 == channel ? 9 : $1 }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
