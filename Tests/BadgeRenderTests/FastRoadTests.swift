import BadgeImage
import BadgeRender
import Badges
import Testing

/// The road that never makes a picture against the one that does.
struct FastRoadTests {
  /// Badges of all kinds, the same on every run.
  static let badges: [(badge: Badge, scale: Double)] = {
    var generator = SeededGenerator(seed: 42)
    return (0..<1200).map { _ in
      (.random(using: &generator), [1, 1.25, 1.5, 2, 3].randomElement(using: &generator) ?? 1)
    }
  }()

  @Test func `the file of any badge holds the pixels of its bitmap`() throws {
    let renderer = try BadgeRenderer(fonts: TestFonts.source)
    for (badge, scale) in Self.badges {
      let bitmap = try renderer.bitmap(badge, scale: scale)
      let file = try Bitmap(png: renderer.png(badge, scale: scale))
      #expect(file == bitmap, "\(badge) at \(scale)")
    }
  }

  @Test func `the file of any badge is the same from a cold, a warm and another thread's renderer`()
    async throws
  {
    let files = try Self.files(Self.badges)
    let reversed = try Self.files(Self.badges.reversed())
    #expect(files == reversed.reversed())
    let other = Task { try Self.files(Self.badges) }
    #expect(try await other.value == files)
    for index in stride(from: 0, to: files.count, by: 100) {
      #expect(try Self.files([Self.badges[index]]) == [files[index]])
    }
  }

  private static func files(_ badges: [(badge: Badge, scale: Double)]) throws -> [[UInt8]] {
    let renderer = try BadgeRenderer(fonts: TestFonts.source)
    return try badges.map { try renderer.png($0.badge, scale: $0.scale) }
  }
}

extension Badge {
  /// A small badge with every property that reaches the encoder drawn by lot.
  fileprivate static func random(using generator: inout SeededGenerator) -> Badge {
    let labels: [BadgeContent] = [
      .count(.random(in: 0...9, using: &generator)),
      .count(.random(in: 10...99999, using: &generator)),
      .text("Ag"), .text("jjf"), .text("ỘVA"), .text("…"), .dot,
    ]
    var badge = Badge(
      labels.randomElement(using: &generator) ?? .dot,
      limit: Bool.random(using: &generator) ? .plusSuffix(99) : .none)
    badge.style = .random(using: &generator)
    return badge
  }
}

extension BadgeStyle {
  fileprivate static func random(using generator: inout SeededGenerator) -> BadgeStyle {
    var style = BadgeStyle(font: .size(.random(in: 6...16, using: &generator)))
    style.weight = FontWeight(100 * .random(in: 1...9, using: &generator)) ?? .bold
    style.italic = Int.random(in: 0..<4, using: &generator) == 0
    style.tint = .rgba(.random(using: &generator))
    style.foreground = .color(.rgba(.random(using: &generator)))
    style.shape =
      [.capsule, .capsule, .circle, .rounded(.small), .rounded(.points(3), corners: .top)]
      .randomElement(using: &generator) ?? .capsule
    if Bool.random(using: &generator) {
      style.border = BadgeBorder(width: .random(in: 0...4, using: &generator))
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      style.padding = BadgePadding(horizontal: 0, vertical: 0)
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      style.shadow = BadgeShadow(radius: .random(in: 0...4, using: &generator), x: 1, y: 0.5)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      style.opacity = .random(in: 0...1, using: &generator)
    }
    return style
  }
}

extension RGBA {
  fileprivate static func random(using generator: inout SeededGenerator) -> RGBA {
    RGBA(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator),
      alpha: Bool.random(using: &generator) ? 255 : .random(in: 0...255, using: &generator))
  }
}
