import Testing

@testable import badge_render

struct SurroundingsTests {
  private static let options = [
    "--count", "1234", "--max", "5000", "--scale", "1.5", "--shadow", "2.5,0,1", "--tint", "INDIGO",
  ]

  @Test(arguments: [
    ["FONTCONFIG_FILE=/missing", "FONTCONFIG_PATH=/missing", "FC_DEBUG=1024"],
    ["HB_SHAPER_LIST=fallback", "PANGO_LANGUAGE=ar", "PIXMAN_DISABLE=sse2 ssse3 fast"],
    ["LC_CTYPE=UTF-8"], ["LANG=english"], ["LC_ALL=zh-Hans"], ["FONTCONFIG_FILE=\u{301}"],
    ["PANGOCAIRO_BACKEND=x"], ["PANGOCAIRO_BACKEND=coretext"],
    ["LC_ALL=de_DE.UTF-8", "LANG=tr_TR.UTF-8", "LANGUAGE=ar", "TZ=Asia/Kolkata"],
    [
      "G_MESSAGES_DEBUG=all", "G_DEBUG=help", "G_SLICE=debug-blocks", "SOURCE_DATE_EPOCH=1",
      "TERM=xterm",
    ],
    ["HOME=/nonexistent", "XDG_CACHE_HOME=/proc", "XDG_CONFIG_HOME=/proc", "XDG_DATA_HOME=/proc"],
  ])
  func `nothing outside the arguments changes the picture or is said`(
    environment: [String]
  ) throws {
    var program = try BadgeRenderProgram()
    let expected = try program.run(Self.options + ["-o", "-"]).out
    program.surroundings.environment = environment
    let child = try program.run(Self.options + ["-o", "-"])
    #expect(child.out == expected)
    #expect(!expected.isEmpty)
    #expect(child.err.isEmpty)
  }

  @Test func `libraries for icons alone are not loaded without one`() throws {
    var program = try BadgeRenderProgram()
    program.surroundings.environment = ["LD_DEBUG=files"]
    let child = try program("--count", "5", "-o", "x.png")
    #expect(child.status == 0 && child.err.contains("libspng"))
    #expect(!child.err.contains("lcms") && !child.err.contains("librsvg"))
  }

  @Test func `a library that talks while it is loaded is not heard on a terminal`() throws {
    let program = try BadgeRenderProgram()
    let child = try program.shell(
      #"PIXMAN_DISABLE='sse2 fast' script -qec "$0 --version" /dev/null"#)
    #expect(child.text == "badge-render \(programVersion)\r\n")
  }

  @Test func `numbers in records and messages have a point in every locale`() throws {
    var program = try BadgeRenderProgram()
    program.surroundings.environment = ["LC_ALL=de_DE.UTF-8", "LANGUAGE=de"]
    let child = try program("--count", "5", "--scale", "1.5", "--measure")
    #expect(child.text.contains(#""scale":1.5,"#))
    let refused = try program("--count", "5", "--scale", "0.05", "-o", "x.png")
    #expect(refused.err == "badge-render: error: --scale: 0.05: a scale is from 0.1 to 16\n")
  }
}
