import CBadgePangoCairo

/// A face and a size to set text in.
///
/// A map finds the face by it even among others of its family: by the width, slant and weight that the
/// face has, whatever was asked for.
package struct FontSpecification: Hashable, Sendable {
  /// The family.
  package let family: String
  /// The weight as in CSS, 1…1000.
  package let weight: Int
  /// Whether the face is italic.
  package let isItalic: Bool
  /// The width in per cent of the normal one.
  package let width: Int
  /// The em in pixels.
  package let pixelSize: Double

  /// Names a face; a variable one takes the weight, or comes as near to it as it can.
  package init(_ face: FontFace, weight: Int, pixelSize: Double) {
    family = face.name
    self.weight = face.weight(nearestTo: weight)
    isItalic = face.isItalic
    width = face.width
    self.pixelSize = pixelSize
  }
}

/// A PangoFontDescription.
///
/// It is filled field by field: read from a string, "Exo 2" would be size 2.
struct FontDescription: ~Copyable {
  let pointer: OpaquePointer?

  init(_ specification: FontSpecification) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, specification.family)
    // By number: Pango's names for 100 and 200, and for 800 and 900, are crossed over.
    pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: UInt32(specification.weight)))
    pango_font_description_set_style(
      pointer, specification.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(pointer, Self.stretch(specification.width))
    pango_font_description_set_absolute_size(
      pointer, specification.pixelSize * Double(PANGO_SCALE))
  }

  deinit { pango_font_description_free(pointer) }

  /// Pango's name for a width; they stand in the order of fontconfig's widths.
  private static func stretch(_ width: Int) -> PangoStretch {
    let widths = [50, 63, 75, 87, 100, 113, 125, 150, 200]
    let index = widths.firstIndex { $0 >= width } ?? widths.count - 1
    return PangoStretch(rawValue: UInt32(index))
  }
}
