import CBadgePangoCairo

/// A line of text as glyphs in their places.
///
/// Lengths are Pango units: 1/1024 of a pixel.
package struct ShapedLine: Equatable {
  /// One glyph.
  package struct Glyph: Equatable {
    /// Its face.
    package let font: LoadedFont
    /// Its number in the face.
    package let index: UInt32
    /// The distance of its origin from the line's start, to the right.
    package let x: Int
    /// The distance of its origin from the baseline, downwards.
    package let y: Int

    /// Whether it has colours of its own.
    package var isColored: Bool { font.isColored(index) }

    package static func == (left: Glyph, right: Glyph) -> Bool {
      left.font === right.font && left.index == right.index && left.x == right.x
        && left.y == right.y
    }
  }

  /// The glyphs from left to right.
  package internal(set) var glyphs: [Glyph] = []
  /// How far the pen moves.
  package internal(set) var advance = 0
  /// The characters that no face has, each once, in the order of their first appearance.
  package internal(set) var missing: [Unicode.Scalar] = []
}

extension ShapedLine {
  /// The box of the ink, y downwards from the baseline; nil without ink.
  package var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for glyph in glyphs {
      guard let extents = glyph.font.extents(of: glyph.index) else { continue }
      let left = glyph.x + Int(extents.x_bearing)
      let top = glyph.y - Int(extents.y_bearing)
      let right = left + Int(extents.width)
      let bottom = top - Int(extents.height)
      let old = box ?? (left, top, right, bottom)
      box = (
        min(old.left, left), min(old.top, top), max(old.right, right), max(old.bottom, bottom)
      )
    }
    return box
  }
}

/// Collects Pango's runs into a line, with digits in cells of one width.
struct ShapedLineBuilder {
  private(set) var line = ShapedLine()
  private let text: [UInt8]

  init(text: [UInt8]) {
    self.text = text
  }

  /// Appends a piece of the text.
  ///
  /// - Parameters:
  ///   - glyphs: Its glyphs.
  ///   - textStart: Where it begins in the text, in bytes.
  ///   - font: Its face.
  mutating func append(_ glyphs: PangoGlyphString, textStart: Int, in font: LoadedFont) {
    for index in 0..<Int(glyphs.num_glyphs) {
      let info = glyphs.glyphs[index]
      guard info.glyph != emptyGlyph else {
        line.advance += Int(info.geometry.width)
        continue
      }
      if info.glyph & unknownGlyphBit != 0 {
        appendMissing(info.glyph & ~unknownGlyphBit, in: font)
      } else {
        let zero = decadeOfLoneDigit(at: index, in: glyphs, textStart: textStart)
        append(info, cell: zero.map { font.widestDigit(from: $0) }, in: font)
      }
    }
  }

  /// Appends a glyph; in a cell it is centred and moves the pen by the cell's width.
  ///
  /// Kerning does not move a digit in its cell: it is centred by the advance it has alone.
  private mutating func append(_ info: PangoGlyphInfo, cell: Int?, in font: LoadedFont) {
    let centring = cell.map { ($0 - Int(font.advance(of: info.glyph))) / 2 } ?? 0
    line.glyphs.append(
      ShapedLine.Glyph(
        font: font, index: info.glyph,
        x: line.advance + Int(info.geometry.x_offset) + centring, y: Int(info.geometry.y_offset)))
    line.advance += cell ?? Int(info.geometry.width)
  }

  /// Appends the face's own sign for a missing glyph.
  private mutating func appendMissing(_ value: UInt32, in font: LoadedFont) {
    line.glyphs.append(ShapedLine.Glyph(font: font, index: 0, x: line.advance, y: 0))
    line.advance += Int(font.advance(of: 0))
    if let scalar = Unicode.Scalar(value), !line.missing.contains(scalar) {
      line.missing.append(scalar)
    }
  }

  /// The zero of a digit's decade, where the glyph is all there is of a cluster of just that digit.
  private func decadeOfLoneDigit(
    at index: Int, in glyphs: PangoGlyphString, textStart: Int
  ) -> UInt32? {
    guard let clusters = glyphs.log_clusters else { return nil }
    let cluster = clusters[index]
    let isShared =
      (index > 0 && clusters[index - 1] == cluster)
      || (index + 1 < Int(glyphs.num_glyphs) && clusters[index + 1] == cluster)
    guard !isShared, let scalar = scalar(at: textStart + Int(cluster)),
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return scalar.value - UInt32(value)
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard text.indices.contains(offset) else { return nil }
    if text[offset] < 0x80 { return Unicode.Scalar(text[offset]) }
    let end = min(offset + 4, text.count)
    return String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars.first
  }
}

/// A sign for a glyph with no ink; Pango's macro of that name is not imported.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF

/// Set in the glyph number of a character that no face has; Pango's macro is not imported.
private let unknownGlyphBit: UInt32 = 0x1000_0000
