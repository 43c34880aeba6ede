import Badges
import Testing

struct BoxCoverageTests {
  @Test func `a capsule covers what finely sampled points say`() {
    for (width, height) in [(3, 3), (4, 3), (7, 5), (9, 10)] {
      let box = RoundedBox.capsule(width, height)
      #expect(box.coverage().distance(to: sampledLevels(box)) <= 1, "\(width) × \(height)")
    }
  }

  @Test func `capsules of every small size cover their exact areas`() {
    for width in [1, 2, 3, 4, 5, 8, 13, 24] {
      for height in [1, 2, 3, 4, 5, 7, 12, 17] {
        let box = RoundedBox.capsule(width, height)
        #expect(box.coverage().distance(to: referenceLevels(box)) <= 0.6, "\(width) × \(height)")
      }
    }
  }

  @Test func `any subset of corners can be round, with any radius`() {
    for corners in 0..<16 {
      for radius in [0.3, 1, 1.5, 2.75, 4.5, .infinity] {
        for (width, height) in [(9, 9), (12, 9), (8, 10)] {
          let box = RoundedBox.rounded(width, height, radius, corners: corners)
          let distance = box.coverage().distance(to: referenceLevels(box))
          #expect(distance <= 0.6, "\(width) × \(height), \(radius), corners \(corners)")
        }
      }
    }
  }

  @Test func `four different radii each keep to their corner`() {
    let radii = CornerRadii(topLeft: 6.5, topRight: 0.7, bottomLeft: 3, bottomRight: 4.2)
    for inset in [0, 0.4, 2] {
      let box = RoundedBox(width: 13, height: 13, radii: radii, inset: inset)
      #expect(box.coverage().distance(to: referenceLevels(box)) <= 0.6, "\(inset)")
    }
  }

  @Test func `an inset region covers its exact areas`() {
    for inset in [0.25, 0.5, 1, 1.3, 2, 3.49, 4.25] {
      for radius in [0, 1, 2.2, 4.5, .infinity] {
        for (width, height) in [(9, 9), (12, 9), (10, 15)] {
          let box = RoundedBox.rounded(width, height, radius, corners: 15, inset: inset)
          let distance = box.coverage().distance(to: referenceLevels(box))
          #expect(distance <= 1, "\(width) × \(height), \(radius), inset \(inset)")
        }
      }
    }
  }

  @Test func `an inset of half the shorter side leaves nothing`() {
    for inset in [4.5, 5, 1000, .infinity] {
      #expect(RoundedBox.capsule(14, 9, inset: inset).coverage().levels.allSatisfy { $0 == 0 })
    }
    #expect(RoundedBox.capsule(14, 9, inset: 4.4).coverage().levels.contains { $0 > 0 })
  }

  @Test func `capsules and their inner regions are symmetric to the last level`() {
    for (width, height) in [(41, 41), (42, 42), (60, 41), (61, 42), (31, 60), (1, 9), (2, 3)] {
      for inset in [0, 0.3, 1, 2.5] {
        let coverage = RoundedBox.capsule(width, height, inset: inset).coverage()
        #expect(coverage.mirrored == coverage, "\(width) × \(height), inset \(inset)")
        #expect(coverage.flipped == coverage, "\(width) × \(height), inset \(inset)")
      }
    }
  }

  @Test func `mirrored corners have mirrored levels`() {
    let (a, b, c, d) = (7.5, 0.7, 3.2, 6.1)
    let radii = CornerRadii(topLeft: a, topRight: b, bottomLeft: c, bottomRight: d)
    let other = CornerRadii(topLeft: b, topRight: a, bottomLeft: d, bottomRight: c)
    let below = CornerRadii(topLeft: c, topRight: d, bottomLeft: a, bottomRight: b)
    let coverage = RoundedBox(width: 15, height: 15, radii: radii).coverage()
    #expect(RoundedBox(width: 15, height: 15, radii: other).coverage() == coverage.mirrored)
    #expect(RoundedBox(width: 15, height: 15, radii: below).coverage() == coverage.flipped)
  }

  @Test func `a circle has the area of a circle`() {
    for diameter in [1, 2, 5, 24, 58, 173] {
      let radius = Double(diameter) / 2
      let area = RoundedBox.capsule(diameter, diameter).coverage().area
      #expect(abs(area - Double.pi * radius * radius) < 0.02 * radius.squareRoot() + 0.002)
    }
  }

  @Test func `a larger inset never covers a pixel more`() {
    for (width, height) in [(1, 1), (3, 3), (7, 5), (16, 16), (23, 12)] {
      for radius in [0, 0.3, 1.5, 4, .infinity] {
        var outer = RoundedBox.rounded(width, height, radius, corners: 15).coverage()
        for inset in [1e-9, 1e-4, 0.01, 0.1, 0.5, 0.99, 1, 1.5, 2.2, 4] {
          let box = RoundedBox.rounded(width, height, radius, corners: 15, inset: inset)
          let inner = box.coverage()
          #expect(zip(inner.levels, outer.levels).allSatisfy { $0 <= $1 }, "\(box)")
          outer = inner
        }
      }
    }
  }

  @Test func `a square box is covered to its edges`() {
    let coverage = RoundedBox(width: 5, height: 3, radii: CornerRadii()).coverage()
    #expect(coverage.levels == [UInt8](repeating: 255, count: 15))
  }

  @Test func `the straight edges of a capsule are sharp`() {
    let coverage = RoundedBox.capsule(40, 17).coverage()
    #expect((9..<31).allSatisfy { coverage[$0, 0] == 255 && coverage[$0, 16] == 255 })
    #expect(coverage[0, 8] > 250)
  }

  @Test func `a radius is clamped to half the shorter side`() {
    let box = RoundedBox(width: 20, height: 9, radii: CornerRadii(all: 12))
    #expect(box == .capsule(20, 9))
    #expect(box.radii.topLeft == 4.5)
  }
}
