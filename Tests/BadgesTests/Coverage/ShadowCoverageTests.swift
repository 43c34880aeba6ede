import Badges
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ShadowCoverageTests {
  /// A dot whose shadow shows the filter itself.
  private let dot = Coverage(width: 1, height: 1, levels: [255])

  @Test func `without sigma the shape is copied to its place`() {
    let shape = RoundedBox.capsule(6, 4).coverage()
    let copy = shape.blurred(sigma: 0, offset: (2, -1), origin: (1, 3), canvas: (10, 8))
    for y in 0..<8 {
      for x in 0..<10 {
        let inside = 3..<9 ~= x && 2..<6 ~= y
        #expect(copy[x, y] == (inside ? shape[x - 3, y - 2] : 0))
      }
    }
  }

  @Test func `a shape beyond the canvas is cut`() {
    let shape = Coverage(width: 3, height: 1, levels: [10, 20, 30])
    let left = shape.blurred(sigma: 0, origin: (-1, 0), canvas: (3, 1))
    let right = shape.blurred(sigma: 0, origin: (2, 0), canvas: (3, 1))
    let gone = shape.blurred(sigma: 0, origin: (50, -9), canvas: (3, 1))
    #expect(left.levels == [20, 30, 0])
    #expect(right.levels == [0, 0, 10])
    #expect(gone.levels == [0, 0, 0])
  }

  @Test func `what lies outside the canvas still casts its shadow into it`() {
    let shape = RoundedBox.capsule(20, 14).coverage()
    for sigma in [1.45, 4] {
      let whole = shape.blurred(sigma: sigma, offset: (0.5, 0), origin: (30, 30), canvas: (80, 80))
      let part = shape.blurred(sigma: sigma, offset: (0.5, 0), origin: (-9, -8), canvas: (20, 12))
      for y in 0..<12 {
        for x in 0..<20 { #expect(part[x, y] == whole[x + 39, y + 38], "\(sigma)") }
      }
    }
  }

  @Test func `a fractional offset shares each level between two pixels`() {
    let quarter = dot.blurred(sigma: 0, offset: (0.25, 0), origin: (1, 0), canvas: (4, 1))
    let up = dot.blurred(sigma: 0, offset: (0, -0.5), origin: (0, 2), canvas: (1, 4))
    #expect(quarter.levels == [0, 191, 64, 0])
    #expect(up.levels == [0, 128, 128, 0])
  }

  @Test func `a fractional offset moves a shadow without softening it`() {
    for offset in [0.0, 0.25, 0.5, 0.9] {
      let shadow = edge.blurred(
        sigma: 1.5, offset: (offset, 0), origin: (20, -30), canvas: (140, 1))
      let (mean, variance) = moments(shadow)
      #expect(abs(mean - 20.5 - offset) < 0.01, "\(offset)")
      #expect(abs(variance - 2.25) < 0.05, "\(offset)")
    }
  }

  @Test func `a blur has the variance that was asked for`() {
    for sigma in [0.25, 0.5, 0.8, 1, 1.4, 2, 3.3, 6] {
      let shadow = edge.blurred(sigma: sigma, origin: (30, -30), canvas: (150, 1))
      let variance = moments(shadow).variance
      // The second term is what rounding to levels may add.
      #expect(abs(variance - sigma * sigma) < 0.01 * sigma * sigma + 0.008, "\(sigma)")
    }
  }

  @Test func `a blur keeps the mass of the shape`() {
    let shape = RoundedBox.capsule(31, 20).coverage()
    for sigma in [0.25, 1, 2.5, 7, 12] {
      let margin = Coverage.shadowReach(sigma: sigma) + 1
      let shadow = shape.blurred(
        sigma: sigma, offset: (0.3, 0.6), origin: (margin, margin),
        canvas: (31 + 2 * margin, 20 + 2 * margin))
      #expect(abs(shadow.area / shape.area - 1) < 0.005, "\(sigma)")
    }
  }

  @Test func `a symmetric shape has a symmetric shadow`() {
    for (width, height) in [(31, 20), (24, 24), (41, 41)] {
      for sigma in [0.25, 1, 3.7, 10] {
        let shadow = RoundedBox.capsule(width, height).coverage().blurred(
          sigma: sigma, origin: (33, 35), canvas: (width + 66, height + 70))
        #expect(shadow.mirrored == shadow, "\(width) × \(height), \(sigma)")
        #expect(shadow.flipped == shadow, "\(width) × \(height), \(sigma)")
      }
    }
  }

  @Test func `rows and columns are blurred alike`() {
    let shadow = RoundedBox.capsule(20, 20).coverage().blurred(
      sigma: 3.3, origin: (20, 20), canvas: (60, 60))
    for y in 0..<60 {
      for x in 0..<y { #expect(abs(Int(shadow[x, y]) - Int(shadow[y, x])) <= 1) }
    }
  }

  @Test func `no shadow goes beyond its reach, and little goes that far`() {
    let square = RoundedBox(width: 40, height: 40, radii: CornerRadii()).coverage()
    for sigma in [0, 0.1, 0.25, 0.7, 1, 1.41, 1.4143, 2, 2.44, 3, 5.5, 9] {
      for offset in [-1.5, 0, 0.25] {
        let reach = Coverage.shadowReach(sigma: sigma)
        let margin = reach + 6
        let side = 40 + 2 * margin
        let shadow = square.blurred(
          sigma: sigma, offset: (offset, 0), origin: (margin, margin), canvas: (side, side))
        let first = margin + Int(offset.rounded(.down)) - reach
        let last = margin + 39 + Int(offset.rounded(.up)) + reach
        let middle = (0..<side).map { shadow[$0, side / 2] }
        #expect(middle.enumerated().allSatisfy { first...last ~= $0.offset || $0.element == 0 })
        #expect(sigma == 0 || (middle[first] <= 1 && middle[last] <= 1), "\(sigma), \(offset)")
      }
    }
  }

  @Test func `a shadow is within a few levels of a Gaussian`() {
    for (sigma, levels) in [(1.0, 4.0), (3, 4), (10, 5)] {
      let shape = RoundedBox.capsule(36, 22).coverage()
      let margin = Int(3 * sigma) + 2
      let canvas = (width: 36 + 2 * margin, height: 22 + 2 * margin)
      let shadow = shape.blurred(sigma: sigma, origin: (margin, margin), canvas: canvas)
      let expected = gaussian(shape, sigma: sigma, margin: margin)
      #expect(shadow.distance(to: expected) <= levels, "\(sigma)")
    }
  }

  @Test func `a large even area stays fully covered`() {
    let square = RoundedBox(width: 90, height: 90, radii: CornerRadii()).coverage()
    let shadow = square.blurred(sigma: 9.7, origin: (0, 0), canvas: (90, 90))
    #expect((40..<50).allSatisfy { shadow[$0, 45] == 255 && shadow[45, $0] == 255 })
  }

  @Test func `any sigma is taken`() {
    let shadow = dot.blurred(sigma: 1e300, origin: (0, 0), canvas: (2, 2))
    #expect(shadow.levels == [0, 0, 0, 0])
    #expect(Coverage.shadowReach(sigma: .infinity) > 32767)
    #expect(dot.blurred(sigma: 1, origin: (0, 0), canvas: (0, 5)).levels.isEmpty)
  }

  /// A large area: the steps across its shadow's edge are the filter.
  private let edge = RoundedBox(width: 120, height: 61, radii: CornerRadii()).coverage()

  /// Mean and variance of the filter, from the rise of a shadow's left edge.
  private func moments(_ shadow: Coverage) -> (mean: Double, variance: Double) {
    let steps = (1..<(shadow.width / 2)).map {
      (Double($0) + 0.5, (Double(shadow[$0, 0]) - Double(shadow[$0 - 1, 0])) / 255)
    }
    let mean = steps.reduce(0) { $0 + $1.0 * $1.1 }
    return (mean, steps.reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 })
  }

  private func gaussian(_ shape: Coverage, sigma: Double, margin: Int) -> [Double] {
    let taps = (-margin * 2...margin * 2).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = taps.reduce(0, +)
    func weights(_ count: Int) -> [[Double]] {
      (0..<(count + 2 * margin)).map { place in
        (0..<count).map { sample in
          let tap = place - margin - sample + 2 * margin
          return taps.indices ~= tap ? taps[tap] / total : 0
        }
      }
    }
    let rows = weights(shape.width).map { row in
      (0..<shape.height).map { y in
        row.enumerated().reduce(0) { $0 + $1.element * Double(shape[$1.offset, y]) }
      }
    }
    return weights(shape.height).flatMap { down in
      rows.map { column in zip(down, column).reduce(0) { $0 + $1.0 * $1.1 } }
    }
  }
}
