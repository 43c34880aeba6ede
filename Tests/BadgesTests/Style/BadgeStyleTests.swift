import Badges
import Testing

/// What a style is where nothing is asked for, and what its parts mean.
struct BadgeStyleTests {
  /// A style that differs from the default in every property.
  static let changed = BadgeStyle(
    font: .style(.caption2, .accessibility5), weight: .thin, italic: true, family: "DejaVu Sans",
    tint: .blue, foreground: .auto, palette: .ios26, appearance: .dark, contrast: .increased,
    shape: .rounded(.points(3.5), corners: [.topLeft, .bottomRight]),
    padding: BadgePadding(horizontal: 3, vertical: 0.5), frame: BadgeFrame(width: 30, height: 20),
    maxWidth: 120, border: BadgeBorder(width: 1.5, color: .black), opacity: 0.25,
    shadow: BadgeShadow(radius: 4, x: -1, y: 2.5, color: .mint))

  @Test func `a style is largeTitle, bold, white on red where nothing is asked for`() {
    let style = BadgeStyle()
    #expect(style.font == .style(.largeTitle, .large))
    #expect(style.weight == .bold)
    #expect(!style.italic)
    #expect(style.family == "Inter")
    #expect(style.tint == .system(.red))
    #expect(style.foreground == .color(.rgba(.white)))
    #expect(style.palette == .ios18)
    #expect(style.appearance == .light)
    #expect(style.contrast == .normal)
    #expect(style.shape == .capsule)
    #expect(style.padding == nil)
    #expect(style.frame == nil)
    #expect(style.maxWidth == nil)
    #expect(style.border == nil)
    #expect(style.opacity == 1)
    #expect(style.shadow == nil)
  }

  @Test func `reset returns every property to its default`() {
    var style = Self.changed
    #expect(Self.differences(style, BadgeStyle()) == Self.properties.map(\.name))
    style.reset()
    #expect(style == BadgeStyle())
    #expect(Self.differences(style, BadgeStyle()) == [])
  }

  @Test func `each property tells two styles apart`() {
    for property in Self.properties {
      var style = BadgeStyle()
      property.copy(Self.changed, &style)
      #expect(style != BadgeStyle(), "\(property.name)")
      #expect(Self.differences(style, BadgeStyle()) == [property.name])
      #expect(Set([style, BadgeStyle(), style]).count == 2)
    }
  }

  @Test(
    arguments: [
      (BadgeFont.largeTitle, TextStyle.largeTitle, 34, 41), (.title, .title, 28, 34),
      (.title2, .title2, 22, 28), (.title3, .title3, 20, 25), (.headline, .headline, 17, 22),
      (.subheadline, .subheadline, 15, 20), (.body, .body, 17, 22), (.callout, .callout, 16, 21),
      (.footnote, .footnote, 13, 18), (.caption, .caption, 12, 16), (.caption2, .caption2, 11, 13),
    ] as [(BadgeFont, TextStyle, Double, Double)])
  func `a named font is its text style at the large content size`(
    font: BadgeFont, style: TextStyle, size: Double, leading: Double
  ) {
    #expect(font == .style(style))
    #expect(font == .style(style, .large))
    #expect(font.size == size)
    #expect(font.leading == leading)
  }

  @Test func `a font has the size and leading of its style and category`() {
    let font = BadgeFont.style(.footnote, .accessibility5)
    #expect(font.size == 44)
    #expect(font.leading == 52)
  }

  @Test func `the leading of an explicit size is left to the face`() {
    #expect(BadgeFont.size(17.5).size == 17.5)
    #expect(BadgeFont.size(34).leading == nil)
  }

  @Test func `a corner radius is 4, 8 or 12 points, the largest there can be, or as given`() {
    #expect(CornerRadius.small.points == 4)
    #expect(CornerRadius.medium.points == 8)
    #expect(CornerRadius.large.points == 12)
    #expect(CornerRadius.max.points == .infinity)
    #expect(CornerRadius.points(2.5).points == 2.5)
    #expect(BadgeShape.rounded() == .rounded(.medium, corners: .all))
    #expect(BadgeShape.rounded(.small) == .rounded(.small, corners: .all))
  }

  @Test func `sets of corners are made of the four corners`() {
    let corners: [Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(Set(corners).count == 4)
    #expect(Corners(corners) == .all)
    #expect(Corners.top == [.topLeft, .topRight])
    #expect(Corners.bottom == [.bottomLeft, .bottomRight])
    #expect(Corners.all.subtracting(.top) == .bottom)
  }

  @Test func `a border is white and a shadow black at 33 percent where no colour is given`() {
    #expect(BadgeBorder(width: 2).color == .white)
    let shadow = BadgeShadow(radius: 3)
    #expect(shadow.color == .rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 84)))
    #expect(shadow.x == 0)
    #expect(shadow.y == 0)
  }

  /// Every property of a style, by name.
  private static var properties: [Property] {
    [
      .init("font", \.font), .init("weight", \.weight), .init("italic", \.italic),
      .init("family", \.family), .init("tint", \.tint), .init("foreground", \.foreground),
      .init("palette", \.palette), .init("appearance", \.appearance),
      .init("contrast", \.contrast), .init("shape", \.shape), .init("padding", \.padding),
      .init("frame", \.frame), .init("maxWidth", \.maxWidth), .init("border", \.border),
      .init("opacity", \.opacity), .init("shadow", \.shadow),
    ]
  }

  private struct Property {
    let name: String
    let differs: (BadgeStyle, BadgeStyle) -> Bool
    let copy: (BadgeStyle, inout BadgeStyle) -> Void

    init<Value: Equatable>(_ name: String, _ path: WritableKeyPath<BadgeStyle, Value>) {
      self.name = name
      differs = { $0[keyPath: path] != $1[keyPath: path] }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  private static func differences(_ one: BadgeStyle, _ two: BadgeStyle) -> [String] {
    properties.filter { $0.differs(one, two) }.map(\.name)
  }
}
