import CBadgePangoCairo

/// The coverage of one glyph or symbol, 255 being full, on whole pixels relative to the pixel of its origin.
package struct GlyphMask: Sendable {
  /// Pixels from the origin's pixel to the mask's left column.
  package let left: Int
  /// Pixels from the origin's pixel to the mask's top row.
  package let top: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// One byte a pixel, row by row.
  package let levels: [UInt8]

  static let blank = GlyphMask(PixelBox(left: 0, top: 0, right: 0, bottom: 0), [])

  init(_ box: PixelBox, _ levels: [UInt8]) {
    left = box.left
    top = box.top
    width = box.width
    height = box.height
    self.levels = levels
  }
}

/// Whole pixels that hold a box.
struct PixelBox {
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = Int(left.rounded(.down))
    self.top = Int(top.rounded(.down))
    width = Int(right.rounded(.up)) - self.left
    height = Int(bottom.rounded(.up)) - self.top
  }
}

/// Fills glyph outlines with cairo.
package final class GlyphRasterizer {
  /// The steps of a pixel at which glyphs lie, each way.
  package static let phases = 1 << phaseBits

  /// The bits of a place on that grid that say where in its pixel it lies.
  package static let phaseBits = 6

  /// How glyphs become pixels, in a line that changes whenever that does.
  package static let drawing =
    "outlines without hints, grey, 1/\(phases) pixel, \(rowsPerPixel) rows a pixel"

  private static let unitsPerPixel = Double(PANGO_SCALE)

  /// cairo samples 15 rows a pixel; a picture stretched fourfold and averaged has 60.
  private static let rowsPerPixel = 4

  private let functions: OpaquePointer?

  /// Creates a rasterizer.
  package init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, context, _, x, y, _ in move(context, x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, context, _, x, y, _ in line(context, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, context, _, x1, y1, x2, y2, x3, y3, _ in curve(context, x1, y1, x2, y2, x3, y3) },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, context, _, _ in cairo_close_path(context.map { OpaquePointer($0) }) },
      nil, nil)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// The coverage of a glyph's outline.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number in its font.
  ///   - phaseX: How far right in its pixel the origin lies, in 64ths of a pixel.
  ///   - phaseY: How far down in its pixel the origin lies, in 64ths of a pixel.
  package func mask(
    of glyph: UInt32, in font: LoadedFont, phaseX: Int, phaseY: Int
  ) throws(CairoError) -> GlyphMask {
    guard let box = font.extents(of: glyph) else { return .blank }
    let steps = Double(Self.phases)
    let origin = (x: Double(phaseX) / steps, y: Double(phaseY) / steps)
    let unit = Self.unitsPerPixel
    let pixels = PixelBox(
      left: origin.x + Double(box.x_bearing) / unit, top: origin.y - Double(box.y_bearing) / unit,
      right: origin.x + (Double(box.x_bearing) + Double(box.width)) / unit,
      bottom: origin.y - (Double(box.y_bearing) + Double(box.height)) / unit)
    let levels = try Self.filled(pixels, origin: origin) { context in
      cairo_scale(context, 1 / unit, -1 / unit)
      badge_draw_glyph(font.harfbuzz, glyph, functions, UnsafeMutableRawPointer(context))
    }
    return GlyphMask(pixels, levels)
  }

  /// The coverage of a path, pixel by pixel of a box.
  ///
  /// - Parameters:
  ///   - box: What holds the path.
  ///   - origin: Where the path's own origin lies.
  ///   - path: Draws the path, in pixels from its origin.
  static func filled(
    _ box: PixelBox, origin: (x: Double, y: Double), _ path: (_ context: OpaquePointer?) -> Void
  ) throws(CairoError) -> [UInt8] {
    let surface = try ImageSurface(
      .coverage, width: box.width, height: box.height * rowsPerPixel)
    try surface.draw { context in
      cairo_scale(context, 1, Double(rowsPerPixel))
      cairo_translate(context, origin.x - Double(box.left), origin.y - Double(box.top))
      // A tenth of a pixel, cairo's own choice, is 25 levels.
      cairo_set_tolerance(context, 0.01)
      path(context)
      cairo_fill(context)
    }
    return averagedRows(of: surface)
  }

  /// The surface with every four rows made one.
  private static func averagedRows(of surface: ImageSurface) -> [UInt8] {
    surface.withPixels { bytes, stride in
      let rows = rowsPerPixel
      let height = surface.height / rows
      return [UInt8](unsafeUninitializedCapacity: surface.width * height) { levels, count in
        for y in 0..<height {
          for x in 0..<surface.width {
            var sum = rows / 2
            for row in 0..<rows { sum += Int(bytes[(y * rows + row) * stride + x]) }
            levels[y * surface.width + x] = UInt8(sum / rows)
          }
        }
        count = surface.width * height
      }
    }
  }
}

private func move(_ context: UnsafeMutableRawPointer?, _ x: Float, _ y: Float) {
  cairo_move_to(context.map { OpaquePointer($0) }, Double(x), Double(y))
}

private func line(_ context: UnsafeMutableRawPointer?, _ x: Float, _ y: Float) {
  cairo_line_to(context.map { OpaquePointer($0) }, Double(x), Double(y))
}

private func curve(
  _ context: UnsafeMutableRawPointer?, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float,
  _ x3: Float, _ y3: Float
) {
  cairo_curve_to(
    context.map { OpaquePointer($0) }, Double(x1), Double(y1), Double(x2), Double(y2), Double(x3),
    Double(y3))
}
