import Testing

@testable import BadgeImage

/// The same badge gives the same bytes, whatever happened before.
struct StencilBytesTests {
  /// Badges on a few grounds, whose glyphs are shared.
  private static let badges: [StencilCase] = {
    var random = RandomStencil(seed: 77)
    let grounds = (0..<5).map { _ in random.next(longestSide: 60) }
    return (0..<200).map { number in
      var badge = grounds[number % grounds.count]
      badge.masks = badge.masks.enumerated().filter { $0.offset % 3 != number % 4 }.map(\.element)
      return badge
    }
  }()

  /// Every badge from an encoder, a ground and glyphs of its own.
  private static let cold = badges.map { badge in
    let glyphs = badge.masks.map { placed in
      let mask = placed.mask
      let glyph = StencilGlyph(width: mask.width, height: mask.height, levels: mask.levels)
      return PlacedGlyph(glyph, x: placed.x, y: placed.y)
    }
    return StencilEncoder().encode(badge.ground, glyphs, options: PNGOptions())
  }

  private static func encodeAll(_ order: [Int]) -> [[UInt8]?] {
    let encoder = StencilEncoder()
    let grounds = badges.prefix(5).map(\.ground)
    var files = [[UInt8]?](repeating: nil, count: badges.count)
    for index in order {
      files[index] = encoder.encode(
        grounds[index % 5], badges[index].glyphs, options: PNGOptions())
    }
    return files
  }

  @Test func `a warm badge has the bytes of a cold one, in any order`() {
    let order = Array(Self.badges.indices)
    var generator = SeededGenerator(seed: 1)
    let shuffled = (order + order).shuffled(using: &generator)
    let cold = Self.cold
    let areAllTaken = cold.allSatisfy { $0 != nil }
    #expect(areAllTaken)
    for order in [order, order.reversed(), shuffled] {
      let areSame = Self.encodeAll(order) == cold
      #expect(areSame)
    }
  }

  @Test func `all threads give the same bytes`() async {
    await withTaskGroup(of: [[UInt8]?].self) { group in
      for first in 0..<4 {
        group.addTask {
          let order = Array(Self.badges.indices)
          return Self.encodeAll(Array(order[(first * 50)...] + order[..<(first * 50)]))
        }
      }
      for await files in group {
        let areSame = files == Self.cold
        #expect(areSame)
      }
    }
  }

  @Test func `the order in which glyphs are given doesn't matter`() {
    let encoder = StencilEncoder()
    for (badge, file) in zip(Self.badges, Self.cold) {
      let isSame =
        encoder.encode(badge.ground, badge.glyphs.reversed(), options: PNGOptions()) == file
      #expect(isSame)
    }
  }

  @Test func `glyphs that were forgotten come back, and memory stays bounded`() throws {
    let first = StencilCase.box(300, 200, PlacedMask(mask: .ring(150, 180), x: 50, y: 10))
    let ground = first.ground
    let encoder = StencilEncoder()
    let file = encoder.encode(ground, first.glyphs, options: PNGOptions())
    var largest = 0
    for width in 10..<150 {
      let glyphs = [PlacedGlyph(Mask.ring(width, 180).glyph, x: 50, y: 10)]
      let isTaken = encoder.encode(ground, glyphs, options: PNGOptions()) != nil
      #expect(isTaken)
      largest = max(largest, ground.size)
    }
    #expect(largest > 400_000)
    #expect(largest < 700_000)
    let isSame = encoder.encode(ground, first.glyphs, options: PNGOptions()) == file
    #expect(isSame)
  }
}
