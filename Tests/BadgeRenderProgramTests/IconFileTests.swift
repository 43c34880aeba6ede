import BadgeImage
import Foundation
import Testing

@testable import badge_render

struct IconFileTests {
  private let images = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Images")

  private func path(_ name: String) -> FilePath { FilePath(images.appending(path: name).path) }

  private func error(_ path: FilePath, size: Double? = nil) throws -> CommandError {
    try #require(throws: CommandError.self) {
      try IconFile(path, isForSeveral: false).icon(size: size)
    }
  }

  @Test(arguments: [
    "16bit_rgb", "16bit_rgba", "16bit_rgba_interlaced", "gray1", "gray2", "gray8", "gray_alpha8",
    "odd_33x17", "palette_trns", "rgb64", "rgba64", "text_time_phys", "transparent_margin",
  ])
  func `every sample icon is read`(name: String) throws {
    let icon = try IconFile(path(name + ".png"), isForSeveral: false).icon()
    let bytes = try readInput(path(name + ".png"), limit: 1 << 20)
    #expect(icon.bitmap == (try Bitmap(png: bytes)))
    #expect(icon.warnings.isEmpty)
  }

  @Test(arguments: [
    ("bad/empty.png", "the file is empty"), ("bad/sig_only.png", "cut off after 8 bytes"),
    ("bad/trunc_half.png", "within IDAT"), ("bad/trunc_no_iend.png", "cut off after 543 bytes"),
    ("bad/crc_idat.png", "bad checksum in IDAT"), ("bad/zero_width.png", "0 × 10 pixels"),
    ("bad/text_named.png", "a text, not a PNG"), ("bad/no_idat.png", "without image data"),
    ("bad/bad_depth.png", "7 bits"), ("bad/short_rows.png", "before its last row"),
    ("bad/jpeg_named.png", "a JPEG, not a PNG"), ("bad/webp_named.png", "a WebP, not a PNG"),
    ("cgbi.png", "CgBI"),
  ])
  func `bad content is refused with the file's name and what is wrong`(
    name: String, words: String
  ) throws {
    let error = try error(path(name))
    #expect(error.status == .badContent && error.field == "on")
    #expect(error.message.hasPrefix("\(path(name)): "))
    #expect(error.message.contains(words), "\(error.message)")
    #expect(!error.message.contains("memory"))
  }

  @Test func `a file that can't be read is missing, whatever its name`() throws {
    for (name, words) in [("missing.png", "No such file or directory"), ("bad", "Is a directory")] {
      let error = try error(path(name))
      #expect(error.status == .unreadableInput && error.message == "\(path(name)): \(words)")
    }
    let error = try error(FilePath("/dev/null"))
    #expect(error.status == .badContent && error.message == "\"/dev/null\": the file is empty")
  }

  @Test func `a size that can't be had is a mistake on the command line`() throws {
    let svg = SVGProcess(program: BadgeRenderProgram.path)
    let file = IconFile(path("bad/svg_named.png"), isForSeveral: true, svg: svg)
    #expect(try file.icon(size: 16, scale: 2).bitmap.width == 32)
    #expect(try file.icon(size: 16, scale: 3).bitmap.width == 48)
    let error = try error(path("rgba64.png"), size: 16)
    #expect(error.status == .usage && error.field == "onSize")
  }

  @Test func `an SVG icon is drawn at each scale and gets its badge`() throws {
    let program = try BadgeRenderProgram()
    let icon = path("bad/svg_named.png").text
    let child = try program(
      "--dot", "--on", icon, "--scales", "1,2", "-o", "x.png", "--canvas", "clip")
    #expect(child.status == 0 && child.err.isEmpty)
    for (name, side) in [("x.png", 64), ("x@2x.png", 128)] {
      let bitmap = try Bitmap(png: #require(program.directory.bytes(name)))
      #expect(bitmap.width == side && bitmap.height == side)
      #expect(bitmap[1, side - 2] == Pixel(255, 0, 0))
    }
  }

  @Test
  func
    `without librsvg an SVG is refused with what to install, without Little CMS a profile warns`()
    throws
  {
    var program = try BadgeRenderProgram()
    try program.directory.write([], to: "librsvg-2.so.2")
    try program.directory.write([], to: "liblcms2.so.2")
    program.surroundings.environment = ["LD_LIBRARY_PATH=\(program.directory.path)"]
    let svg = try program("--dot", "--on", path("bad/svg_named.png").text, "-o", "x.png")
    #expect(svg.status == 65 && svg.err.contains("(Debian: librsvg2-2)"))
    #expect(!program.directory.names.contains("x.png"))
    let png = try program("--dot", "--on", path("icc/p3.png").text, "-o", "x.png")
    #expect(png.status == 0 && png.err.contains("(Debian: liblcms2-2); it is left out"))
    let strict = try program("--dot", "--on", path("icc/p3.png").text, "-o", "y.png", "--strict")
    #expect(strict.status == 65 && !program.directory.names.contains("y.png"))
  }

  @Test func `a badge on an icon with a profile has the profile's colours, and the profile`() throws
  {
    let program = try BadgeRenderProgram()
    let icon = path("icc/p3.png").text
    let child = try program("--dot", "--on", icon, "--frame", "30x30", "-o", "x.png")
    #expect(child.status == 0 && child.err.isEmpty)
    let bytes = try #require(program.directory.bytes("x.png"))
    #expect(
      try PNGFile(bytes).chunks.first
        == PNGFile(readInput(path("icc/p3.png"), limit: 9999)).chunks[0])
    let bitmap = try Bitmap(png: bytes)
    #expect(bitmap[bitmap.width - 15, 15] == Pixel(235, 78, 61))
  }

  @Test func `an SVG is as large as asked, a badge alone has no such size`() throws {
    let program = try BadgeRenderProgram()
    let icon = path("bad/svg_named.png").text
    let sized = try program(
      "--dot", "--on", icon, "--on-size", "100", "--scale", "2", "--canvas", "clip", "-o", "x.png")
    #expect(sized.status == 0 && sized.err.isEmpty)
    #expect(try Bitmap(png: #require(program.directory.bytes("x.png"))).width == 200)
    let png = try program("--dot", "--on", path("rgba64.png").text, "--on-size", "9", "-o", "y.png")
    #expect(png.status == 64 && png.err.contains("--on-size: ") && png.err.contains("rgba64.png"))
    let alone = try program("--dot", "--on-size", "9", "-o", "y.png")
    #expect(alone.status == 64 && alone.err.contains("give the icon too"))
  }
}
