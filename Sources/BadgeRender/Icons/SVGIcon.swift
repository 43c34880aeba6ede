import BadgeCairo
import BadgeImage
import Badges

/// An SVG that becomes an icon.
struct SVGIcon {
  private let document: SVGDocument
  private let warnings: [IconWarning]

  /// The longest file, in bytes: a drawing takes a hundred times its text in memory.
  static let mostBytes = 1 << 20

  /// The largest picture, in pixels, as of badges.
  static let mostPixels = 1 << 24

  /// Reads a document.
  ///
  /// - Throws: `BadgeError` about `on`.
  init(_ bytes: [UInt8], library: SVGLibrary?) throws(BadgeError) {
    guard let library else {
      throw Self.bad(
        "an SVG, for which librsvg isn't installed; install it (Debian: librsvg2-2), or convert the"
          + " icon to PNG")
    }
    guard bytes.count <= Self.mostBytes else {
      throw Self.bad("an SVG larger than \(Self.mostBytes >> 20) MiB; convert it to PNG")
    }
    let text = SVGText(bytes)
    if let reason = text.refusal { throw Self.bad("an SVG \(reason); convert it to PNG") }
    guard let document = SVGDocument(bytes, library: library) else {
      throw Self.bad("an SVG that is damaged, or not well-formed XML")
    }
    self.document = document
    warnings = text.warnings
  }

  /// Draws the document.
  ///
  /// - Throws: `BadgeError` about `onSize` where it has no size of its own and none is given, or one too
  ///   large, and about `on` where it can't be drawn.
  func icon(size: Double?, scale: Double) throws(BadgeError) -> Icon {
    let (width, height) = try sides(size: size, scale: scale)
    do throws(CairoError) {
      if let pixels = try document.pixels(width: width, height: height) {
        return Icon(
          Bitmap(premultiplied: pixels, width: width, height: height), warnings: warnings)
      }
    } catch {
      throw BadgeError(.internal, field: nil, "the SVG could not be drawn: \(error)")
    }
    throw Self.bad("an SVG that asks for more than can be drawn; convert it to PNG")
  }

  /// The picture's sides in pixels: the longer one as asked, the other one in proportion.
  private func sides(size: Double?, scale: Double) throws(BadgeError) -> (Int, Int) {
    if let size, !(1...1000).contains(size) {
      throw BadgeError(field: "onSize", "\(size): a size in points is from 1 to 1000")
    }
    guard let own = document.size ?? size.map({ ($0, $0) }) else {
      throw BadgeError(.invalidValue, field: "onSize", "the SVG has no size of its own; give one")
    }
    let longer = max(own.width, own.height)
    let factor = (size ?? longer) / longer * scale
    let (width, height) = (own.width * factor, own.height * factor)
    guard max(width, height) <= Double(Bitmap.maximumSide),
      width * height <= Double(Self.mostPixels)
    else {
      throw BadgeError(
        .tooLarge, field: "onSize",
        "the SVG would have more than \(Self.mostPixels >> 20) megapixels; give a smaller size")
    }
    // Lengths that are whole but for the last bits of a product stay whole.
    return (
      max(1, Int((width - 1 / 1024).rounded(.up))), max(1, Int((height - 1 / 1024).rounded(.up)))
    )
  }

  private static func bad(_ message: String) -> BadgeError {
    BadgeError(.badIcon, field: "on", message)
  }
}
