import Testing

@testable import BadgeCairo

/// Lines put together from digits against Pango's.
struct DigitLinesTests {
  /// Every pair of digits as neighbours.
  private static let pairs: String = {
    var text = ""
    for first in 0...9 {
      for second in 0...9 { text += "\(first)\(second)" }
    }
    return text
  }()

  private static let inter = "/usr/share/fonts/opentype/inter"
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

  /// The sizes of the text styles at all content sizes.
  private static let sizes = Array(11...60)

  @Test(arguments: [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ])
  func `in Inter a line is Pango's to the last unit at every size of a text style`(
    name: String
  ) throws {
    try check("\(Self.inter)/Inter-\(name).otf", sizes: Self.sizes.map(Double.init))
  }

  @Test(arguments: [
    inter + "/Inter-BoldItalic.otf", inter + "/InterDisplay-Black.otf",
    dejaVu + "/DejaVuSans.ttf", dejaVu + "/DejaVuSans-Bold.ttf",
  ])
  func `in other faces and at odd sizes too`(path: String) throws {
    try check(path, sizes: [1, 12.5, 34, 51, 102.25, 544])
  }

  private func check(_ path: String, sizes: [Double]) throws {
    let map = try FontMap(files: [FontFile(path)])
    let face = try #require(map.faces.first)
    for size in sizes {
      let specification = FontSpecification(
        face, weight: Int(face.weights.lowerBound), pixelSize: size)
      let lines = DigitLines(map, specification)
      #expect(lines.line(Self.pairs) == map.line(Self.pairs, in: specification), "\(size)")
    }
  }

  @Test func `other characters are left to Pango`() throws {
    let map = try FontMap(files: [FontFile("\(Self.inter)/Inter-Bold.otf")])
    let face = try #require(map.faces.first)
    let lines = DigitLines(map, FontSpecification(face, weight: 700, pixelSize: 34))
    for text in ["", "99+", "1.9K", " 1", "１", "٣", "a"] { #expect(lines.line(text) == nil) }
  }
}
