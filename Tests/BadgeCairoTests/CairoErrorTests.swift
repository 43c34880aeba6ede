import Testing

@testable import BadgeCairo

struct CairoErrorTests {
  @Test func `a surface beyond cairo's limits fails in cairo's words`() {
    let error = #expect(throws: CairoError.self) {
      try ImageSurface(.coverage, width: 40_000, height: 1)
    }
    #expect(error?.description.hasPrefix("invalid value (typically too big)") == true)
  }

  @Test func `a fault while drawing is thrown at the end`() throws {
    let surface = try ImageSurface(.color, width: 2, height: 2)
    let error = #expect(throws: CairoError.self) {
      try surface.draw { surface.setAsSource(of: $0, x: 0, y: 0, scale: 0) }
    }
    #expect(error?.description == "invalid matrix (not invertible)")
  }

  @Test func `a status that cairo doesn't know is an error too`() {
    #expect(CairoError(status: 12345).description == "<unknown error status>")
  }
}
