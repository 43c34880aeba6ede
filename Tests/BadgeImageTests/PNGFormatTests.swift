import Testing

@testable import BadgeImage

struct PNGFormatTests {
  private static let formats: [(PNGHeader.ColourType, Int)] =
    [PNGHeader.ColourType.grey, .rgb, .indexed, .greyAlpha, .rgba]
    .flatMap { type in type.bitDepths.map { (type, Int($0)) } }

  /// Seeded samples; a third of the pixels repeat the first one, which a test makes transparent.
  private func samples(_ type: PNGHeader.ColourType, _ depth: Int, _ count: Int) -> [[UInt16]] {
    var generator = SeededGenerator(seed: UInt64(depth))
    let highest = UInt16(truncatingIfNeeded: 1 << depth - 1)
    let random = (0..<count).map { _ in
      (0..<type.channels).map { _ in UInt16.random(in: 0...highest, using: &generator) }
    }
    return random.enumerated().map { $0 % 3 == 0 ? random[0] : $1 }
  }

  /// What a pixel of the samples looks like at 16 bits.
  private func expected(_ png: SampledPNG) -> [UInt16] {
    let highest = UInt32(1 << png.depth - 1)
    return png.samples.flatMap { pixel in
      let levels = pixel.map { UInt16(UInt32($0) * 65535 / highest) }
      let isKey = png.transparency != nil && pixel == png.samples[0]
      return switch png.type {
      case .grey: [levels[0], levels[0], levels[0], isKey ? 0 : 65535]
      case .greyAlpha: [levels[0], levels[0], levels[0], levels[1]]
      case .rgb: levels + [isKey ? 0 : 65535]
      case .rgba: levels
      case .indexed: entry(Int(pixel[0]), of: png)
      }
    }
  }

  private func entry(_ index: Int, of png: SampledPNG) -> [UInt16] {
    let opacities = png.transparency ?? []
    let opacity = index < opacities.count ? opacities[index] : 255
    return (png.palette[(index * 3)..<(index * 3 + 3)] + [opacity]).map { UInt16($0) * 257 }
  }

  private func picture(
    _ type: PNGHeader.ColourType, _ depth: Int, _ isInterlaced: Bool, _ hasTransparency: Bool
  ) -> SampledPNG {
    var png = SampledPNG(
      type: type, depth: depth, isInterlaced: isInterlaced, samples: samples(type, depth, 13 * 9))
    if type == .indexed {
      png.palette = (0..<(3 << depth)).map { UInt8(truncatingIfNeeded: $0 * 41 + 7) }
      if hasTransparency { png.transparency = [0, 1, 128].prefix(1 << depth).map { $0 } }
    } else if hasTransparency, type == .grey || type == .rgb {
      png.transparency = png.samples[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    return png
  }

  @Test(arguments: formats, [(false, false), (false, true), (true, false), (true, true)])
  func `every colour type, depth, row order and transparency decodes`(
    format: (type: PNGHeader.ColourType, depth: Int), form: (isInterlaced: Bool, hasKey: Bool)
  ) throws {
    let png = picture(format.type, format.depth, form.isInterlaced, form.hasKey)
    let file = try PNGFile(png.file)
    let samples = expected(png)
    #expect(try file.samples16() == samples)
    let pixels = samples.map { UInt8((Double($0) / 257).rounded()) }
    #expect(try file.bitmap().pixels == pixels)
    #expect(file.header.isInterlaced == form.isInterlaced)
    #expect(file.header.bitDepth == format.depth)
    #expect(file.header.colourType == format.type)
  }

  @Test func `16 bits are rounded to the nearest of 8, not cut`() throws {
    let levels: [UInt16] = [0, 128, 129, 385, 386, 32767, 32768, 65406, 65407, 65535]
    let png = SampledPNG(
      width: 10, height: 1, type: .grey, depth: 16, samples: levels.map { [$0] })
    let bitmap = try Bitmap(png: png.file)
    #expect((0..<10).map { bitmap[$0, 0].red } == [0, 0, 1, 1, 2, 127, 128, 254, 255, 255])
  }

  @Test(arguments: [("16bit_rgba", "rgba64"), ("16bit_rgba_interlaced", "rgba64")])
  func `a 16-bit icon looks like its 8-bit twin`(name: String, twin: String) throws {
    let icon = try Bitmap(png: Fixtures.image(name))
    let difference = icon.difference(from: try Bitmap(png: Fixtures.image(twin)))
    if case .pixels(let pixels) = difference {
      #expect(pixels.largestChannelDifference <= 1)
    } else {
      #expect(difference == nil)
    }
  }

  @Test(arguments: [
    "16bit_rgb", "16bit_rgba", "16bit_rgba_interlaced", "exif_orient6_40x20", "gray1", "gray2",
    "gray8", "gray_alpha8", "odd_33x17", "palette_trns", "rgb64", "rgba64", "text_time_phys",
    "transparent_margin",
  ])
  func `every sample icon decodes and comes back from both compressions`(name: String) throws {
    let bitmap = try Bitmap(png: Fixtures.image(name))
    #expect(try Bitmap(png: bitmap.png()) == bitmap)
    #expect(try Bitmap(png: bitmap.png(PNGOptions(compression: .best))) == bitmap)
  }

  @Test func `grey of 2 bits has the levels 0, 85, 170 and 255`() throws {
    let bitmap = try Bitmap(png: Fixtures.image("gray2"))
    #expect(bitmap.width == 63)
    #expect(Set((0..<63).map { bitmap[$0, 0].red }) == [0, 85, 170, 255])
  }

  @Test func `a translucent palette entry stays translucent`() throws {
    let bitmap = try Bitmap(png: Fixtures.image("palette_trns"))
    #expect(bitmap.pixels.contains(128))
  }

  @Test func `chunks without pixels are listed in order, with their bytes`() throws {
    let file = try PNGFile(Fixtures.image("text_time_phys"))
    #expect(file.chunks.map(\.type) == ["pHYs", "tIME", "tEXt"])
    #expect(Array(file.chunks[2].data.prefix(8)) == Array("Comment\0".utf8))
    #expect(try PNGFile(Fixtures.image("red_gama")).chunks.map(\.type) == ["gAMA"])
    #expect(try PNGFile(Fixtures.image("exif_orient6_40x20")).chunks[0].data.count == 26)
  }
}
