import Badges
import Testing

/// The colours of a layout are resolved, and the label's contrast is known.
struct LayoutColorTests {
  private func layout(_ style: BadgeStyle) throws -> BadgeLayout {
    try laidOut(Badge(5, style: style))
  }

  private func rgba(_ text: String) throws -> BadgeColor { try BadgeColor(text) }

  @Test func `system colours are those of palette, appearance and contrast`() throws {
    for palette in Palette.allCases {
      for appearance in Appearance.allCases {
        for contrast in ColorContrast.allCases {
          let style = BadgeStyle(
            tint: .blue, foreground: .color(.yellow), palette: palette, appearance: appearance,
            contrast: contrast, border: BadgeBorder(width: 1, color: .green))
          let resolved = { (color: SystemColor) in
            color.resolved(palette: palette, appearance: appearance, contrast: contrast)
          }
          let colors = try #require(try layout(style).drawing?.colors)
          #expect(colors.tint == resolved(.blue))
          #expect(colors.foreground == resolved(.yellow))
          #expect(colors.border == resolved(.green))
        }
      }
    }
  }

  @Test func `a badge is white on red where no colour is given`() throws {
    let colors = try #require(try layout(BadgeStyle()).drawing?.colors)
    #expect(colors.tint == RGBA(red: 0xFF, green: 0x3B, blue: 0x30))
    #expect(colors.foreground == .white)
  }

  @Test(
    arguments: [
      ("#ffcc00", RGBA.black, 13.89), ("#00f6eb", .black, 15.38), ("#ffff00", .black, 19.56),
      ("#d00000", .white, 5.70), ("#007aff", .black, 5.23), ("#0000", .black, 21),
      ("#000", .white, 21),
    ] as [(String, RGBA, Double)])
  func `auto takes white or black, whichever contrasts more`(
    tint: String, foreground: RGBA, contrast: Double
  ) throws {
    let layout = try layout(BadgeStyle(tint: rgba(tint), foreground: .auto))
    #expect(layout.drawing?.colors.foreground == foreground)
    #expect(abs(try #require(layout.contrast) - contrast) < 0.01)
  }

  @Test(
    arguments: [
      ("#ffcc00", "#fff", 1.51), ("#ff3b30", "#fff", 3.55), ("#fff", "#fff", 1),
      ("#000", "#fff", 21),
      ("#fff0", "#000", 21), ("#00000080", "#fff", 4.00), ("#000", "#ffffff80", 5.32),
      ("#00000000", "#00000080", 4.00),
    ] as [(String, String, Double)])
  func `the contrast is that of label and tint over white`(
    tint: String, foreground: String, contrast: Double
  ) throws {
    let style = BadgeStyle(tint: try rgba(tint), foreground: .color(try rgba(foreground)))
    #expect(abs(try #require(try layout(style).contrast) - contrast) < 0.01)
    #expect(try layout(style).drawing?.colors.foreground == (try rgba(foreground)).resolved())
  }

  @Test func `an explicit foreground is never overruled`() throws {
    let style = BadgeStyle(tint: .white, foreground: .white)
    let layout = try layout(style)
    #expect(layout.drawing?.colors.foreground == .white)
    #expect(layout.contrast == 1)
  }
}
