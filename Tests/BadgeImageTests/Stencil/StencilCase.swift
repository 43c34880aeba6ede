@testable import BadgeImage

/// A badge as an encoder takes it, and the bitmap that it should become.
struct StencilCase {
  var ground: StencilGround
  var glyphs: [PlacedGlyph]
  var bitmap: Bitmap

  /// Composes a badge the plain way.
  init(width: Int, height: Int, pixels: [UInt32], ramp: [UInt32], _ masks: [PlacedMask]) {
    ground = StencilGround(width: width, height: height, pixels: pixels, ramp: ramp)
    glyphs = masks.map { PlacedGlyph($0.mask.glyph, x: $0.x, y: $0.y) }
    var composed = pixels
    for placed in masks {
      for y in 0..<placed.mask.height {
        for x in 0..<placed.mask.width where placed.mask[x, y] > 0 {
          let (column, row) = (placed.x + x, placed.y + y)
          guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
          composed[row * width + column] = ramp[Int(placed.mask[x, y])]
        }
      }
    }
    bitmap = Bitmap(width: width, height: height, words: composed)
  }
}

/// Levels of a glyph.
struct Mask {
  let width: Int
  let height: Int
  let levels: [UInt8]
  let glyph: StencilGlyph

  init(width: Int, height: Int, levels: [UInt8]) {
    (self.width, self.height, self.levels) = (width, height, levels)
    glyph = StencilGlyph(width: width, height: height, levels: levels)
  }

  /// Levels as digits 0…9 of 28 each, one text a row.
  init(_ rows: String...) {
    self.init(
      width: rows.first?.utf8.count ?? 0, height: rows.count,
      levels: rows.flatMap { $0.utf8.map { UInt8(Int($0 - 48) * 28) } })
  }

  subscript(x: Int, y: Int) -> UInt8 { levels[y * width + x] }
}

/// A mask and the pixel its top left corner lies on.
struct PlacedMask {
  let mask: Mask
  let x: Int
  let y: Int
}

extension Bitmap {
  /// A bitmap of pixel words, red in the lowest byte.
  init(width: Int, height: Int, words: [UInt32]) {
    self.init(
      width: width, height: height,
      pixels: words.flatMap { word in
        [word, word >> 8, word >> 16, word >> 24].map { UInt8($0 & 255) }
      })
  }
}

extension [UInt32] {
  /// A ramp from one pixel to another.
  static func ramp(from first: UInt32, to last: UInt32) -> [UInt32] {
    (0...255).map { (level: UInt32) -> UInt32 in
      var word: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let mixed = (first >> shift & 255) * (255 - level) + (last >> shift & 255) * level
        word |= (mixed + 127) / 255 << shift
      }
      return word
    }
  }
}
