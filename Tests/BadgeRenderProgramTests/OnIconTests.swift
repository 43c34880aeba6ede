import BadgeImage
import Badges
import Foundation
import Testing

/// Badges on icons by the program.
struct OnIconTests {
  private let program: BadgeRenderProgram

  init() throws {
    program = try BadgeRenderProgram()
  }

  private static let images = URL(filePath: #filePath).appending(
    path: "../../../Fixtures/Images"
  ).standardized.path

  private func icon(_ name: String) -> String { "\(Self.images)/\(name).png" }

  /// The picture that a command line makes, and its record.
  private func draw(_ arguments: String...) throws -> (bitmap: Bitmap, record: [String: Any]) {
    let child = try program.run(arguments + ["--json", "-o", "x.png"])
    #expect(child.status == 0, "\(child.err)")
    let record = try JSONSerialization.jsonObject(with: Data(child.out)) as? [String: Any]
    let bytes = try #require(program.directory.bytes("x.png"))
    return (try Bitmap(png: bytes), try #require(record))
  }

  private func rectangle(_ record: [String: Any], _ name: String) throws -> PixelRect {
    let numbers = try #require(record[name] as? [String: Int])
    return PixelRect(
      x: numbers["x"] ?? 0, y: numbers["y"] ?? 0, width: numbers["width"] ?? 0,
      height: numbers["height"] ?? 0)
  }

  @Test func `the record says where icon and badge lie`() throws {
    let drawn = try draw("--count", "3", "--on", icon("rgba64"))
    #expect(drawn.bitmap.width == 93 && drawn.bitmap.height == 93)
    #expect(drawn.record["width"] as? Int == 93)
    #expect(
      try rectangle(drawn.record, "icon") == PixelRect(x: 0, y: 29, width: 64, height: 64))
    #expect(
      try rectangle(drawn.record, "badge") == PixelRect(x: 35, y: 0, width: 58, height: 58))
  }

  @Test(arguments: [
    ("topLeft", 0.0, 0.0), ("top-right", 1, 0), ("bottomLeft", 0, 1), ("bottom-trailing", 1, 1),
    ("center", 0.5, 0.5),
  ])
  func `the badge's centre lies on the icon's point`(name: String, x: Double, y: Double) throws {
    for file in ["transparent_margin", "odd_33x17"] {
      for count in ["5", "1000"] {
        let record = try draw(
          "--count", count, "--max", "99", "--alignment", name, "--on", icon(file)
        ).record
        let (icon, badge) = (try rectangle(record, "icon"), try rectangle(record, "badge"))
        let across = Double(badge.x - icon.x) + Double(badge.width) / 2 - x * Double(icon.width)
        let down = Double(badge.y - icon.y) + Double(badge.height) / 2 - y * Double(icon.height)
        #expect(abs(across) <= 0.5 && abs(down) <= 0.5)
      }
    }
  }

  @Test func `negative offsets work in both spellings`() throws {
    let plain = try draw("--count", "3", "--on", icon("rgba64")).record
    let moved = try draw("--count", "3", "--on", icon("rgba64"), "--offset", "-4,-6")
    let other = try draw("--count", "3", "--on", icon("rgba64"), "--offset=-4,-6")
    #expect(moved.bitmap == other.bitmap)
    let (from, to) = (try rectangle(plain, "icon"), try rectangle(moved.record, "icon"))
    #expect(to.y == from.y + 6)
    #expect(moved.bitmap.width == 93 - 4 && moved.bitmap.height == 93 + 6)
  }

  @Test(arguments: [
    "gray8", "gray_alpha8", "gray1", "gray2", "palette_trns", "rgb64", "16bit_rgba",
  ])
  func `on every kind of PNG the badge has its colour and the rest stays`(name: String) throws {
    let base = try Bitmap(png: Array(try Data(contentsOf: URL(filePath: icon(name)))))
    let style = ["--dot", "--tint", "#d00000", "--frame", "12x12"]
    let child = try program.run(
      style + ["--on", icon(name), "--alignment", "center", "--canvas", "clip", "-o", "x.png"])
    #expect(child.status == 0, "\(child.err)")
    let bytes = try #require(program.directory.bytes("x.png"))
    #expect(try PNGFile(bytes).header.colourType == .rgba)
    let drawn = try Bitmap(png: bytes)
    let (x, y) = (base.width / 2, base.height / 2)
    #expect(drawn[x, y] == Pixel(0xd0, 0, 0))
    for row in 0..<base.height {
      for column in 0..<base.width where max(abs(column - x), abs(row - y)) > 7 {
        #expect(drawn[column, row] == base[column, row])
      }
    }
  }

  @Test func `a badge that shows nothing leaves the icon untouched`() throws {
    let base = try Bitmap(png: Array(try Data(contentsOf: URL(filePath: icon("rgba64")))))
    for hidden in [["--count", "-1"], ["--count", "0", "--zero", "hide"], ["--text", " "]] {
      let child = try program.run(hidden + ["--on", icon("rgba64"), "-o", "x.png"])
      #expect(child.status == 0)
      #expect(try Bitmap(png: try #require(program.directory.bytes("x.png"))) == base)
    }
    let skipped = try program(
      "--count=-1", "--on", icon("rgba64"), "--hidden", "skip", "-o", "y.png")
    #expect(skipped.status == 0)
    #expect(program.directory.bytes("y.png") == nil)
  }

  @Test func `an icon may be replaced by itself with its badge`() throws {
    let other = try draw("--count", "3", "--on", icon("rgba64")).bitmap
    try program.directory.write(
      Array(try Data(contentsOf: URL(filePath: icon("rgba64")))), to: "q.png")
    let child = try program("--count", "3", "--on", "q.png", "-o", "q.png")
    #expect(child.status == 0 && child.err.isEmpty, "\(child.err)")
    #expect(try Bitmap(png: #require(program.directory.bytes("q.png"))) == other)
  }

  @Test func `an opaque picture has no alpha at all`() throws {
    _ = try draw(
      "--count", "3", "--on", icon("transparent_margin"), "--opaque", "#102030")
    let bytes = try #require(program.directory.bytes("x.png"))
    #expect(try PNGFile(bytes).header.colourType == .rgb)
    #expect(try Bitmap(png: bytes)[0, 40] == Pixel(0x10, 0x20, 0x30))
  }

  @Test func `the layout direction turns leading and trailing around`() throws {
    let base = ["--count", "3", "--on", icon("rgba64"), "--canvas", "inside", "--frame", "20x20"]
    func place(_ arguments: [String]) throws -> Int? {
      let child = try program.run(base + arguments + ["--font", "footnote", "--measure"])
      let record = try JSONSerialization.jsonObject(with: Data(child.out)) as? [String: Any]
      return (record?["badge"] as? [String: Int])?["x"]
    }
    #expect(try place([]) == 44)
    #expect(try place(["--layout-direction", "rtl"]) == 0)
    #expect(try place(["--layout-direction", "rtl", "--alignment", "topRight"]) == 44)
  }

  @Test func `several scales are drawn on one icon`() throws {
    let child = try program(
      "--dot", "--on", icon("rgba64"), "--scales", "1,2", "--cutout", "1", "-o", "x.png")
    #expect(child.status == 0)
    #expect(program.directory.names == ["x.png", "x@2x.png"])
  }

  @Test(arguments: [
    (["--alignment", "top"], 64, "--alignment: only a badge on an icon has this"),
    (["--opaque", "red"], 64, "--opaque: only a badge on an icon has this"),
    (["--on", "ICON", "--offset", "4"], 64, #"--offset: "4": not an offset"#),
    (["--on", "ICON", "--offset", "4,a"], 64, #"--offset: "a": not a number"#),
    (
      ["--on", "ICON", "--offset", "-2147483648,0"], 64,
      "--offset: -2147483648: an offset in points is from -10000 to 10000"
    ),
    (["--on", "ICON", "--offset", "9999,9999"], 64, "--offset: the badge lies so far outside"),
    (["--on", "ICON", "--badge-size", "40"], 64, #"--badge-size: "40": not a share"#),
    (["--on", "ICON", "--badge-size", "0%"], 64, "--badge-size: 0%: a badge's size is from 1%"),
    (["--on", "ICON", "--inset", "0.6"], 64, "--inset: 0.6: an inset is from 0 to 0.5"),
    (["--on", "ICON", "--inset", "0", "--overlap", "circular"], 64, "--overlap: an overlap is"),
    (["--on", "ICON", "--cutout", "-1"], 64, "--cutout: -1: a gap in points is from 0 to 1000"),
    (["--on", "ICON", "--opaque", "#fff8"], 64, "--opaque: the colour is translucent"),
    (["--on", "ICON", "--canvas", "exapnd"], 64, "did you mean expand?"),
    (["--on", "missing.png"], 66, #"--on: "missing.png": No such file or directory"#),
    (["--on", "."], 66, #"--on: ".": Is a directory"#),
    (["--on", ""], 64, "--on: a file's name is not empty"),
    (["--on", "BAD/jpeg_named.png"], 65, "a JPEG, not a PNG"),
    (["--on", "BAD/crc_idat.png"], 65, "bad checksum"),
    (["--on", "BAD/empty.png"], 65, "the file is empty"),
    (["--on", "BAD/trunc_half.png"], 65, "cut off"),
    (["--on", "BAD/zero_width.png"], 65, "holds no picture"),
  ])
  func `what is wrong is said with its option, and nothing is written`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let given = arguments.map {
      $0.replacing("ICON", with: icon("rgba64")).replacing("BAD", with: Self.images + "/bad")
    }
    let child = try program.run(["--count", "3"] + given + ["-o", "x.png"])
    #expect(child.status == status)
    #expect(child.err.contains(message), "\(child.err)")
    #expect(program.directory.names.isEmpty)
  }

  @Test func `a badge cut off whole is warned of, and strictly an error`() throws {
    let arguments = [
      "--dot", "--on", icon("rgba64"), "--offset", "300,0", "--canvas", "clip", "-o", "x.png",
    ]
    let child = try program.run(arguments)
    #expect(child.status == 0)
    #expect(child.err.contains("warning: --canvas: the badge lies outside the icon"))
    #expect(try program.run(arguments + ["--strict"]).status == 65)
  }
}
