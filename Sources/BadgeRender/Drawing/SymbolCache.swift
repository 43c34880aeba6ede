import BadgeCairo
import Badges

/// Coverage of symbols that were drawn before.
///
/// A symbol lies on the grid that glyphs lie on, whether it is new or remembered, so the cache can't
/// change a picture.
final class SymbolCache {
  private static let phaseMask = GlyphRasterizer.phases - 1

  private var entries: RecentCache<Key, GlyphCache.Drawn>

  /// Makes an empty cache.
  ///
  /// - Parameter budget: How many bytes of masks are kept; default: 1 MiB.
  init(budget: Int = 1 << 20) {
    // The encoder's copy is as large as the mask.
    entries = RecentCache(budget: budget) { 2 * $0.mask.levels.count + 128 }
  }

  /// A symbol at its place.
  func place(_ symbol: SymbolDrawing) throws(BadgeError) -> GlyphCache.Placed {
    let column = Int((symbol.x * Double(GlyphRasterizer.phases)).rounded())
    let row = Int((symbol.y * Double(GlyphRasterizer.phases)).rounded())
    let key = Key(
      outline: symbol.outline, phaseX: column & Self.phaseMask, phaseY: row & Self.phaseMask)
    let known = entries.value(for: key)
    let drawn = if let known { known } else { try draw(key) }
    return GlyphCache.Placed(
      glyph: drawn, x: column >> GlyphRasterizer.phaseBits, y: row >> GlyphRasterizer.phaseBits)
  }

  private func draw(_ key: Key) throws(BadgeError) -> GlyphCache.Drawn {
    do {
      let layers = key.outline.layers.map(SymbolLayer.init)
      let mask = try SymbolRasterizer.mask(of: layers, phaseX: key.phaseX, phaseY: key.phaseY)
      let drawn = GlyphCache.Drawn(mask, of: nil)
      entries.insert(drawn, for: key)
      return drawn
    } catch {
      throw BadgeError(.internal, field: nil, "a symbol can't be drawn: \(error)")
    }
  }

  private struct Key: Hashable {
    let outline: SymbolOutline
    let phaseX: Int
    let phaseY: Int
  }
}

extension SymbolLayer {
  fileprivate init(_ layer: SymbolOutline.Layer) {
    self.init(
      polygons: layer.polygons.map { $0.map { (x: $0.x, y: $0.y) } },
      isSymmetric: layer.isSymmetric, isUpright: layer.isUpright, isHole: layer.isHole)
  }
}
