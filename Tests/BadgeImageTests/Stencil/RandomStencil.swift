@testable import BadgeImage

/// Makes badges that an encoder has to take, of all sizes and kinds.
struct RandomStencil {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func word() -> UInt32 {
    let word = UInt32.random(in: 0 ... .max, using: &generator)
    switch number(0...3) {
    case 0: return word
    case 1: return 0
    default: return word | 0xff00_0000
    }
  }

  /// A badge whose glyphs lie anywhere, mostly near the middle.
  mutating func wild(longestSide: Int) -> StencilCase {
    var badge = next(longestSide: longestSide)
    badge.masks = (0..<number(1...3)).map { _ in
      let width = number(0...max(1, badge.width / 4))
      let height = number(0...max(1, badge.height / 2))
      return PlacedMask(
        mask: mask(width, height), x: number(-2...badge.width + 1),
        y: number(-2...max(badge.height / 2, 1)))
    }
    return badge
  }

  /// A badge with as many glyphs as find a place.
  mutating func next(longestSide: Int) -> StencilCase {
    let width = number(1...longestSide)
    let height = number(1...longestSide)
    let ramp = ramp()
    let margins = (0..<height).map { margin($0, width, height) }
    let pixels = ground(width, margins, fill: ramp[0])
    return StencilCase(
      width: width, height: height, pixels: pixels, ramp: ramp, masks: masks(width, margins))
  }

  private mutating func ramp() -> [UInt32] {
    let first = word()
    if number(0...9) == 0 { return (0...255).map { _ in word() } }
    return number(0...9) == 0
      ? [UInt32](repeating: first, count: 256) : .ramp(from: first, to: word())
  }

  private var shape = (kind: 0, edge: 0)

  /// Columns without fill at both ends of a row: of a capsule, a box, or at random.
  private mutating func margin(_ y: Int, _ width: Int, _ height: Int) -> (left: Int, right: Int) {
    if y == 0 { shape = (number(0...3), number(0...6)) }
    switch shape.kind {
    case 0:
      let middle = Double(height) / 2
      let rise = abs(Double(y) + 0.5 - middle)
      let inset = Int(middle - max(middle * middle - rise * rise, 0).squareRoot()) + shape.edge
      return (inset, inset)
    case 1: return (shape.edge, shape.edge)
    case 2: return (number(0...width), number(0...width))
    default: return y % 7 == 3 ? (width, width) : (shape.edge + y % 3, 1)
    }
  }

  private mutating func ground(
    _ width: Int, _ margins: [(left: Int, right: Int)], fill: UInt32
  ) -> [UInt32] {
    let others = [0, word(), word(), word() & 0xff_ffff, word()]
    let shares = number(1...3)
    return margins.enumerated().flatMap { y, margin in
      (0..<width).map { x in
        if x >= margin.left, x < width - margin.right { return fill }
        let edge = min(abs(x - margin.left), abs(width - margin.right - x))
        return edge > 2 ? others[0] : others[(edge + min(y, margins.count - 1 - y) / shares) % 5]
      }
    }
  }

  private mutating func masks(
    _ width: Int, _ margins: [(left: Int, right: Int)]
  ) -> [PlacedMask] {
    var masks: [PlacedMask] = []
    let top = number(0...max(0, margins.count - 1))
    let height = number(1...max(1, min(margins.count - top, 40)))
    let rows = margins[top..<min(top + height, margins.count)]
    let left = (rows.map(\.left).max() ?? 0) + 1
    let end = width - (rows.map(\.right).max() ?? 0) - 1
    let middle = width / 2
    guard rows.allSatisfy({ $0.left <= middle && $0.right < width - middle }) else { return [] }
    var column = left
    while column < end, masks.count < 6 {
      let size = number(1...min(end - column, 30))
      masks.append(
        PlacedMask(mask: mask(size, number(1...rows.count)), x: column, y: top))
      column += size + (number(0...1) == 0 ? 0 : number(0...9))
    }
    return masks
  }

  /// Ink as glyphs have it: full inside, with stems, and soft at the edges; or noise, or none.
  private mutating func mask(_ width: Int, _ height: Int) -> Mask {
    let kind = number(0...5)
    var levels = [UInt8](repeating: 0, count: width * height)
    var (start, end) = (number(0...width), number(0...width))
    for y in 0..<height where kind > 0 {
      if number(0...2) == 0 { (start, end) = (number(0...width), number(0...width)) }
      for x in 0..<width {
        if kind == 1 || number(0...19) == 0 { levels[y * width + x] = UInt8(number(0...255)) }
        if kind > 1, x > start, x < end { levels[y * width + x] = 255 }
      }
    }
    return Mask(width: width, height: height, levels: levels)
  }
}
