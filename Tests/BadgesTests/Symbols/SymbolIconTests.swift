import Badges
import Testing

/// Where a symbol lies in an icon.
struct SymbolIconTests {
  private func layout(_ icon: SymbolIcon, scale: Double = 1) throws -> BadgeLayout {
    try BadgeLayout(icon, scale: scale)
  }

  @Test func `an icon is a square of its size and twice the padding`() throws {
    let icon = SymbolIcon(symbol: .calendar, size: 50, padding: 16)
    #expect(try layout(icon).size == PixelSize(width: 82, height: 82))
    #expect(try layout(icon, scale: 1.25).size == PixelSize(width: 103, height: 103))
    #expect(try layout(icon, scale: 2).drawing?.symbol?.x == 82)
  }

  @Test func `an icon's ground has the corners asked for`() throws {
    var icon = SymbolIcon(symbol: .bell, size: 50, background: .red, cornerRadius: .points(10))
    #expect(try layout(icon, scale: 2).drawing?.shape.radii == CornerRadii(all: 20))
    icon.cornerRadius = .max
    #expect(try layout(icon).drawing?.shape.radii == CornerRadii(all: 25))
    icon.background = nil
    #expect(try layout(icon).drawing?.colors.tint.alpha == 0)
  }

  @Test(arguments: [
    (SymbolIcon(symbol: .bell, size: 0.5), "onSize"),
    (SymbolIcon(symbol: .bell, size: .nan), "onSize"),
    (SymbolIcon(symbol: .bell, size: 1001), "onSize"),
    (SymbolIcon(symbol: .bell, size: 50, padding: -1), "iconPadding"),
    (SymbolIcon(symbol: .bell, size: 50, cornerRadius: .points(-1)), "iconCornerRadius"),
  ])
  func `a value out of its range is named`(icon: SymbolIcon, field: String) {
    let error = #expect(throws: BadgeError.self) { try layout(icon) }
    #expect(error?.field == field)
  }

  @Test func `an icon beyond the limits is refused`() {
    for icon in [
      SymbolIcon(symbol: .bell, size: 1000), SymbolIcon(symbol: .bell, size: 1, padding: 32767),
    ] {
      let error = #expect(throws: BadgeError.self) { try layout(icon, scale: 16) }
      #expect(error?.code == .tooLarge)
    }
  }
}
