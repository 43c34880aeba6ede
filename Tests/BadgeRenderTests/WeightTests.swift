import BadgeRender
import Badges
import Testing

struct WeightTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  @Test func `a heavier weight has more ink`() throws {
    let areas = try FontWeight.named.map {
      try renderer.bitmap(Badge("Ra5", style: .ink(30, weight: $0))).whiteArea
    }
    for (lighter, heavier) in zip(areas, areas.dropFirst()) { #expect(lighter < heavier) }
  }

  /// Pango's own names for 100 and 200, and for 800 and 900, are crossed over.
  @Test(arguments: [
    ("ultraLight", 100, "Thin"), ("thin", 200, "ExtraLight"), ("light", 300, "Light"),
    ("regular", 400, "Regular"), ("medium", 500, "Medium"), ("semibold", 600, "SemiBold"),
    ("bold", 700, "Bold"), ("heavy", 800, "ExtraBold"), ("black", 900, "Black"),
  ])
  func `a weight is drawn by the face of its number`(
    name: String, number: Int, file: String
  ) throws {
    for italic in [false, true] {
      let ending = italic ? (file == "Regular" ? "Italic" : file + "Italic") : file
      let style = BadgeStyle(weight: try FontWeight(name), italic: italic)
      let measurement = try renderer.measure(Badge(1, style: style))
      #expect(measurement.font?.files == ["\(TestFonts.inter)/Inter-\(ending).otf"])
      #expect(measurement.font?.weight == number)
      #expect(measurement.warnings == [])
    }
  }

  @Test func `a weight that a family lacks is drawn in the nearest`() throws {
    let black = Badge("Ra5", style: .ink(weight: .black).family("DejaVu Sans"))
    let bold = Badge("Ra5", style: .ink(weight: .bold).family("DejaVu Sans"))
    #expect(try renderer.bitmap(black) == renderer.bitmap(bold))
    #expect(try renderer.measure(bold).warnings == [])
  }

  @Test(arguments: [(450, 500), (550, 600), (350, 300), (150, 100), (501, 600), (899, 900)])
  func `a weight between two faces goes where CSS sends it`(asked: Int, drawn: Int) throws {
    let between = try renderer.bitmap(
      Badge("Ra5", style: .ink(weight: try #require(FontWeight(asked)))))
    let face = try renderer.bitmap(
      Badge("Ra5", style: .ink(weight: try #require(FontWeight(drawn)))))
    #expect(between == face)
  }

  @Test func `an italic face is another one`() throws {
    let upright = try renderer.bitmap(Badge("Ra5", style: .ink(30)))
    let italic = try renderer.bitmap(Badge("Ra5", style: .ink(30, italic: true)))
    #expect(upright != italic)
  }
}

extension BadgeStyle {
  fileprivate func family(_ family: String) -> BadgeStyle {
    var style = self
    style.family = family
    return style
  }
}
