import CBadgePangoCairo

/// A part of a symbol that is filled by itself.
package struct SymbolLayer {
  /// Pixels from the symbol's centre, y downwards; polygons may overlap and run one way round.
  package let polygons: [[(x: Double, y: Double)]]
  /// Whether its left half mirrors the right one.
  package let isSymmetric: Bool
  /// Whether its upper half mirrors the lower one.
  package let isUpright: Bool
  /// Whether it is taken away from the layers before.
  package let isHole: Bool

  /// Creates a layer.
  package init(
    polygons: [[(x: Double, y: Double)]], isSymmetric: Bool, isUpright: Bool, isHole: Bool
  ) {
    self.polygons = polygons
    self.isSymmetric = isSymmetric
    self.isUpright = isUpright
    self.isHole = isHole
  }
}

/// Fills symbols with cairo, on the grid and with the rows that glyphs have.
package enum SymbolRasterizer {
  /// The coverage of a symbol.
  ///
  /// - Parameters:
  ///   - layers: Its parts, which don't overlap but for the holes.
  ///   - phaseX: How far right in its pixel the centre lies, in 64ths of a pixel.
  ///   - phaseY: How far down in its pixel the centre lies, in 64ths of a pixel.
  package static func mask(
    of layers: [SymbolLayer], phaseX: Int, phaseY: Int
  ) throws(CairoError) -> GlyphMask {
    let steps = Double(GlyphRasterizer.phases)
    let centre = (x: Double(phaseX) / steps, y: Double(phaseY) / steps)
    let reach = reach(of: layers)
    guard reach.x > 0, reach.y > 0 else { return .blank }
    // As far to the left as to the right, so that there is a pixel to mirror for each.
    let box = PixelBox(
      left: centre.x - reach.x, top: centre.y - reach.y, right: centre.x + reach.x,
      bottom: centre.y + reach.y)
    var levels = [UInt8](repeating: 0, count: box.width * box.height)
    for layer in layers {
      var part = try GlyphRasterizer.filled(box, origin: centre) { path(of: layer, in: $0) }
      // cairo's own mirror images differ by some levels. Between the middles and edges of pixels there
      // is nothing to mirror.
      if layer.isSymmetric, (2 * phaseX).isMultiple(of: GlyphRasterizer.phases) {
        mirror(&part, width: box.width)
      }
      if layer.isUpright, (2 * phaseY).isMultiple(of: GlyphRasterizer.phases) {
        flip(&part, box)
      }
      for index in levels.indices {
        levels[index] =
          layer.isHole
          ? levels[index] - min(levels[index], part[index])
          : levels[index] + min(255 - levels[index], part[index])
      }
    }
    return GlyphMask(box, levels)
  }

  private static func reach(of layers: [SymbolLayer]) -> (x: Double, y: Double) {
    var reach = (x: 0.0, y: 0.0)
    for point in layers.lazy.flatMap(\.polygons).joined() {
      reach.x = max(reach.x, abs(point.x))
      reach.y = max(reach.y, abs(point.y))
    }
    return reach
  }

  private static func path(of layer: SymbolLayer, in context: OpaquePointer?) {
    for polygon in layer.polygons {
      for point in polygon { cairo_line_to(context, point.x, point.y) }
      cairo_close_path(context)
      cairo_new_sub_path(context)
    }
  }

  private static func mirror(_ levels: inout [UInt8], width: Int) {
    for start in stride(from: 0, to: levels.count, by: width) {
      for x in 0..<width / 2 { average(&levels, start + x, start + width - 1 - x) }
    }
  }

  private static func flip(_ levels: inout [UInt8], _ box: PixelBox) {
    for y in 0..<box.height / 2 {
      let (upper, lower) = (y * box.width, (box.height - 1 - y) * box.width)
      for x in 0..<box.width { average(&levels, upper + x, lower + x) }
    }
  }

  private static func average(_ levels: inout [UInt8], _ one: Int, _ other: Int) {
    let level = UInt8((Int(levels[one]) + Int(levels[other]) + 1) / 2)
    levels[one] = level
    levels[other] = level
  }
}
