import BadgeImage
import Badges
import Foundation
import Testing

/// Symbols from the command line.
struct SymbolTests {
  @Test(arguments: ["checkmark", "arrow.down.circle", "person.circle.fill"])
  func `a record of a symbol has its accessible text and no text`(name: String) throws {
    let program = try BadgeRenderProgram()
    let child = try program("--symbol", name, "--json", "-o", "x.png")
    let object = try JSONSerialization.jsonObject(with: Data(child.out)) as? [String: Any]
    let record = try #require(object)
    let symbol = try #require(BadgeSymbol(rawValue: name))
    #expect(record["text"] == nil)
    #expect(record["alt"] as? String == (try Badge(symbol).accessibleText))
    #expect(record["hidden"] as? Bool == false)
    #expect(child.status == 0 && child.err.isEmpty)
    let bytes = try #require(program.directory.bytes("x.png"))
    #expect(try Bitmap(png: bytes).width == record["width"] as? Int)
  }

  @Test func `a given text replaces a symbol's`() throws {
    let child = try BadgeRenderProgram()("--symbol", "lock", "--alt", "Locked", "--measure")
    #expect(child.text.contains(#""alt":"Locked""#))
  }

  @Test func `the doctor draws all symbols, to a file or to standard output`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("doctor", "--symbols", "-o", "sheets/symbols.png")
    #expect(child.status == 0 && child.err.isEmpty && child.out.isEmpty)
    let bytes = try #require(program.directory.bytes("sheets/symbols.png"))
    let sheet = try Bitmap(png: bytes)
    #expect(sheet.width > 1000 && sheet.height > 1000)
    #expect(try program("doctor", "--symbols", "-o", "-").out == bytes)
    let wrong = try program("doctor", "--symbols", "-o", "symbols.svg")
    #expect(wrong.status == 64)
  }

  private static let calendar = [
    "--symbol", "checkmark.circle.fill", "--size", "60", "--tint", "green", "--shadow", "4",
    "--alignment", "topLeading", "--on-symbol", "calendar", "--on-size", "50",
    "--icon-foreground", "white", "--icon-background", "red", "--icon-padding", "16",
    "--icon-corner-radius", "10",
  ]

  @Test func `a symbol is an icon to put a badge on, at every scale`() throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(Self.calendar + ["--scales", "1,2", "--json", "-o", "x.png"])
    #expect(child.status == 0)
    let records = try child.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for (scale, record) in zip([1, 2], records) {
      let icon = try #require(record["icon"] as? [String: Int])
      #expect(icon["width"] == 82 * scale && icon["height"] == 82 * scale)
      let badge = try #require(record["badge"] as? [String: Int])
      #expect(badge["width"] == 70 * scale)
    }
    let picture = try Bitmap(png: try #require(program.directory.bytes("x.png")))
    #expect(picture[picture.width - 41, picture.height - 3] == Pixel(255, 59, 48))
    #expect(picture[picture.width - 1, picture.height - 1].alpha == 0)
  }

  @Test func `a hidden badge leaves the symbol alone`() throws {
    let program = try BadgeRenderProgram()
    let bytes = try program.picture("--count", "-1", "--on-symbol", "bell", "--on-size", "20")
    let picture = try Bitmap(png: bytes)
    #expect((picture.width, picture.height) == (20, 20))
    #expect(picture.pixels.contains { $0 > 0 })
  }

  @Test func `a symbol's colours follow the badge's palette`() throws {
    let program = try BadgeRenderProgram()
    let bytes = try program.picture(
      "--count", "-1", "--on-symbol", "minus", "--on-size", "20", "--icon-background", "red",
      "--palette", "ios26")
    #expect(try Bitmap(png: bytes)[10, 1] == Pixel(255, 56, 60))
  }

  @Test(arguments: [
    (["--on-symbol", "bell"], "--on-symbol: a symbol has no size of its own; add --on-size PT"),
    (
      ["--on-size", "20"],
      "--on-size: only a badge on an icon has this; give the icon too, by --on ICON"
    ),
    (
      ["--on", "x.png", "--on-symbol", "bell", "--on-size", "20"],
      "--on-symbol: the badge is on a file already; give one of the two"
    ),
    (
      ["--on-symbol", "bell", "--on-size", "2000"],
      "--on-size: 2000: a size in points is from 1 to 1000"
    ),
    (
      ["--on-symbol", "bell", "--on-size", "20", "--icon-corner-radius", "round"],
      #"--icon-corner-radius: "round": not a radius (use small, medium, large, max or points)"#
    ),
    (
      ["--on-symbol", "bell", "--on-size", "20", "--icon-padding", "-1"],
      "--icon-padding: -1: a padding is from 0 to 32767"
    ),
  ])
  func `a mistake about a symbol as an icon is named`(
    arguments: [String], message: String
  ) throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(["--dot", "-o", "y.png"] + arguments)
    #expect(child.err == "badge-render: error: \(message)\n")
    #expect(child.status == 64)
    #expect(program.directory.names.isEmpty)
  }

  @Test func `completion offers every symbol`() throws {
    let script = try BadgeRenderProgram()("completions", "fish").text
    for name in BadgeSymbol.allCases.map(\.rawValue) { #expect(script.contains(" \(name)")) }
  }
}
