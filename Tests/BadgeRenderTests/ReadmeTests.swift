import BadgeRender
import Badges
import Foundation
import Testing

/// The README's library example, compiled and run.
struct ReadmeTests {
  @Test func `the library example of the README works as it stands there`() throws {
    let renderer = try BadgeRenderer()
    let png = try renderer.png(
      Badge(
        .count(120), limit: .plusSuffix(99),
        style: BadgeStyle(font: .title, weight: .black, tint: .purple)),
      scale: 2)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))

    let file = Fixtures.package.appending(path: "README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.contains(Self.example))
  }

  private static let example = """
    let renderer = try BadgeRenderer()
    let png = try renderer.png(
      Badge(
        .count(120), limit: .plusSuffix(99),
        style: BadgeStyle(font: .title, weight: .black, tint: .purple)),
      scale: 2)
    """
}
