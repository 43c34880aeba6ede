@testable import BadgeImage

/// A badge as an encoder takes it, and the bitmap that it should become.
struct StencilCase {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  let ramp: [UInt32]
  var masks: [PlacedMask]

  /// A ground that has coded nothing yet.
  var ground: StencilGround {
    StencilGround(width: width, height: height, pixels: pixels, ramp: ramp)
  }

  var glyphs: [PlacedGlyph] { masks.map { PlacedGlyph($0.mask.glyph, x: $0.x, y: $0.y) } }

  /// The badge, composed the plain way.
  var bitmap: Bitmap {
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
    return Bitmap(width: width, height: height, words: composed)
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
        word |= ((mixed + 127) / 255) << shift
      }
      return word
    }
  }
}

extension StencilCase {
  /// An opaque box of one colour, a pixel inside of a transparent picture.
  static func box(_ width: Int, _ height: Int, _ masks: [PlacedMask]) -> StencilCase {
    let red: UInt32 = 0xff30_3bff
    let pixels = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      return (1..<width - 1).contains(x) && (1..<height - 1).contains(y) ? red : 0
    }
    return StencilCase(
      width: width, height: height, pixels: pixels, ramp: .ramp(from: red, to: .max), masks: masks)
  }

  static func box(_ width: Int, _ height: Int, _ masks: PlacedMask...) -> StencilCase {
    box(width, height, masks)
  }
}

extension Mask {
  /// A digit's kind of shape: a ring with a soft edge.
  static func ring(_ width: Int, _ height: Int) -> Mask {
    let levels = (0..<width * height).map { index -> UInt8 in
      let x = Double(index % width * 2 + 1) / Double(width) - 1
      let y = Double(index / width * 2 + 1) / Double(height) - 1
      let distance = (x * x + y * y).squareRoot()
      return UInt8(min(max(255 - abs(distance - 0.75) * 1200 + 150, 0), 255))
    }
    return Mask(width: width, height: height, levels: levels)
  }
}
