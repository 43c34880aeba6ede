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

  @Test func `completion offers every symbol`() throws {
    let script = try BadgeRenderProgram()("completions", "fish").text
    for name in BadgeSymbol.allCases.map(\.rawValue) { #expect(script.contains(" \(name)")) }
  }
}
