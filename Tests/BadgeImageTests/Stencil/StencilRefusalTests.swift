import Testing

@testable import BadgeImage

/// Badges at the edge of what can be put together: a box of 12 × 6 pixels of fill, one pixel inside a
/// picture of 14 × 8.
struct StencilRefusalTests {
  private func isTaken(_ masks: PlacedMask..., options: PNGOptions = PNGOptions()) throws -> Bool {
    try isTaken(StencilCase.box(14, 8, masks), options: options)
  }

  private func isTaken(_ badge: StencilCase, options: PNGOptions = PNGOptions()) throws -> Bool {
    let file = StencilEncoder().encode(badge.ground, badge.glyphs, options: options)
    guard let file else { return false }
    let isRight = try Bitmap(png: file) == badge.bitmap
    #expect(isRight)
    return true
  }

  private let dot = Mask("9")

  @Test func `no label and empty glyphs are taken anywhere`() throws {
    #expect(try isTaken())
    #expect(try isTaken(PlacedMask(mask: Mask("00", "00"), x: 0, y: 0)))
    #expect(try isTaken(PlacedMask(mask: Mask(), x: -900, y: .max)))
  }

  @Test func `ink needs a pixel of fill on both sides`() throws {
    #expect(try !isTaken(PlacedMask(mask: dot, x: 1, y: 3)))
    #expect(try isTaken(PlacedMask(mask: dot, x: 2, y: 3)))
    #expect(try isTaken(PlacedMask(mask: dot, x: 11, y: 3)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 12, y: 3)))
  }

  @Test func `ink needs fill in its row`() throws {
    #expect(try !isTaken(PlacedMask(mask: dot, x: 6, y: 0)))
    #expect(try isTaken(PlacedMask(mask: dot, x: 6, y: 1)))
    #expect(try isTaken(PlacedMask(mask: dot, x: 6, y: 6)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 6, y: 7)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 6, y: 8)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 6, y: -1)))
  }

  @Test(arguments: [Int.min, -70000, 70000, .max])
  func `ink far away is refused`(coordinate: Int) throws {
    #expect(try !isTaken(PlacedMask(mask: dot, x: coordinate, y: 3)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 6, y: coordinate)))
  }

  @Test func `glyphs may touch but not share a column`() throws {
    let stroke = Mask("90", "09")
    let left = PlacedMask(mask: stroke, x: 4, y: 2)
    #expect(try isTaken(left, PlacedMask(mask: stroke, x: 6, y: 2)))
    #expect(try !isTaken(left, PlacedMask(mask: stroke, x: 5, y: 2)))
    #expect(try !isTaken(PlacedMask(mask: dot, x: 4, y: 2), PlacedMask(mask: dot, x: 4, y: 5)))
  }

  @Test func `columns without ink may be shared, and the order doesn't matter`() throws {
    let padded = Mask("000", "090", "000")
    #expect(
      try isTaken(
        PlacedMask(mask: padded, x: 6, y: 2), PlacedMask(mask: padded, x: 4, y: 2),
        PlacedMask(mask: padded, x: 5, y: 3)))
  }

  @Test func `what lies above ink has to be fill too`() throws {
    let notch = Mask("90", "99")
    var badge = StencilCase.box(14, 8, [PlacedMask(mask: notch, x: 6, y: 3)])
    #expect(try isTaken(badge))
    var pixels = badge.pixels
    pixels[3 * 14 + 8] = 7
    badge = StencilCase(width: 14, height: 8, pixels: pixels, ramp: badge.ramp, masks: badge.masks)
    #expect(try !isTaken(badge))
  }

  @Test func `ink that touches other ink needs a pixel of fill where the other has none`() throws {
    let masks = [
      PlacedMask(mask: Mask("9", "9"), x: 7, y: 3), PlacedMask(mask: Mask("9"), x: 8, y: 4),
    ]
    var badge = StencilCase.box(14, 8, masks)
    #expect(try isTaken(badge))
    var pixels = badge.pixels
    pixels[3 * 14 + 8] = badge.ramp[0] & 0xff_ffff
    badge = StencilCase(width: 14, height: 8, pixels: pixels, ramp: badge.ramp, masks: masks)
    #expect(try !isTaken(badge))
  }

  @Test func `the best compression is left to the general encoder`() throws {
    #expect(try !isTaken(options: PNGOptions(compression: .best)))
  }

  @Test func `a picture is taken up to a width of 4095`() throws {
    for (width, isTaken) in [(4095, true), (4096, false)] {
      let badge = StencilCase.box(width, 3, [PlacedMask(mask: dot, x: 4000, y: 1)])
      #expect(try self.isTaken(badge) == isTaken)
    }
  }
}
