import CBadgePangoCairo

/// Pixels in memory that cairo draws on, and the context that draws on them.
///
/// cairo documents that creating a surface or a context never returns NULL: a failure is a status.
final class ImageSurface {
  /// What a pixel holds.
  enum Format {
    /// 8-bit coverage.
    case coverage
    /// 32-bit premultiplied colour in the machine's byte order.
    case color
  }

  let width: Int
  let height: Int
  fileprivate let pointer: OpaquePointer?

  /// A colour picture of 16 megapixels takes 64 MiB, and a glyph in it not much more.
  private static let mostBytes = 128 << 20

  /// Creates a transparent surface.
  ///
  /// - Throws: `CairoError` where its sides are not positive or it would take more than 128 MiB.
  init(_ format: Format, width: Int, height: Int) throws(CairoError) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, width > 0, area <= Self.mostBytes / (format == .color ? 4 : 1),
      let columns = Int32(exactly: width), let rows = Int32(exactly: height)
    else { throw CairoError.tooLarge }
    self.width = width
    self.height = height
    pointer = cairo_image_surface_create(
      format == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, columns, rows)
    try CairoError.check(cairo_surface_status(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Draws with a context that lives for the call; its status is checked once, at the end.
  func draw(_ body: (_ context: OpaquePointer?) -> Void) throws(CairoError) {
    let context = cairo_create(pointer)
    defer { cairo_destroy(context) }
    body(context)
    try CairoError.check(cairo_status(context))
  }

  /// The finished pixels, and how many bytes lie from one row to the next.
  func withPixels<R>(_ body: (_ bytes: UnsafeRawBufferPointer, _ stride: Int) -> R) -> R {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let start = cairo_image_surface_get_data(pointer)
    return body(UnsafeRawBufferPointer(start: start, count: stride * height), stride)
  }

  /// Makes this surface the source of a context, so that its pixel (0, 0) falls on `origin` and its
  /// pixels are `scale` times as large.
  func setAsSource(of context: OpaquePointer?, x: Double, y: Double, scale: Double) {
    let pattern = cairo_pattern_create_for_surface(pointer)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / scale, 1 / scale)
    cairo_matrix_translate(&matrix, -x, -y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(context, pattern)
  }
}

extension ImageSurface {
  /// The pixels of a colour surface without the padding of its rows.
  var words: [UInt32] {
    withPixels { bytes, stride in
      [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
        for y in 0..<height {
          for x in 0..<width {
            words[y * width + x] = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          }
        }
        count = width * height
      }
    }
  }
}
