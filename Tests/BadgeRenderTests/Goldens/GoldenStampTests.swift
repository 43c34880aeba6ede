import BadgeImage
import BadgeRender
import Badges
import Foundation
import Testing

struct GoldenStampTests {
  /// What decides the pixels of a badge besides the fonts.
  private let names = ["freetype", "harfbuzz", "pango", "cairo", "fontconfig", "drawing"]

  @Test func `a badge says which libraries, fonts and options draw it`() throws {
    let environment = try BadgeRenderer.fresh().environment(of: Badge(.count(3)))
    #expect(names.allSatisfy { name in environment.contains { $0.name == name } })
    let font = environment.first { $0.name == "Inter-Bold.otf" }?.value ?? ""
    #expect(font.wholeMatch(of: /SHA-256 [0-9a-f]{64}/) != nil)
  }

  @Test func `every golden of a badge says so, too`() throws {
    let folder = Fixtures.path("Goldens")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var stamps: [String: String] = [:]
    for name in files where name.hasSuffix(".png") {
      let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
      let texts = try PNGFile(Array(bytes)).texts
      stamps[name] = try #require(
        texts.first { $0.keyword == "Golden environment" }?.text, "\(name)")
    }
    let badges = stamps.filter { $0.value.contains("pango: ") }
    #expect(badges.count > 30)
    for (name, stamp) in badges {
      #expect(names.allSatisfy { stamp.contains("\n\($0): ") }, "\(name): \(stamp)")
    }
  }
}
