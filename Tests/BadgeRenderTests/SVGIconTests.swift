import BadgeCairo
import BadgeImage
import Badges
import Testing

@testable import BadgeRender

struct SVGIconTests {
  private func svg(_ attributes: String, _ content: String) -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  private let halves =
    "<rect width='50%' height='100%' fill='#d00000'/>"
    + "<rect x='50%' width='50%' height='100%' fill='#0000ff' fill-opacity='0.5'/>"

  private func error(_ bytes: [UInt8], size: Double? = nil, scale: Double = 1) throws -> BadgeError
  {
    try #require(throws: BadgeError.self) { try Icon(file: bytes, size: size, scale: scale) }
  }

  private func sides(_ icon: Icon) -> [Int] { [icon.bitmap.width, icon.bitmap.height] }

  @Test func `an SVG is drawn in its own size, times the scale`() throws {
    let file = svg("width='20' height='10'", halves)
    for scale in [1, 2, 2.5] {
      let icon = try Icon(file: file, scale: scale)
      #expect(sides(icon) == [Int(20 * scale), Int(10 * scale)])
      #expect(icon.bitmap[1, 1] == Pixel(0xd0, 0, 0))
      #expect(icon.bitmap[icon.bitmap.width - 2, 1] == Pixel(0, 0, 255, 128))
      #expect(icon.space == .sRGB && icon.chunks.isEmpty && icon.warnings.isEmpty)
    }
  }

  @Test func `the longer side is as long as asked, the other in proportion`() throws {
    let wide = svg("width='20' height='10'", halves)
    #expect(try sides(Icon(file: wide, size: 64)) == [64, 32])
    #expect(try sides(Icon(file: wide, size: 64, scale: 3)) == [192, 96])
    let tall = svg("viewBox='0 0 10 30'", halves)
    #expect(try sides(Icon(file: tall)) == [10, 30])
    #expect(try sides(Icon(file: tall, size: 64)) == [22, 64])
    let nowhere = svg("width='100%' height='100%'", halves)
    #expect(try sides(Icon(file: nowhere, size: 16)) == [16, 16])
    #expect(try error(nowhere).field == "onSize")
  }

  @Test func `the sample icon is drawn under its wrong name`() throws {
    let file = try Fixtures.image("bad/svg_named")
    #expect(try sides(Icon(file: file, size: 32)) == [32, 32])
  }

  @Test(
    arguments: [
      ("width='1e9' height='10'", nil), ("width='9000' height='9000'", nil),
      ("viewBox='0 0 1 1'", 0.5), ("viewBox='0 0 1 1'", 1001), ("viewBox='0 0 1 1'", .nan),
    ] as [(String, Double?)])
  func `a size that can't be had is refused`(attributes: String, size: Double?) throws {
    let error = try error(svg(attributes, halves), size: size)
    #expect(error.field == "onSize" && (error.code == .tooLarge || error.code == .invalidValue))
  }

  @Test func `nothing outside the file is read, and pictures are left out with a warning`() throws {
    let path = Fixtures.path("Images/red_32x32.png")
    for link in [path, "file://\(path)", "red_32x32.png", "data:image/png;base64,AAAA"] {
      let file = svg("width='32' height='32'", "<image width='32' height='32' href='\(link)'/>")
      let icon = try Icon(file: file)
      #expect(icon.bitmap == Bitmap(width: 32, height: 32), "\(link)")
      #expect(icon.warnings.map(\.code) == [.pictureLeftOut])
    }
    let imported = svg(
      "width='8' height='8'",
      "<style>@import url('file:///etc/passwd');</style><use href='file:///x.svg#a'/>")
    #expect(try Icon(file: imported).bitmap == Bitmap(width: 8, height: 8))
  }

  @Test func `texts, which depend on fonts, are left out with a warning`() throws {
    let file = svg("width='32' height='32'", "<text y='30' font-size='40'>W</text>")
    let icon = try Icon(file: file)
    #expect(icon.bitmap == Bitmap(width: 32, height: 32))
    #expect(icon.warnings.map(\.code) == [.textLeftOut])
  }

  @Test(arguments: [
    ("<svg", "damaged, or not well-formed XML"),
    ("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>", "damaged, or not well-formed XML"),
    ("<svg><filter><feImage href='x'/></filter></svg>", "pictures in its filters"),
    ("<!DOCTYPE svg [<!ENTITY a '<fe&#73;mage/>']><svg>&a;</svg>", "entities of its own"),
    ("<?xml version='1.0' encoding='UTF-7'?><svg/>", "isn't UTF-8"),
  ])
  func `an SVG that can't be drawn says why`(text: String, words: String) throws {
    let error = try error(Array(text.utf8), size: 10)
    #expect(error.code == .badIcon && error.field == "on")
    #expect(error.message.hasPrefix("an SVG") && error.message.contains(words), "\(error.message)")
  }

  @Test func `entities within entities and uses within uses come to an end`() throws {
    let entities = (1...20).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);'>" }
    let bomb = "<!DOCTYPE svg [<!ENTITY e0 '<g/>'>\(entities.joined())]><svg>&e20;</svg>"
    #expect(try error(Array(bomb.utf8), size: 10).code == .badIcon)
    let uses = (1...20).map { level in
      "<g id='u\(level)'>"
        + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
    }
    let nested = svg(
      "width='8' height='8'", "<rect id='u0' width='1' height='1'/>\(uses.joined())")
    #expect(try error(nested).message.contains("asks for more than can be drawn"))
  }

  @Test func `a file too large to be read is refused`() throws {
    let file = svg("", String(repeating: "<g/>", count: 300_000))
    #expect(try error(file).message == "an SVG larger than 1 MiB; convert it to PNG")
  }

  @Test func `without librsvg the SVG is refused by name`() throws {
    #expect(SVGLibrary(names: ["libnothing.so.0"]) == nil)
    let error = try #require(throws: BadgeError.self) { try SVGIcon([], library: nil) }
    #expect(error.message.hasPrefix("an SVG, for which librsvg isn't installed; install it"))
    #expect(error.message.contains("librsvg2-2"))
  }

  @Test func `a PNG has its own size`() throws {
    let file = try Fixtures.image("rgba64")
    #expect(try Icon(file: file, scale: 3) == Icon(png: file))
    #expect(try error(file, size: 64).code == .conflict)
  }

  @Test(arguments: [
    ("bad/jpeg_named", "a JPEG, not a PNG; convert it to PNG first"),
    ("bad/webp_named", "a WebP"), ("bad/gif_named", "a GIF"), ("bad/ico_named", "an ICO"),
    ("bad/empty", "the file is empty"), ("cgbi", "an Apple-optimised (CgBI) PNG; convert it"),
    ("bad/crc_idat", "a bad checksum in IDAT"),
  ])
  func `another file is refused by its real name`(name: String, words: String) throws {
    let error = try error(Fixtures.image(name))
    #expect(error.code == .badIcon && error.field == "on")
    #expect(error.message.contains(words), "\(error.message)")
  }
}
