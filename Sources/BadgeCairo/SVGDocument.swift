import CBadgeRSVG

/// An SVG that can be drawn at any size.
///
/// Nothing outside the document is read. Texts and embedded pictures are left out: the ones depend on
/// fonts, the others may unpack to any size.
package final class SVGDocument {
  private let pointer: OpaquePointer

  private static let style = "text, image { display: none !important }"

  /// Reads a document; nil where it is none.
  package init?(_ bytes: [UInt8], library: SVGLibrary) {
    let pointer = bytes.withUnsafeBytes {
      badge_svg_open(library.library, $0.baseAddress, $0.count, Self.style)
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { badge_svg_close(pointer) }

  /// The document's own size in pixels, or that of its view box; nil where it has neither.
  package var size: (width: Double, height: Double)? {
    var (width, height) = (0.0, 0.0)
    guard
      badge_svg_size(pointer, &width, &height) != 0
        || badge_svg_view_box(pointer, &width, &height) != 0,
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }

  /// Draws the document as large as the sides allow, centred.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right.
  ///   - height: Pixels from top to bottom.
  /// - Returns: One premultiplied pixel a word, 0xAARRGGBB, row by row; nil where the document asks for
  ///   more than can be drawn.
  package func pixels(width: Int, height: Int) throws(CairoError) -> [UInt32]? {
    let surface = try ImageSurface(.color, width: width, height: height)
    var isDrawn: Int32 = 0
    do throws(CairoError) {
      try surface.draw { context in
        let context = context.map { UnsafeMutableRawPointer($0) }
        isDrawn = badge_svg_draw(pointer, context, Double(width), Double(height))
      }
    } catch {
      guard isDrawn != 0 else { return nil }
      throw error
    }
    return isDrawn == 0 ? nil : surface.words
  }
}
