import BadgeCairo
import BadgeImage
import Badges

/// Coverage of glyphs that were drawn before.
///
/// A glyph lies on a grid of 1/64 pixel, whether it is new or remembered, so the cache can't change a
/// picture.
final class GlyphCache {
  private static let phaseMask = GlyphRasterizer.phases - 1

  private let rasterizer = GlyphRasterizer()
  private var entries: RecentCache<Key, Drawn>

  /// Makes an empty cache.
  ///
  /// - Parameter budget: How many bytes of masks are kept; default: 4 MiB.
  init(budget: Int = 4 << 20) {
    // The encoder's copy is as large as the mask.
    entries = RecentCache(budget: budget) { 2 * $0.mask.levels.count + 128 }
  }

  /// A glyph or symbol that was drawn, for the encoder as well as for pictures.
  final class Drawn {
    let mask: GlyphMask
    /// The mask as the encoder keeps it.
    private(set) lazy var stencil = StencilGlyph(
      width: mask.width, height: mask.height, levels: mask.levels)

    /// The font is held so that no other can take its place in the cache's key.
    private let font: LoadedFont?

    init(_ mask: GlyphMask, of font: LoadedFont?) {
      self.mask = mask
      self.font = font
    }
  }

  /// A glyph and the pixel that its origin lies in, or a symbol and that of its centre.
  struct Placed {
    let glyph: Drawn
    let x: Int
    let y: Int
  }

  /// A glyph at its place.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - x: Where its origin lies, in 1/1024 pixel from the picture's left edge.
  ///   - y: The same from the top edge.
  func place(_ glyph: ShapedLine.Glyph, x: Int, y: Int) throws(BadgeError) -> Placed {
    // 16 units of 1/1024 are a step of 1/64.
    let column = (x + 8) >> 4
    let row = (y + 8) >> 4
    let key = Key(
      font: ObjectIdentifier(glyph.font), glyph: glyph.index,
      phaseX: UInt8(column & Self.phaseMask),
      phaseY: UInt8(row & Self.phaseMask))
    let known = entries.value(for: key)
    let drawn = if let known { known } else { try draw(glyph, key) }
    return Placed(
      glyph: drawn, x: column >> GlyphRasterizer.phaseBits, y: row >> GlyphRasterizer.phaseBits)
  }

  private func draw(_ glyph: ShapedLine.Glyph, _ key: Key) throws(BadgeError) -> Drawn {
    do {
      let mask = try rasterizer.mask(
        of: glyph.index, in: glyph.font, phaseX: Int(key.phaseX), phaseY: Int(key.phaseY))
      let drawn = Drawn(mask, of: glyph.font)
      entries.insert(drawn, for: key)
      return drawn
    } catch {
      throw BadgeError(.internal, field: nil, "a glyph can't be drawn: \(error)")
    }
  }

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
    let phaseX: UInt8
    let phaseY: UInt8
  }
}
