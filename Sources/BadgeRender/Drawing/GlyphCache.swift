import BadgeCairo
import BadgeImage
import Badges

/// Coverage of glyphs and symbols that were drawn before.
///
/// They lie on a grid of 1/64 pixel, whether new or remembered, so the cache can't change a picture. It
/// is emptied when it has outgrown its budget.
final class GlyphCache {
  private static let phaseMask = GlyphRasterizer.phases - 1

  private let budget: Int
  private let rasterizer = GlyphRasterizer()
  private var entries: [Key: Drawn] = [:]
  private var symbols: [SymbolKey: Drawn] = [:]
  private var size = 0

  /// Makes an empty cache.
  ///
  /// - Parameter budget: How many bytes of masks are kept; default: 4 MiB.
  init(budget: Int = 4 << 20) {
    self.budget = budget
  }

  /// A glyph that was drawn, for the encoder as well as for pictures.
  final class Drawn {
    let mask: GlyphMask
    /// The mask as the encoder keeps it.
    private(set) lazy var stencil = StencilGlyph(
      width: mask.width, height: mask.height, levels: mask.levels)

    /// The font is held so that no other can take its place in the cache's key.
    private let font: LoadedFont?

    fileprivate init(_ mask: GlyphMask, of font: LoadedFont?) {
      self.mask = mask
      self.font = font
    }
  }

  /// A glyph and the pixel that its origin lies in, a symbol and that of its centre.
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
    let known = entries[key]
    let drawn = if let known { known } else { try draw(glyph, key) }
    return Placed(
      glyph: drawn, x: column >> GlyphRasterizer.phaseBits, y: row >> GlyphRasterizer.phaseBits)
  }

  /// A symbol at its place.
  func place(_ symbol: SymbolDrawing) throws(BadgeError) -> Placed {
    let column = Int((symbol.x * Double(GlyphRasterizer.phases)).rounded())
    let row = Int((symbol.y * Double(GlyphRasterizer.phases)).rounded())
    let key = SymbolKey(
      outline: symbol.outline, phaseX: column & Self.phaseMask, phaseY: row & Self.phaseMask)
    let known = symbols[key]
    let drawn = if let known { known } else { try draw(key) }
    return Placed(
      glyph: drawn, x: column >> GlyphRasterizer.phaseBits, y: row >> GlyphRasterizer.phaseBits)
  }

  private func draw(_ key: SymbolKey) throws(BadgeError) -> Drawn {
    do {
      let layers = key.outline.layers.map(SymbolLayer.init)
      let mask = try SymbolRasterizer.mask(of: layers, phaseX: key.phaseX, phaseY: key.phaseY)
      let drawn = Drawn(mask, of: nil)
      makeRoom(for: drawn)
      symbols[key] = drawn
      return drawn
    } catch {
      throw BadgeError(.internal, field: nil, "a symbol can't be drawn: \(error)")
    }
  }

  private func draw(_ glyph: ShapedLine.Glyph, _ key: Key) throws(BadgeError) -> Drawn {
    do {
      let mask = try rasterizer.mask(
        of: glyph.index, in: glyph.font, phaseX: Int(key.phaseX), phaseY: Int(key.phaseY))
      let drawn = Drawn(mask, of: glyph.font)
      makeRoom(for: drawn)
      entries[key] = drawn
      return drawn
    } catch {
      throw BadgeError(.internal, field: nil, "a glyph can't be drawn: \(error)")
    }
  }

  private func makeRoom(for drawn: Drawn) {
    if size > budget {
      entries.removeAll()
      symbols.removeAll()
      size = 0
    }
    // The encoder's copy is as large as the mask.
    size += 2 * drawn.mask.levels.count + 128
  }

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
    let phaseX: UInt8
    let phaseY: UInt8
  }

  private struct SymbolKey: Hashable {
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
