import BadgeImage
import Testing

@testable import GoldenTesting

struct ToleranceWarningTests {
  private let package: TemporaryPackage
  /// Two pixels, by 1 and 3 levels.
  private let drawn = Bitmap.red.changing([(0, 0, Pixel(255, 59, 49)), (1, 0, Pixel(255, 62, 48))])

  init() throws {
    package = try TemporaryPackage()
    try package.write(Bitmap.red.png(), "Fixtures/Goldens/a/b.png")
  }

  private func warning(_ bitmap: Bitmap, _ tolerance: PixelTolerance) -> String? {
    let outcome = package.check(bitmap, tolerance: tolerance).run()
    #expect(outcome.failure == nil)
    return outcome.warning
  }

  @Test(arguments: [
    PixelTolerance(maxChannelDelta: 4), PixelTolerance(maxChannelDelta: 255),
    PixelTolerance(maxChannelDelta: 1, maxPixels: 2), PixelTolerance(maxPixels: .percent(50)),
    PixelTolerance(maxChannelDelta: 3, maxPixels: 1),
  ])
  func `a tolerance wider than needed warns and names the tight one`(tolerance: PixelTolerance) {
    let warning = warning(drawn, tolerance)
    #expect(warning?.hasSuffix("maxChannelDelta 3 with maxPixels 0 is enough") == true)
  }

  @Test(arguments: [
    PixelTolerance(maxChannelDelta: 3), PixelTolerance(maxChannelDelta: 1, maxPixels: 1),
    PixelTolerance(maxPixels: 2), PixelTolerance(maxPixels: .percent(4.2)),
    PixelTolerance(maxChannelDelta: 9, minChannelDelta: 1),
  ])
  func `a tolerance that is needed does not warn`(tolerance: PixelTolerance) {
    #expect(warning(drawn, tolerance) == nil)
  }

  @Test func `a tolerance that nothing needs warns`() {
    let warning = warning(.red, PixelTolerance(maxChannelDelta: 8))
    #expect(warning?.hasSuffix("maxChannelDelta 0 with maxPixels 0 is enough") == true)
  }
}
