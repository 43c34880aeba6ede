import BadgeImage
import Testing

@testable import badge_render

/// Presets whose icon is drawn, an SVG or a symbol: in each size as sharp as it can be.
struct DrawnIconPresetTests {
  private let program: BadgeRenderProgram

  init() throws {
    program = try BadgeRenderProgram()
    let svg =
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">"##
      + ##"<rect width="12" height="24" fill="#ff0000"/>"##
      + ##"<rect x="12" width="12" height="24" fill="#0000ff"/></svg>"##
    try program.directory.write(Array(svg.utf8), to: "icon.svg")
  }

  /// Runs a record that differs in its icon and preset; a dot is its badge.
  private func draw(_ icon: String, _ preset: String) throws {
    let record = #"[{"dot":true,"alignment":"topLeft","preset":"\#(preset)",\#(icon),"out":"x"}]"#
    try program.directory.write(Array(record.utf8), to: "m.json")
    let child = try program("batch", "m.json", "--output-dir", "out")
    #expect(child.status == 0, "\(child.err)")
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(png: #require(program.directory.bytes("out/\(name)"), "\(name)"))
  }

  private static let icons = [
    #""on":"icon.svg""#, #""on":"icon.svg","onSize":24"#, #""onSymbol":"bell","onSize":24"#,
    #""onSymbol":"bell","onSize":20,"iconPadding":2,"iconBackground":"white""#,
  ]

  @Test(arguments: icons) func `an image set has the icon's size times each scale`(
    icon: String
  ) throws {
    try draw(icon, "imageset")
    for (scale, name) in [(1, "x"), (2, "x@2x"), (3, "x@3x")] {
      let bitmap = try bitmap("x.imageset/\(name).png")
      #expect(bitmap.width == 24 * scale && bitmap.height == 24 * scale)
    }
  }

  @Test(arguments: icons) func `the icons of Android and the web have their sizes`(
    icon: String
  ) throws {
    try draw(icon, "android")
    for (density, side) in [("ldpi", 36), ("mdpi", 48), ("xhdpi", 96), ("xxxhdpi", 192)] {
      #expect(try bitmap("mipmap-\(density)/x.png").width == side)
    }
    try draw(icon, "favicon")
    for side in [16, 32, 180, 192, 512] {
      let bitmap = try bitmap("x-\(side)x\(side).png")
      #expect(bitmap.width == side && bitmap.height == side)
    }
  }

  @Test(arguments: icons) func `a Windows icon has all its pictures`(icon: String) throws {
    try draw(icon, "ico")
    let bytes = try #require(program.directory.bytes("out/x.ico"))
    #expect([6, 22, 38, 54].map { bytes[$0] } == [16, 20, 24, 32])
  }

  @Test func `an SVG is drawn in each size, not enlarged or made smaller`() throws {
    try draw(Self.icons[0], "favicon")
    for side in [16, 180, 512] {
      let bitmap = try bitmap("x-\(side)x\(side).png")
      #expect(bitmap[side / 2 - 1, side - 1] == Pixel(255, 0, 0))
      #expect(bitmap[side / 2, side - 1] == Pixel(0, 0, 255))
    }
  }
}
