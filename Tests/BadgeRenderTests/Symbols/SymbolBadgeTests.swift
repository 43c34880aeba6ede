import BadgeImage
import BadgeRender
import Badges
import Testing

/// Badges with symbols in colours, faces and files.
struct SymbolBadgeTests {
  private let renderer: BadgeRenderer

  init() throws {
    renderer = try .fresh()
  }

  /// Each symbol once in a style of its own.
  private static let badges: [(badge: Badge, scale: Double)] = {
    var generator = SeededGenerator(seed: 7)
    return BadgeSymbol.allCases.flatMap { symbol in
      (0..<4).map { _ in
        var style = BadgeStyle(font: .size(.random(in: 6...20, using: &generator)))
        style.weight = FontWeight(.random(in: 100...900, using: &generator)) ?? .bold
        style.tint = [.red, .white, .clear, .yellow].randomElement(using: &generator) ?? .red
        style.foreground =
          [.white, .auto, .color(.clear), .color(.blue)]
          .randomElement(using: &generator) ?? .white
        if Bool.random(using: &generator) { style.border = BadgeBorder(width: 1.5, color: .black) }
        if Bool.random(using: &generator) { style.shadow = BadgeShadow(radius: 3) }
        if Bool.random(using: &generator) { style.opacity = 0.6 }
        if Bool.random(using: &generator) { style.shape = .circle }
        return (Badge(symbol, style: style), [1, 1.25, 2, 3].randomElement(using: &generator) ?? 1)
      }
    }
  }()

  @Test func `the file of a symbol holds the pixels of its bitmap`() throws {
    for (badge, scale) in Self.badges {
      let bitmap = try renderer.bitmap(badge, scale: scale)
      let file = try Bitmap(png: renderer.png(badge, scale: scale))
      #expect(file == bitmap, "\(badge) at \(scale)")
    }
  }

  @Test func `the file of a symbol is the same from a cold and a warm renderer`() throws {
    for (badge, scale) in Self.badges {
      let file = try renderer.png(badge, scale: scale)
      #expect(try renderer.png(badge, scale: scale) == file)
    }
    for (badge, scale) in Self.badges.prefix(20) {
      #expect(
        try renderer.png(badge, scale: scale)
          == BadgeRenderer(fonts: TestFonts.source).png(badge, scale: scale))
    }
  }

  @Test func `a clear foreground cuts the glyph out of a disc`() throws {
    let style = BadgeStyle(
      tint: .green, foreground: .color(.clear), shadow: BadgeShadow(radius: 4))
    let solid = try renderer.bitmap(Badge(.plus.circleFill, style: style))
    let middle = solid[solid.width / 2, solid.height / 2]
    #expect(middle == Pixel(0, 0, 0, 0))
    var painted = style
    painted.foreground = .black
    let plain = try renderer.bitmap(Badge(.plus.circleFill, style: painted))
    #expect(plain.size == solid.size)
    let tint = SystemColor.green.resolved(palette: .ios18, appearance: .light, contrast: .normal)
    for y in 0..<solid.height {
      for x in 0..<solid.width where plain[x, y].alpha == 255 {
        let cut = solid[x, y]
        // As much as black covers is missing, and what is left keeps the tint.
        let ink = 1 - Double(plain[x, y].green) / Double(tint.green)
        #expect(abs(Double(cut.alpha) - 255 * (1 - ink)) < 2)
        #expect(cut.alpha == 0 || cut.red == tint.red)
      }
    }
  }

  @Test func `a clear foreground leaves a symbol without a disc invisible`() throws {
    let style = BadgeStyle(foreground: .color(.clear))
    let bitmap = try renderer.bitmap(Badge(.plus, style: style))
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 255)
  }

  @Test func `the disc is round to the last level`() throws {
    var style = BadgeStyle(font: .size(20))
    style.foreground = .color(style.tint)
    let disc = try renderer.bitmap(Badge(.bell.circleFill, style: style), scale: 2)
    let dot = try renderer.bitmap(
      Badge(
        .dot, style: BadgeStyle(frame: BadgeFrame(width: 23.5, height: 23.5))), scale: 2)
    #expect(disc == dot)
  }

  @Test func `a symbol follows the face's capitals and warns of no weight`() throws {
    let odd = FontWeight(650) ?? .bold
    let measured = try renderer.measure(
      Badge(.bell, style: BadgeStyle(weight: odd, italic: true, tint: .blue)))
    #expect(measured.warnings == [])
    #expect(measured.font?.family == "Inter")
    #expect(measured.font?.files.count == 1)
    let other = try renderer.measure(
      Badge(.bell, style: BadgeStyle(family: "Nowhere", tint: .blue)))
    #expect(other.warnings.map(\.code) == [.familySubstituted])
  }

  @Test func `a weight between two names lies between them`() throws {
    let area = { (weight: Int) throws in
      try renderer.bitmap(
        Badge(.checkmark, style: .ink(40, weight: FontWeight(weight) ?? .bold))
      ).whiteArea
    }
    #expect(try area(600) < area(650))
    #expect(try area(650) < area(700))
  }
}

extension Bitmap {
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
