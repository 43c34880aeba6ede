import BadgeImage
import BadgeRender
import Badges
import Foundation
import GoldenTesting
import Testing

/// What badges on icons look like.
struct IconGoldenTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  /// A lopsided arrow with transparent margins of 6, 2, 3 and 5 pixels on a side each, no square.
  private var icon: Bitmap {
    var bitmap = Bitmap(width: 48, height: 36)
    for y in 2..<31 {
      for x in 6..<45 where x < 26 || abs(y - 16) < 45 - x {
        bitmap[x, y] = x < 26 && abs(y - 16) > 8 ? Pixel(30, 122, 200, 90) : Pixel(30, 122, 200)
      }
    }
    return bitmap
  }

  private func badge(_ style: BadgeStyle = BadgeStyle(font: .caption2)) -> Badge {
    Badge(7, style: style)
  }

  /// Several pictures in rows, three a row, on cells of one size.
  private func sheet(_ pictures: [Bitmap]) -> Bitmap {
    let width = (pictures.map(\.width).max() ?? 1) + 4
    let height = (pictures.map(\.height).max() ?? 1) + 4
    var sheet = Bitmap(width: 3 * width, height: (pictures.count + 2) / 3 * height)
    for (index, picture) in pictures.enumerated() {
      sheet.paint(picture, x: index % 3 * width + 2, y: index / 3 * height + 2)
    }
    return sheet
  }

  private static let alignments: [BadgeAlignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]

  @Test(arguments: IconCanvas.allCases)
  func `nine alignments`(canvas: IconCanvas) throws {
    let pictures = try Self.alignments.map {
      try icon.badge(badge(), alignment: $0, canvas: canvas, renderer: renderer)
    }
    try expect(sheet(pictures), "overlay/alignments-\(canvas.rawValue)")
  }

  @Test func `right to left`() throws {
    let pictures = try Self.alignments.map {
      try icon.badge(
        badge(), placement: BadgePlacement(alignment: $0), layoutDirection: .rightToLeft,
        renderer: renderer)
    }
    try expect(sheet(pictures), "overlay/alignments-right-to-left")
  }

  @Test(arguments: [
    ("shadow", BadgeStyle(font: .caption2, shadow: BadgeShadow(radius: 4)), 0.0),
    ("ring", BadgeStyle(font: .caption2, border: BadgeBorder(width: 2)), 0),
    ("cutout", BadgeStyle(font: .caption2), 2.5),
    ("cutout-shadow", BadgeStyle(font: .caption2, shadow: BadgeShadow(radius: 4)), 2.5),
    (
      "cutout-square",
      BadgeStyle(font: .caption2, shape: .rounded(.points(3), corners: [.topLeft, .bottomRight])),
      3
    ),
    ("low-alpha", BadgeStyle(font: .caption2, opacity: 0.2), 0),
  ])
  func `a badge on a corner`(name: String, style: BadgeStyle, cutout: Double) throws {
    let placement = BadgePlacement(inset: 0.14, cutout: cutout)
    let picture = try icon.badge(badge(style), placement: placement, renderer: renderer)
    try expect(picture, "overlay/\(name)")
  }

  @Test func `two badges`() throws {
    let badges = [
      PlacedBadge(badge()),
      PlacedBadge(
        Badge(.dot, style: BadgeStyle(font: .body, tint: .green)),
        placement: BadgePlacement(alignment: .bottom, cutout: 2)),
    ]
    try expect(renderer.draw(badges, on: icon).bitmap, "overlay/two-badges")
  }

  private func expect(
    _ bitmap: Bitmap, _ name: String, line: UInt = #line
  ) throws {
    let environment = try renderer.environment(of: badge())
    expectGolden(bitmap, named: name, environment: GoldenEnvironment(environment), line: line)
  }
}
