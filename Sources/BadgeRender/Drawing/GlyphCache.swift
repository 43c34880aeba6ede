import BadgeCairo
import Badges

/// Coverage of glyphs that were drawn before.
///
/// A glyph lies on a grid of 1/64 pixel, whether it is new or remembered, so the cache can't change a
/// picture. It is emptied when it has outgrown its budget.
final class GlyphCache {
  private let budget: Int
  private let rasterizer = GlyphRasterizer()
  private var entries: [Key: Entry] = [:]
  private var size = 0

  /// Makes an empty cache.
  ///
  /// - Parameter budget: How many bytes of masks are kept; default: 4 MiB.
  init(budget: Int = 4 << 20) {
    self.budget = budget
  }

  /// A mask and the pixel that its glyph's origin lies in.
  struct PlacedMask {
    let mask: GlyphMask
    let x: Int
    let y: Int
  }

  /// The mask of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - x: Where its origin lies, in 1/1024 pixel from the picture's left edge.
  ///   - y: The same from the top edge.
  func mask(of glyph: ShapedLine.Glyph, x: Int, y: Int) throws(BadgeError) -> PlacedMask {
    // 16 units of 1/1024 are a step of 1/64.
    let column = (x + 8) >> 4
    let row = (y + 8) >> 4
    let key = Key(
      font: ObjectIdentifier(glyph.font), glyph: glyph.index, phaseX: UInt8(column & 63),
      phaseY: UInt8(row & 63))
    let known = entries[key]?.mask
    let mask = if let known { known } else { try draw(glyph, key) }
    return PlacedMask(mask: mask, x: column >> 6, y: row >> 6)
  }

  private func draw(_ glyph: ShapedLine.Glyph, _ key: Key) throws(BadgeError) -> GlyphMask {
    do {
      let mask = try rasterizer.mask(
        of: glyph.index, in: glyph.font, phaseX: Int(key.phaseX), phaseY: Int(key.phaseY))
      remember(Entry(font: glyph.font, mask: mask), for: key)
      return mask
    } catch {
      throw BadgeError(.internal, field: nil, "a glyph can't be drawn: \(error)")
    }
  }

  private func remember(_ entry: Entry, for key: Key) {
    if size > budget {
      entries.removeAll()
      size = 0
    }
    entries[key] = entry
    size += entry.mask.levels.count + MemoryLayout<Entry>.size
  }

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
    let phaseX: UInt8
    let phaseY: UInt8
  }

  /// The font is held so that no other can take its place in the key.
  private struct Entry {
    let font: LoadedFont
    let mask: GlyphMask
  }
}
