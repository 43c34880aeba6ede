import Badges
import Testing

/// Border, opacity and shadow in device pixels.
struct DecorationTests {
  @Test(arguments: [0.5, 1, 2, 3])
  func `a border keeps the size and insets the shape by its scaled width`(scale: Double) throws {
    let bordered = BadgeStyle(border: BadgeBorder(width: 1.5, color: .blue))
    let layout = try laidOut(Badge(42, style: bordered), scale: scale)
    let shape = try #require(layout.drawing?.shape)
    #expect(layout.size == (try laidOut(Badge(42), scale: scale).size))
    #expect(shape.inset == 0)
    #expect(layout.drawing?.inside == shape.inset(by: 1.5 * scale))
  }

  @Test func `a border as wide as the badge leaves nothing inside`() throws {
    let style = BadgeStyle(border: BadgeBorder(width: 32767))
    let inside = try #require(try laidOut(Badge(5, style: style)).drawing?.inside)
    #expect(inside.coverage().levels.allSatisfy { $0 == 0 })
  }

  @Test func `without a border, or with one of no width, nothing is drawn inside`() throws {
    #expect(try laidOut(Badge(5)).drawing?.inside == nil)
    let style = BadgeStyle(border: BadgeBorder(width: 0))
    #expect(try laidOut(Badge(5, style: style)).drawing?.inside == nil)
  }

  @Test func `the opacity is that of the whole badge`() throws {
    #expect(try laidOut(Badge(5)).drawing?.opacity == 1)
    for opacity in [0, 0.25, 1] {
      let style = BadgeStyle(opacity: opacity)
      #expect(try laidOut(Badge(5, style: style)).drawing?.opacity == opacity)
    }
  }

  @Test(
    arguments: [
      (0, 0, 0, 0, 0, 0), (3, 0, 0, 0, 3, 0), (-3, 0, 3, 0, 0, 0), (0, 4, 0, 0, 0, 4),
      (0, -4, 0, 4, 0, 0), (2, -5, 0, 5, 2, 0), (0.25, 0, 0, 0, 1, 0), (-1.5, 1.5, 2, 0, 0, 2),
      (0.0005, 0, 0, 0, 0, 0),
    ] as [(Double, Double, Int, Int, Int, Int)])
  func `a sharp shadow grows the picture on the sides it points to, by whole pixels`(
    x: Double, y: Double, left: Int, top: Int, right: Int, bottom: Int
  ) throws {
    let style = BadgeStyle(shadow: BadgeShadow(radius: 0, x: x, y: y))
    let layout = try laidOut(Badge(42, style: style))
    let plain = try laidOut(Badge(42))
    #expect(
      layout.badge
        == PixelRect(x: left, y: top, width: plain.size.width, height: plain.size.height))
    #expect(layout.size.width == left + plain.size.width + right)
    #expect(layout.size.height == top + plain.size.height + bottom)
  }

  @Test(arguments: [0.5, 1, 1.5, 3])
  func `a blurred shadow grows the picture by its reach and its offset`(scale: Double) throws {
    let style = BadgeStyle(shadow: BadgeShadow(radius: 6, x: 2, y: -60))
    let layout = try laidOut(Badge(42, style: style), scale: scale)
    let plain = try laidOut(Badge(42), scale: scale)
    let reach = Coverage.shadowReach(sigma: 3 * scale)
    let right = layout.size.width - layout.badge.x - layout.badge.width
    #expect(reach > 0)
    #expect(layout.badge.x == Int((Double(reach) - 2 * scale).rounded(.up)))
    #expect(right == Int((Double(reach) + 2 * scale).rounded(.up)))
    #expect(layout.badge.y == reach + Int((60 * scale).rounded(.up)))
    // The shadow lies wholly above the bottom edge.
    #expect(layout.size.height == layout.badge.y + layout.badge.height)
    #expect(layout.badge.width == plain.size.width)
    #expect(layout.badge.height == plain.size.height)
  }

  @Test func `a shadow is as wide, as far and of the colour it was asked for`() throws {
    let style = BadgeStyle(
      appearance: .dark, shadow: BadgeShadow(radius: 4, x: 0.3, y: -0.7, color: .blue))
    let shadow = try #require(try laidOut(Badge(5, style: style), scale: 2).drawing?.shadow)
    #expect(shadow.sigma == 4)
    #expect(shadow.x == 0.6)
    #expect(shadow.y == -1.4)
    #expect(shadow.color == SystemColor.blue.resolved(appearance: .dark))
    #expect(try laidOut(Badge(5)).drawing?.shadow == nil)
  }

  @Test func `a shadow moves label and badge together`() throws {
    let plain = try #require(try laidOut(Badge(42)).drawing?.label)
    let style = BadgeStyle(shadow: BadgeShadow(radius: 4, x: -2.5, y: -1))
    let layout = try laidOut(Badge(42, style: style))
    let label = try #require(layout.drawing?.label)
    #expect(label.x == plain.x + Double(layout.badge.x))
    #expect(label.baseline == plain.baseline + Double(layout.badge.y))
  }

  @Test func `the outermost rows of a shadowed picture are all but clear`() throws {
    for radius in [0.4, 1, 3, 12] {
      for offset in [0, 0.5, -3.3] {
        let style = BadgeStyle(
          font: .caption2, shadow: BadgeShadow(radius: radius, x: offset, y: -offset))
        let layout = try laidOut(Badge(5, style: style))
        let shadow = try #require(layout.drawing?.shadow)
        let shape = try #require(layout.drawing?.shape)
        let levels = shape.coverage().blurred(
          sigma: shadow.sigma, offset: (shadow.x, shadow.y),
          origin: (layout.badge.x, layout.badge.y),
          canvas: (layout.size.width, layout.size.height)
        ).levels
        let width = layout.size.width
        let edges = levels.indices.filter {
          $0 < width || $0 >= levels.count - width || $0 % width == 0 || $0 % width == width - 1
        }
        // Where the shadow turns away from an edge, the badge itself may reach it.
        if offset == 0 { #expect(edges.allSatisfy { levels[$0] <= 1 }, "\(radius)") }
        let wider = shape.coverage().blurred(
          sigma: shadow.sigma, offset: (shadow.x, shadow.y),
          origin: (layout.badge.x + 20, layout.badge.y + 20),
          canvas: (width + 40, layout.size.height + 40)
        ).levels
        #expect(wider.reduce(0) { $0 + Int($1) } == levels.reduce(0) { $0 + Int($1) })
      }
    }
  }
}
