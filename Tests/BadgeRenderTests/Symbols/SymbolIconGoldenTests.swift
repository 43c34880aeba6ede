import BadgeImage
import BadgeRender
import Badges
import GoldenTesting
import Testing

/// Badges on symbols.
struct SymbolIconGoldenTests {
  @Test func `a calendar with a green checkmark on its top leading corner`() throws {
    let renderer = try BadgeRenderer.fresh()
    let icon = try renderer.bitmap(
      SymbolIcon(
        symbol: .calendar, size: 50, foreground: .white, background: .red, padding: 16,
        cornerRadius: .points(10)))
    let badge = Badge(
      .checkmark.circleFill,
      style: BadgeStyle(font: .size(60), tint: .green, shadow: BadgeShadow(radius: 4)))
    let picture = try icon.badge(badge, alignment: .topLeading, renderer: renderer)
    expectGolden(picture, named: "overlay/calendar")
  }
}
