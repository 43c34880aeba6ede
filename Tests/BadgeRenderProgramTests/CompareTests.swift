import BadgeImage
import Foundation
import Testing

struct CompareTests {
  private let program: BadgeRenderProgram

  init() throws { program = try BadgeRenderProgram() }

  private func image(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Images/\(name).png").path
  }

  /// The exit status of a comparison, which the order of the pictures must not change.
  private func status(_ left: String, _ right: String, _ options: String...) throws -> Int32? {
    let there = try program.run(["compare", image(left), image(right)] + options)
    let back = try program.run(["compare", image(right), image(left)] + options)
    #expect(there.status == back.status)
    return there.status
  }

  @Test(arguments: ["red_palette", "red_rgb", "red_16bit", "red_interlaced", "red_gama"])
  func `how a file stores its pixels makes no difference`(name: String) throws {
    #expect(try status("red_32x32", name) == 0)
  }

  @Test(arguments: [
    ("red_32x32", "red_32x33"), ("red_32x32", "red_33x32"), ("white_1x1", "white_opaque"),
    ("white_16x16_reddot", "white_1x1"),
  ])
  func `other sizes are different under every tolerance`(left: String, right: String) throws {
    for options in [["0", "0"], ["255", "0.1%"], ["255", "100%"]] {
      #expect(
        try status(
          left, right, "--max-channel-delta", options[0], "--max-pixels", options[1]) == 1)
    }
    let child = try program("compare", image(left), image(right), "--diff", "d.png")
    let sizes = child.text.matches(of: /\d+ × \d+/).map { String($0.output) }
    #expect(sizes.count == 2)
    #expect(program.directory.names == ["d.png"])
  }

  @Test(arguments: [
    ("all_plus2", "1", "0", Int32(1)), ("all_plus2", "2", "0", 0), ("one_pixel_off", "0", "0%", 1),
    ("one_pixel_off", "0", "0.1%", 0), ("one_pixel_off", "0", "0.097%", 1),
    ("quarter_off", "5", "0", 1), ("quarter_off", "6", "0", 0), ("quarter_off", "0", "25%", 0),
    ("quarter_off", "0", "24.9%", 1), ("quarter_off", "0", "256", 0),
    ("quarter_off", "0", "255", 1),
  ])
  func `how far and how many are two limits, both included`(
    name: String, delta: String, pixels: String, expected: Int32
  ) throws {
    #expect(
      try status("red_32x32", name, "--max-channel-delta", delta, "--max-pixels", pixels)
        == expected)
  }

  @Test(arguments: [
    ["--max-pixels", "nan"], ["--max-pixels", "-1"], ["--max-pixels", "101%"],
    ["--max-pixels", "0.5"], ["--max-pixels", "nan%"], ["--max-channel-delta", "256"],
    ["--max-channel-delta", "-1"], ["--max-channel-delta", "1.5"], ["--max-pixels", "1,5%"],
  ])
  func `a tolerance out of range is refused`(options: [String]) throws {
    let name = image("red_32x32")
    let child = try program.run(["compare", name, name] + options)
    #expect(child.status == 64)
    #expect(child.err.contains("\(options[0]): "))
  }

  @Test func `a record says what differs`() throws {
    let child = try program(
      "compare", image("red_32x32"), image("quarter_off"), "--json", "--max-channel-delta", "6")
    #expect(child.status == 0)
    #expect(child.text.hasPrefix(#"{"v":1,"same":true,"#))
    #expect(child.text.contains(#""pixels":256,"failing":0,"largest":6,"levels":255,"at":[0,0]"#))
    #expect(child.text.contains(#""over":{"0":256,"1":256,"2":256,"4":256,"8":0,"#))
  }

  @Test(arguments: ["missing.png", "."])
  func `a picture that can't be read is neither the same nor different`(name: String) throws {
    #expect(try program("compare", image("red_32x32"), name).status == 66)
    #expect(try program("compare", name, name).status == 66)
    #expect(try program("compare", image("bad/trunc_half"), image("red_32x32")).status == 66)
  }

  @Test func `a picture may come out of a pipe`() throws {
    let script = "cat \(image("red_rgb")) | $0 compare \(image("red_32x32")) /dev/stdin"
    #expect(try program.shell(script).status == 0)
    let other = "cat \(image("one_pixel_off")) | $0 compare \(image("red_32x32")) /dev/stdin"
    #expect(try program.shell(other).status == 1)
  }

  @Test func `the picture of a difference is written, and removed when there is none`() throws {
    let same = ["compare", image("red_32x32"), image("red_rgb"), "--diff", "out/d.png"]
    let other = ["compare", image("red_32x32"), image("one_pixel_off"), "--diff", "out/d.png"]
    #expect(try program.run(other).status == 1)
    let picture = try Bitmap(png: try #require(program.directory.bytes("out/d.png")))
    #expect(picture.width == 32 && picture.height == 32)
    #expect(picture[16, 16] != picture[0, 0])
    #expect(try program.run(same).status == 0)
    #expect(program.directory.names(in: "out") == [])
    #expect(try program.run(same).status == 0)
  }

  @Test func `a picture of the difference that can't be written is a fault`() throws {
    try program.directory.write([], to: "file")
    let child = try program(
      "compare", image("red_32x32"), image("one_pixel_off"), "--diff", "file/d.png")
    #expect(child.status == 73)
    #expect(child.err.contains("--diff: "))
    #expect(child.out.isEmpty)
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func `the picture of a difference doesn't go where the words go`(name: String) throws {
    let child = try program(
      "compare", image("red_32x32"), image("one_pixel_off"), "--diff", name)
    #expect(child.status == 64 && child.out.isEmpty && child.err.contains("--diff: "))
    #expect(program.directory.names.isEmpty)
  }

  @Test func `the picture of a difference is a PNG by its name, too`() throws {
    let child = try program(
      "compare", image("red_32x32"), image("one_pixel_off"), "--diff", "d.jpg")
    #expect(child.status == 64 && child.err.contains("--diff: "))
    #expect(program.directory.names.isEmpty)
  }

  @Test func `what is no file stays where the pictures agree`() throws {
    mkfifo("\(program.directory.path)/pipe", 0o600)
    try program.directory.write([1], to: "old.png")
    symlink("old.png", "\(program.directory.path)/link.png")
    for name in ["pipe", "link.png"] {
      #expect(
        try program("compare", image("red_32x32"), image("red_rgb"), "--diff", name).status == 0)
    }
    #expect(program.directory.names == ["link.png", "pipe"])
  }

  @Test func `sizes too large for one picture of the difference are told apart all the same`()
    throws
  {
    try program.directory.write(Bitmap(width: 32767, height: 1).png(), to: "wide.png")
    try program.directory.write(Bitmap(width: 1, height: 32767).png(), to: "tall.png")
    #expect(try program("compare", "wide.png", "tall.png").status == 1)
    let child = try program("compare", "wide.png", "tall.png", "--diff", "d.png")
    #expect(child.status == 73 && child.err.contains("--diff: "))
  }

  @Test func `a file that no picture needs is refused unread`() throws {
    try program.directory.write([], to: "huge.png")
    truncate("\(program.directory.path)/huge.png", 1 << 40)
    let child = try program("compare", "huge.png", image("red_32x32"))
    #expect(child.status == 66 && child.err.contains("larger than 512 MiB"))
  }

  @Test func `a picture that is compared is never overwritten`() throws {
    let png = Bitmap(width: 2, height: 2).png()
    try program.directory.write(png, to: "a.png")
    let child = try program("compare", "a.png", image("red_32x32"), "--diff", "./a.png")
    #expect(child.status == 64)
    #expect(program.directory.bytes("a.png") == png)
  }

  @Test func `two pictures are needed`() throws {
    #expect(try program("compare").status == 64)
    #expect(try program("compare", image("red_32x32")).status == 64)
    #expect(try program("compare", "a", "b", "c").status == 64)
  }
}
