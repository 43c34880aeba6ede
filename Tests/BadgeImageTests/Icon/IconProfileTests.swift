import Testing

@testable import BadgeImage

struct IconProfileTests {
  private static let colours = [
    Pixel(255, 59, 48), Pixel(52, 199, 89), Pixel(0, 122, 255), Pixel(255, 204, 0),
    Pixel(128, 128, 128), Pixel(255, 255, 255), Pixel(12, 8, 30),
  ]

  private func icon(_ name: String) throws -> Icon {
    try Icon(png: Fixtures.image("icc/\(name)"))
  }

  /// What `Scripts/make-icc-fixtures`, which made the profiles, had Little CMS 2.14 convert.
  @Test(
    arguments: [
      (
        "srgb",
        [
          (255, 59, 48), (52, 199, 89), (0, 122, 255), (255, 204, 0), (128, 128, 128),
          (255, 255, 255), (12, 8, 30),
        ]
      ),
      (
        "p3",
        [
          (234.93, 77.64, 61.33), (100.82, 196.21, 102.01), (52.17, 120.1, 246.36),
          (246.95, 205.97, 69.74), (128, 128, 128), (255, 255, 255), (11.33, 8.14, 28.67),
        ]
      ),
      (
        "adobe_v2",
        [
          (220.67, 61.45, 51.88), (119.05, 197.66, 96.98), (68.45, 121.15, 251.12),
          (241.49, 202.73, 47.52), (126.99, 126.99, 126.99), (255, 255, 255), (19.03, 16.5, 34.83),
        ]
      ),
      (
        "prophoto",
        [
          (182.54, 84.65, 46.98), (110.17, 174.47, 90.27), (105.67, 103.75, 238.77),
          (213.87, 196.54, 66.06), (108.8, 108.8, 108.8), (255, 255, 255), (12.78, 9.83, 21.42),
        ]
      ),
      (
        "table",
        [
          (255, 44.82, 36.05), (39.18, 186.81, 70.91), (0.25, 102.72, 255), (255, 192.68, 0.25),
          (108.8, 108.8, 108.8), (255, 255, 255), (11.33, 8.98, 22.83),
        ]
      ),
    ] as [(String, [(Double, Double, Double)])])
  func `colours are converted as the profile says, which is kept`(
    name: String, reference: [(Double, Double, Double)]
  ) throws {
    let icon = try icon(name)
    #expect(icon.warnings.isEmpty)
    let source = try PNGFile(Fixtures.image("icc/\(name)"))
    #expect(icon.chunks == source.chunks && icon.chunks.map(\.type) == ["iCCP"])
    for (colour, expected) in zip(Self.colours, reference) {
      let converted = icon.space.converted(colour)
      let levels = [converted.red, converted.green, converted.blue].map(Double.init)
      for (level, exact) in zip(levels, [expected.0, expected.1, expected.2]) {
        #expect(abs(level - exact) < 0.53, "\(name): \(colour) became \(converted)")
      }
    }
  }

  @Test func `a profile of greys becomes one of RGB with the same curve`() throws {
    let icon = try icon("grey")
    #expect(icon.warnings.isEmpty)
    #expect(icon.space.converted(Pixel(128, 128, 128)) == Pixel(109, 109, 109))
    let written = icon.bitmap.png(PNGOptions(chunks: icon.chunks))
    let again = try Icon(png: written)
    #expect(again.warnings.isEmpty)
    #expect(again.bitmap == icon.bitmap && again.chunks == icon.chunks)
    for colour in Self.colours {
      let (first, second) = (icon.space.converted(colour), again.space.converted(colour))
      #expect(abs(Int(first.red) - Int(second.red)) <= 1, "\(first), \(second)")
      #expect(abs(Int(first.green) - Int(second.green)) <= 1, "\(first), \(second)")
      #expect(abs(Int(first.blue) - Int(second.blue)) <= 1, "\(first), \(second)")
    }
  }

  @Test(arguments: [
    ("cmyk", "is one of CMYK, not of RGB or greys"),
    ("tables", "has tables in place of a matrix and curves"),
  ])
  func `a profile that can't be kept is left out with a warning`(
    name: String, words: String
  ) throws {
    let icon = try icon(name)
    #expect(icon.space == .sRGB && icon.chunks.isEmpty)
    #expect(icon.warnings.map(\.code) == [.colorsLeftOut])
    #expect(icon.warnings[0].message == "the colour profile (iCCP) \(words); it is left out")
  }

  @Test(
    arguments: [
      [], Array("name".utf8), Array("name\0".utf8), Array("name\0\u{1}stream".utf8),
      Array("\0\0stream".utf8), [UInt8](repeating: 65, count: 80) + [0, 0, 1],
      Array("name\0\0no zlib stream".utf8),
    ] as [[UInt8]])
  func `a damaged chunk is left out with a warning`(data: [UInt8]) throws {
    let icon = try Icon(png: PNGBuilder.onePixel(with: [PNGBuilder.chunk("iCCP", data)]))
    #expect(icon.space == .sRGB && icon.chunks.isEmpty)
    #expect(
      icon.warnings.map(\.message) == ["the colour profile (iCCP) is damaged; it is left out"])
  }

  /// The file's chunk around other bytes than its profile's.
  private func warnings(profile bytes: [UInt8]) throws -> [String] {
    var stream: [UInt8] = []
    let count = Compressor(level: 12).compress(bytes, into: &stream)
    let chunk = PNGBuilder.chunk("iCCP", Array("x\0\0".utf8) + stream[..<count])
    return try Icon(png: PNGBuilder.onePixel(with: [chunk])).warnings.map(\.message)
  }

  @Test func `a profile that inflates without end is left out`() throws {
    let warnings = try warnings(profile: [UInt8](repeating: 0, count: 5 << 20))
    #expect(
      warnings == ["the colour profile (iCCP) is larger than 4 MiB; it is left out"])
  }

  @Test func `what is no profile is left out`() throws {
    for bytes in [[], [UInt8](repeating: 7, count: 500)] {
      #expect(
        try warnings(profile: bytes) == [
          "the colour profile (iCCP) is damaged; it is left out"
        ])
    }
  }

  @Test func `a profile that can't be used leaves the word to the next chunk`() throws {
    let chunks = [PNGBuilder.chunk("iCCP"), IconColourTests.gamma(100_000)]
    let icon = try Icon(png: PNGBuilder.onePixel(with: chunks))
    #expect(icon.space.converted(Pixel(255, 59, 48)) == Pixel(255, 11, 8))
    #expect(icon.chunks.map(\.type) == ["gAMA"] && icon.warnings.count == 1)
  }

  @Test func `without Little CMS a warning says what to install`() throws {
    #expect(LittleCMS(names: ["libnothing.so.0"]) == nil)
    let chunk = try #require(PNGFile(Fixtures.image("icc/p3")).chunks.first)
    let error = try #require(throws: Unusable.self) { try ProfileChunk(chunk, library: nil) }
    #expect(error.reason.contains("isn't installed (Debian: liblcms2-2)"))
  }
}
