import BadgeCairo
import Testing

/// Polygons as coverage.
struct SymbolRasterizerTests {
  /// A rectangle around the centre, wound one way.
  private func box(_ halfWidth: Double, _ halfHeight: Double) -> [(x: Double, y: Double)] {
    [
      (-halfWidth, -halfHeight), (halfWidth, -halfHeight), (halfWidth, halfHeight),
      (-halfWidth, halfHeight),
    ]
  }

  private func layer(
    _ polygons: [[(x: Double, y: Double)]], isMirrored: Bool = false, isHole: Bool = false
  ) -> SymbolLayer {
    SymbolLayer(
      polygons: polygons, isSymmetric: isMirrored, isUpright: isMirrored, isHole: isHole)
  }

  @Test func `polygons that overlap cover once`() throws {
    let mask = try SymbolRasterizer.mask(
      of: [layer([box(2, 1), box(1, 1)])], phaseX: 0, phaseY: 0)
    #expect((mask.left, mask.top, mask.width, mask.height) == (-2, -1, 4, 2))
    #expect(mask.levels.allSatisfy { $0 == 255 })
  }

  @Test func `a place between pixels covers them in part`() throws {
    let mask = try SymbolRasterizer.mask(of: [layer([box(1, 1)])], phaseX: 32, phaseY: 16)
    #expect((mask.left, mask.top, mask.width, mask.height) == (-1, -1, 3, 3))
    let expected = [96, 191, 96, 128, 255, 128, 32, 64, 32]
    #expect(zip(mask.levels, expected).allSatisfy { abs(Int($0) - $1) <= 2 })
  }

  @Test func `a hole is taken away`() throws {
    let mask = try SymbolRasterizer.mask(
      of: [layer([box(2, 1)]), layer([box(1, 1)], isHole: true)], phaseX: 0, phaseY: 0)
    #expect(mask.levels == [255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test(arguments: [(0, 0), (32, 0), (0, 32), (32, 32)])
  func `a layer that is its own mirror image comes out as one`(phaseX: Int, phaseY: Int) throws {
    let rhombus = [(x: -4.3, y: 0.0), (x: 0, y: -5.7), (x: 4.3, y: 0), (x: 0, y: 5.7)]
    let mask = try SymbolRasterizer.mask(
      of: [layer([rhombus], isMirrored: true)], phaseX: phaseX, phaseY: phaseY)
    #expect(mask.levels == mask.levels.reversed())
    for y in 0..<mask.height {
      let row = mask.levels[(y * mask.width)..<((y + 1) * mask.width)]
      #expect(Array(row) == row.reversed())
    }
  }

  @Test func `nothing has an empty mask`() throws {
    #expect(try SymbolRasterizer.mask(of: [], phaseX: 3, phaseY: 3).levels.isEmpty)
  }
}
