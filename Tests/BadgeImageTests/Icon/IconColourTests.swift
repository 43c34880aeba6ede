import Testing

@testable import BadgeImage

struct IconColourTests {
  private func icon(_ chunks: [UInt8]...) throws -> Icon {
    try Icon(png: PNGBuilder.onePixel(with: chunks))
  }

  static func gamma(_ value: UInt32) -> [UInt8] {
    PNGBuilder.chunk("gAMA", PNGBuilder.bytes(value))
  }

  static func primaries(_ values: [UInt32]) -> [UInt8] {
    PNGBuilder.chunk("cHRM", values.flatMap(PNGBuilder.bytes))
  }

  static let srgb = PNGBuilder.chunk("sRGB", [0])
  static let srgbPrimaries = primaries([
    31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000,
  ])
  static let adobePrimaries = primaries([
    31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000,
  ])
  static let p3Primaries = primaries([31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000])

  @Test func `without chunks, and with sRGB, colours stay as they are`() throws {
    for icon in [try icon(), try icon(Self.srgb), try icon(Self.srgb, Self.gamma(45455))] {
      #expect(icon.space == .sRGB && icon.warnings.isEmpty)
      #expect(icon.space.converted(Pixel(255, 59, 48, 7)) == Pixel(255, 59, 48, 7))
    }
    #expect(try icon(Self.srgb, Self.gamma(45455)).chunks.map(\.type) == ["sRGB"])
  }

  /// The levels are `round(255 * light ** (gamma / 100000))` of IEC 61966-2-1's light, by Python.
  @Test(arguments: [
    (45455, Pixel(255, 61, 51)), (100_000, Pixel(255, 11, 8)), (55556, Pixel(255, 45, 36)),
    (30000, Pixel(255, 100, 89)),
  ])
  func `colours are converted by the gamma`(gamma: Int, expected: Pixel) throws {
    let icon = try icon(Self.gamma(UInt32(gamma)))
    #expect(icon.space.converted(Pixel(255, 59, 48)) == expected)
    #expect(icon.space.converted(Pixel(0, 0, 0, 0)) == Pixel(0, 0, 0, 0))
    #expect(icon.space.converted(Pixel(255, 255, 255, 9)) == Pixel(255, 255, 255, 9))
    #expect(icon.chunks.map(\.type) == ["gAMA"])
    #expect(icon.warnings.isEmpty)
  }

  @Test func `primaries of sRGB change nothing beside the gamma`() throws {
    let plain = try icon(Self.gamma(50000))
    let both = try icon(Self.srgbPrimaries, Self.gamma(50000))
    #expect(both.space == plain.space)
    #expect(both.chunks.map(\.type) == ["gAMA", "cHRM"])
    #expect(try icon(Self.srgbPrimaries).space == .sRGB)
  }

  /// Colours of sRGB that references were computed for.
  private static let colours = [
    Pixel(255, 59, 48), Pixel(52, 199, 89), Pixel(0, 122, 255), Pixel(255, 204, 0),
    Pixel(128, 128, 128), Pixel(255, 255, 255), Pixel(12, 8, 30),
  ]

  /// Little CMS 2.14, called from Python: `cmsCreateRGBProfile` of the primaries and `cmsBuildGamma`,
  /// `cmsCreateTransform` from `cmsCreate_sRGBProfile` in doubles, relative colorimetric, not optimised.
  @Test(
    arguments: [
      (
        "gAMA 0.45455 and the primaries of Adobe RGB", adobePrimaries + gamma(45455),
        [
          (220.68, 61.48, 51.91), (119.08, 197.68, 97.01), (68.48, 121.18, 251.12),
          (241.49, 202.75, 47.55), (127.02, 127.02, 127.02), (255, 255, 255), (19.05, 16.52, 34.85),
        ]
      ),
      (
        "gAMA 0.45455 and the primaries of Display P3", p3Primaries + gamma(45455),
        [
          (234.32, 78.79, 63.62), (100.75, 194.85, 101.89), (55.23, 119.34, 246.07),
          (246.69, 204.74, 71.41), (127.02, 127.02, 127.02), (255, 255, 255), (19.39, 16.65, 34.23),
        ]
      ),
      (
        "linear BT.2020", PNGBuilder.chunk("cICP", [9, 8, 0, 1]),
        [
          (163.99, 27.96, 11.91), (54.55, 134.81, 35.78), (27.39, 48.53, 232.74),
          (210.69, 159.21, 17.73), (55.04, 55.04, 55.04), (255, 255, 255), (0.94, 0.67, 3.03),
        ]
      ),
      (
        "BT.470 System M under illuminant C", PNGBuilder.chunk("cICP", [4, 4, 0, 1]),
        [
          (215.7, 71.25, 63.93), (120.26, 201.33, 98.22), (85.05, 103.04, 248.08),
          (237.16, 209.91, 64.43), (127.03, 127.03, 127.03), (255, 255, 255), (19.82, 14.14, 34.52),
        ]
      ),
      (
        "DCI P3 under its own white with gamma 2.8", PNGBuilder.chunk("cICP", [11, 5, 0, 1]),
        [
          (243.05, 101.92, 85.46), (113.51, 206.09, 123.82), (70.74, 141.13, 248.09),
          (250.03, 214.4, 93.18), (147.48, 147.48, 147.48), (255, 255, 255), (33.97, 30.05, 52.67),
        ]
      ),
    ] as [(String, [UInt8], [(Double, Double, Double)])])
  func `colours are those that a colour management system computes`(
    name: String, chunks: [UInt8], reference: [(Double, Double, Double)]
  ) throws {
    let icon = try icon(chunks)
    #expect(icon.warnings.isEmpty)
    for (colour, expected) in zip(Self.colours, reference) {
      let converted = icon.space.converted(colour)
      let levels = [converted.red, converted.green, converted.blue].map(Double.init)
      for (level, exact) in zip(levels, [expected.0, expected.1, expected.2]) {
        #expect(abs(level - exact) < 0.52, "\(name): \(colour) became \(converted)")
      }
    }
  }

  /// `round(255 * code)` of ITU-T H.273's formulas, and for PQ of BT.2100's with white at 203 cd/m².
  @Test(
    arguments: [
      ([1, 13, 0, 1], Pixel(255, 59, 48)), ([1, 1, 0, 1], Pixel(255, 43, 32)),
      ([1, 7, 0, 1], Pixel(255, 41, 30)), ([1, 16, 0, 1], Pixel(148, 74, 67)),
      ([1, 13, 0, 0], Pixel(235, 67, 57)), ([1, 4, 0, 0], Pixel(235, 69, 60)),
    ] as [([UInt8], Pixel)])
  func `code points mean what their standards say`(codes: [UInt8], expected: Pixel) throws {
    let icon = try icon(PNGBuilder.chunk("cICP", codes))
    #expect(icon.space.converted(Pixel(255, 59, 48)) == expected)
    let black: UInt8 = codes[3] == 1 ? 0 : 16
    #expect(icon.space.converted(Pixel(0, 0, 0)) == Pixel(black, black, black))
    #expect(icon.chunks.map(\.type) == ["cICP"] && icon.warnings.isEmpty)
  }

  @Test func `a whole picture is converted as its pixels are`() throws {
    let space = try icon(Self.gamma(45455), Self.adobePrimaries).space
    let picture = Bitmap.random(20, 20, colours: 30, seed: 1)
    let converted = space.converted(picture)
    for y in 0..<20 {
      for x in 0..<20 { #expect(converted[x, y] == space.converted(picture[x, y])) }
    }
    #expect(ColourSpace.sRGB.converted(picture) == picture)
  }

  @Test(arguments: [
    (gamma(0), "0.0 is not between"), (gamma(0xffff_ffff), "is not between"),
    (PNGBuilder.chunk("gAMA", [1, 2]), "(gAMA) is damaged"),
    (PNGBuilder.chunk("sRGB", [4]), "(sRGB) is damaged"),
    (PNGBuilder.chunk("sRGB"), "(sRGB) is damaged"),
    (PNGBuilder.chunk("cHRM", [1]), "(cHRM) are damaged"),
    (primaries([UInt32](repeating: 0, count: 8)), "span no colours"),
    (primaries([UInt32](repeating: 33333, count: 8)), "span no colours"),
    (primaries([UInt32](repeating: 0xffff_ffff, count: 8)), "span no colours"),
    (PNGBuilder.chunk("cICP", [1, 13, 0]), "(cICP) is damaged"),
    (PNGBuilder.chunk("cICP", [1, 13, 1, 1]), "(cICP) is damaged"),
    (PNGBuilder.chunk("cICP", [2, 2, 0, 1]), "primaries 2 and transfer 2 is not known"),
  ])
  func `what says nothing of colours is left out with a warning`(
    chunk: [UInt8], words: String
  ) throws {
    let icon = try icon(chunk)
    #expect(icon.warnings.count == 1)
    let warning = try #require(icon.warnings.first)
    #expect(warning.code == .colorsLeftOut)
    #expect(warning.message.contains(words), "\(warning.message)")
    #expect(icon.space == .sRGB && icon.chunks.isEmpty)
  }

  @Test func `the first chunk in the specification's order decides, whatever the file's`() throws {
    let codes = PNGBuilder.chunk("cICP", [1, 8, 0, 1])
    let icon = try icon(Self.adobePrimaries, Self.gamma(45455), Self.srgb, codes)
    #expect(icon.chunks.map(\.type) == ["cICP"])
    #expect(icon.space.converted(Pixel(255, 59, 48)) == Pixel(255, 11, 8))
    let damaged = PNGBuilder.chunk("cICP", [1])
    let next = try self.icon(damaged, Self.srgb, Self.gamma(100_000))
    #expect(next.chunks.map(\.type) == ["sRGB"])
    #expect(next.warnings.count == 1)
  }
}
