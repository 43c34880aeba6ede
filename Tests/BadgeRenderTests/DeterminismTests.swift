import BadgeImage
import BadgeRender
import Badges
import Testing

struct DeterminismTests {
  /// Every kind of label, shape and decoration, and all families.
  static let badges: [Badge] = {
    let texts = ["7", "42", "99+", "Ag", "\u{5E9}\u{5DC} 12", "9 \u{1F60E}", "\u{1EC6}"]
    let families = ["Inter", "Inter Display", "DejaVu Sans", "Nowhere"]
    let shapes: [BadgeShape] = [.capsule, .rounded(), .circle]
    return (0..<36).map { number in
      Badge(
        texts[number % texts.count],
        style: BadgeStyle(
          font: .size(Double(9 + number % 13)), weight: FontWeight.named[number % 9],
          italic: number % 4 == 0, family: families[number % 3 == 0 ? number % 4 : 0],
          tint: [.red, .blue, .rgba(RGBA(red: 9, green: 8, blue: 7, alpha: 99))][number % 3],
          shape: shapes[number % shapes.count],
          border: number % 5 == 0 ? BadgeBorder(width: 1.5) : nil,
          opacity: number % 7 == 0 ? 0.6 : 1,
          shadow: number % 6 == 0 ? BadgeShadow(radius: 3, y: 1) : nil))
    }
  }()

  private static func scale(_ number: Int) -> Double { [1, 1.5, 2][number % 3] }

  /// Each badge by a renderer that has drawn nothing else.
  private static func alone() throws -> [[UInt8]] {
    try badges.indices.map { try BadgeRenderer.fresh().png(badges[$0], scale: scale($0)) }
  }

  @Test func `what was drawn before changes no byte`() throws {
    let alone = try Self.alone()
    let renderer = try BadgeRenderer.fresh()
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<3 {
      for number in Self.badges.indices.shuffled(using: &generator) {
        let png = try renderer.png(Self.badges[number], scale: Self.scale(number))
        #expect(png == alone[number], "badge \(number)")
      }
    }
  }

  /// A face's counts come from a table after a while, which must not show.
  @Test(arguments: ["Inter", "DejaVu Sans"])
  func `the hundredth count is drawn as the first`(family: String) throws {
    let renderer = try BadgeRenderer.fresh()
    let badge = { (count: Int) in
      Badge(
        .count(count), limit: .none, numberFormat: [.plain, .grouped, .compact][count % 3],
        style: .ink(13, family: family))
    }
    for count in 0..<120 { _ = try renderer.layout(badge(count)) }
    for count in [0, 7, 41, 999, 1234, 1_999, 99_999, 12_900_000, 471_147] {
      let fresh = try BadgeRenderer.fresh().bitmap(badge(count))
      #expect(try renderer.bitmap(badge(count)) == fresh, "\(count)")
    }
  }

  @Test func `more styles than are remembered change no byte`() throws {
    let renderer = try BadgeRenderer.fresh()
    let first = try Self.badges.prefix(8).map { try renderer.png($0) }
    for number in 0..<140 {
      let level = UInt8(number)
      let style = BadgeStyle(
        font: .size(8 + Double(number) / 4),
        weight: FontWeight.named[number % 9], italic: number % 2 == 0,
        family: ["Inter", "Inter Display", "DejaVu Sans"][number % 3],
        tint: .rgba(RGBA(red: level, green: 0, blue: 9)))
      _ = try renderer.bitmap(Badge("A\(number)", style: style))
    }
    #expect(try Self.badges.prefix(8).map { try renderer.png($0) } == first)
  }

  @Test func `sixteen tasks draw what one draws`() async throws {
    let pictures = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for task in 0..<16 {
        group.addTask {
          let renderer = try BadgeRenderer.fresh()
          var pngs = [[UInt8]](repeating: [], count: Self.badges.count)
          for step in Self.badges.indices {
            // Each starts elsewhere, so that all of them are first with something.
            let number = (step + 2 * task) % Self.badges.count
            pngs[number] = try renderer.png(Self.badges[number], scale: Self.scale(number))
          }
          return pngs
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let alone = try Self.alone()
    #expect(pictures.count == 16)
    for picture in pictures { #expect(picture == alone) }
  }
}
