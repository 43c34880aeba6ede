import BadgeImage
import Testing

@testable import badge_render

/// Presets and several badges, drawn by the program.
struct PresetRunTests {
  private let program: BadgeRenderProgram

  init() throws {
    program = try BadgeRenderProgram()
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { bitmap[x, y] = Pixel(0, 0, 255) } }
    try program.directory.write(bitmap.png(), to: "icon.png")
    _ = try program.shell("mkdir in in/App.appiconset && cp icon.png in/App.appiconset/a.png")
    try program.directory.write(Array(list.utf8), to: "in/App.appiconset/Contents.json")
  }

  private let list = "{ \"images\" : [ {\"filename\":\"a.png\", \"size\":\"64x64\"} ] }\n\n"

  private func batch(_ manifest: String, _ options: String...) throws -> Child {
    try program.directory.write(Array(manifest.utf8), to: "m.json")
    return try program.run(["batch", "m.json"] + options)
  }

  private let set = #"[{"count":3,"preset":"appiconset","on":"in/App.appiconset","out":"App"}]"#

  @Test func `an app's icons are copied with their list, and read by depfiles`() throws {
    let child = try batch(set, "--output-dir", "out", "--depfile", "m.d")
    #expect(child.err == "m.json: 2 written, 0 unchanged, 0 failed\n")
    #expect(program.directory.bytes("out/App.appiconset/Contents.json") == Array(list.utf8))
    #expect(
      program.directory.bytes("out/App.appiconset/a.png") != program.directory.bytes("icon.png"))
    let depfile = String(decoding: program.directory.bytes("m.d") ?? [], as: UTF8.self)
    #expect(depfile.contains("in/App.appiconset/a.png \\"))
    #expect(depfile.contains("in/App.appiconset/Contents.json \\"))
    #expect(
      try batch(set, "--output-dir", "out").err == "m.json: 0 written, 2 unchanged, 0 failed\n")
  }

  @Test func `a file is never made from itself`() throws {
    let icon = program.directory.bytes("icon.png")
    let child = try batch(set, "--output-dir", "in")
    #expect(child.status == 1)
    #expect(child.err.contains("the file that it is made from; write to another folder"))
    #expect(program.directory.bytes("in/App.appiconset/a.png") == icon)
    #expect(try batch(#"[{"count":3,"on":"icon.png","out":"icon.png"}]"#).status == 1)
    #expect(program.directory.bytes("icon.png") == icon)
  }

  @Test func `a Windows icon is one file with all its pictures`() throws {
    let record = #"[{"count":3,"preset":"ico","on":"icon.png","out":"x"}]"#
    #expect(try batch(record).err == "m.json: 1 written, 0 unchanged, 0 failed\n")
    let bytes = try #require(program.directory.bytes("x.ico"))
    #expect(bytes.prefix(6) == [0, 0, 1, 0, 4, 0])
    #expect([6, 22, 38, 54].map { bytes[$0] } == [16, 20, 24, 32])
  }

  @Test func `settings that contradict each other are found before anything is drawn`() throws {
    let child = try batch(#"[{"count":3,"text":"a","out":"x.png"}]"#, "--outputs")
    #expect(child.status == 1)
    #expect(child.err.contains("text: the badge has a count already; give one of the two"))
  }

  @Test func `several badges are drawn on one icon`() throws {
    let two = #"[{"on":"icon.png","out":"a.png","badges":[{"count":3},{"dot":true}]}]"#
    let one = #"[{"on":"icon.png","out":"b.png","badges":[{"count":3}]}]"#
    #expect(try batch(two).status == 0)
    #expect(try batch(one).status == 0)
    #expect(program.directory.bytes("a.png") != program.directory.bytes("b.png"))
  }
}
