import Testing

@testable import BadgeCairo

struct ImageSurfaceTests {
  @Test(arguments: [
    (1 << 40, 1), (1, 1 << 40), (1 << 40, 1 << 40), (32_000, 32_000), (-1, -1), (0, 5), (5, -1),
  ])
  func `sides that no picture has are an error`(width: Int, height: Int) {
    #expect(throws: CairoError.self) {
      try ImageSurface(.color, width: width, height: height)
    }
  }

  @Test func `the largest picture is none`() throws {
    #expect(try ImageSurface(.color, width: 32_767, height: 512).width == 32_767)
  }
}
