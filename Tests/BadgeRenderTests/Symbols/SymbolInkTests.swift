import BadgeImage
import BadgeRender
import Badges
import Testing

/// The ink of every symbol in every weight.
struct SymbolInkTests {
  /// Pixels a point, so that parts of points can be seen.
  private static let scale = 3.0

  /// 20 points: in pixels of the pictures, Inter's capitals are so high.
  private static let capHeight = 20 * 0.7273 * scale

  private static func bitmap(
    _ symbol: BadgeSymbol, _ weight: FontWeight, _ renderer: BadgeRenderer
  ) throws -> Bitmap {
    try renderer.bitmap(Badge(symbol, style: .ink(20, weight: weight)), scale: scale)
  }

  /// What each symbol covers in the nine weights, measured once for all tests.
  private static let inks: [BadgeSymbol: [SymbolInk]] = {
    guard let renderer = try? BadgeRenderer.fresh() else { return [:] }
    var inks: [BadgeSymbol: [SymbolInk]] = [:]
    for symbol in BadgeSymbol.allCases {
      inks[symbol] = FontWeight.named.compactMap { weight in
        (try? bitmap(symbol, weight, renderer)).map(SymbolInk.init)
      }
    }
    return inks
  }()

  private func inks(_ symbol: BadgeSymbol) throws -> [SymbolInk] {
    let inks = try #require(Self.inks[symbol])
    #expect(inks.count == 9)
    return inks
  }

  @Test(arguments: BadgeSymbol.allCases)
  func `there is more ink the heavier the weight`(symbol: BadgeSymbol) throws {
    let areas = try inks(symbol).map(\.area)
    #expect(areas[0] > 10)
    for (light, heavy) in zip(areas, areas.dropFirst()) { #expect(heavy > light) }
  }

  @Test(arguments: BadgeSymbol.allCases)
  func `ink stays within the box that the layout knows`(symbol: BadgeSymbol) throws {
    let reach = (symbol.enclosure == .none ? 0.6 : 0.8) * Self.capHeight + 1
    for ink in try inks(symbol) {
      #expect(Double(ink.left) >= ink.middle.x - reach)
      #expect(Double(ink.right) <= ink.middle.x + reach)
      #expect(Double(ink.top) >= ink.middle.y - reach)
      #expect(Double(ink.bottom) <= ink.middle.y + reach)
    }
  }

  /// Two parts of the middle of the ink's box and one of its centroid.
  @Test(arguments: BadgeSymbol.allCases)
  func `the optical centre is the badge's within half a point`(symbol: BadgeSymbol) throws {
    for ink in try inks(symbol) {
      let x = (Double(ink.left + ink.right) + ink.centroid.x) / 3
      let y = (Double(ink.top + ink.bottom) + ink.centroid.y) / 3
      #expect(abs(x - ink.middle.x) <= Self.scale / 2)
      #expect(abs(y - ink.middle.y) <= Self.scale / 2)
    }
  }

  @Test(arguments: BadgeSymbol.allCases)
  func `a symbol is as high as capitals within a fifth, a circle has its own size`(
    symbol: BadgeSymbol
  ) throws {
    guard symbol.glyph != .minus else { return }
    for ink in try inks(symbol)[3...] {
      let height = Double(ink.bottom - ink.top) / Self.capHeight
      switch symbol.enclosure {
      case .none: #expect((0.85...1.2).contains(height))
      case .circle: #expect((1.58...1.65).contains(height))
      case .filledCircle: #expect((0.6...1.1).contains(height))
      }
    }
  }

  /// Each hollow is a part of the badge that the ink closes off from the rest.
  @Test(arguments: [
    (BadgeSymbol.bell, 1), (.star, 1), (.heart, 1), (.lock, 2), (.person, 2), (.clock, 1),
    (.calendar, 1), (.bolt, 1), (.checkmark.circle, 1), (.questionmark.circle, 1),
  ])
  func `hollows stay open in the heaviest weight`(symbol: BadgeSymbol, count: Int) throws {
    for weight in [FontWeight.ultraLight, .black] {
      let bitmap = try Self.bitmap(symbol, weight, .fresh())
      #expect(bitmap.darkRegions - 1 >= count, "\(weight)")
    }
  }
}

/// White on a black badge: how much, and where.
private struct SymbolInk {
  /// In pixels.
  private(set) var area = 0.0
  /// The columns and rows with more than a trace.
  private(set) var left = Int.max
  private(set) var right = 0
  private(set) var top = Int.max
  private(set) var bottom = 0
  /// The point around which it lies evenly.
  private(set) var centroid = (x: 0.0, y: 0.0)
  /// The middle of the badge.
  let middle: (x: Double, y: Double)

  init(_ bitmap: Bitmap) {
    middle = (Double(bitmap.width) / 2, Double(bitmap.height) / 2)
    var (sum, momentX, momentY) = (0, 0, 0)
    for (index, white) in bitmap.whites.enumerated() where white > 0 {
      let (x, y) = (index % bitmap.width, index / bitmap.width)
      sum += white
      momentX += white * (2 * x + 1)
      momentY += white * (2 * y + 1)
      guard white >= 24 else { continue }
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
    }
    area = Double(sum) / 255
    centroid = (Double(momentX) / Double(2 * sum), Double(momentY) / Double(2 * sum))
  }
}

extension Bitmap {
  /// How many connected parts of the badge have no white on them.
  fileprivate var darkRegions: Int {
    var isOpen = zip(whites, alphas).map { $0 < 64 && $1 > 0 }
    var count = 0
    for start in isOpen.indices where isOpen[start] {
      count += 1
      var front = [start]
      isOpen[start] = false
      while let place = front.popLast() {
        for next in [place - 1, place + 1, place - width, place + width]
        where isOpen.indices.contains(next) && isOpen[next] {
          isOpen[next] = false
          front.append(next)
        }
      }
    }
    return count
  }
}
