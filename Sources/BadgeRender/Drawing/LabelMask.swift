import BadgeCairo
import Badges

/// The coverage of a whole label, cut to the picture.
struct LabelMask {
  /// Where it lies in the picture.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// One byte a pixel, row by row.
  private(set) var levels: [UInt8] = []

  /// Puts glyphs together; where they overlap, the second covers what the first left open.
  init(_ glyphs: [GlyphCache.Placed], in picture: PixelSize) {
    let boxes = glyphs.filter { $0.glyph.mask.width > 0 && $0.touches(picture) }
    guard let left = boxes.map(\.left).min(), let top = boxes.map(\.top).min(),
      let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).max()
    else { return }
    let x = max(left, 0)
    let y = max(top, 0)
    rect = PixelRect(
      x: x, y: y, width: max(0, min(right, picture.width) - x),
      height: max(0, min(bottom, picture.height) - y))
    levels = [UInt8](repeating: 0, count: rect.width * rect.height)
    for box in boxes { add(box) }
  }

  private mutating func add(_ glyph: GlyphCache.Placed) {
    let columns = max(glyph.left, rect.x)..<min(glyph.right, rect.x + rect.width)
    let rows = max(glyph.top, rect.y)..<min(glyph.bottom, rect.y + rect.height)
    let rect = rect
    levels.withUnsafeMutableBufferPointer { target in
      glyph.glyph.mask.levels.withUnsafeBufferPointer { source in
        for y in rows {
          let to = (y - rect.y) * rect.width - rect.x
          let from = (y - glyph.top) * glyph.glyph.mask.width - glyph.left
          for x in columns { target[to + x] = Self.union(target[to + x], source[from + x]) }
        }
      }
    }
  }

  private static func union(_ first: UInt8, _ second: UInt8) -> UInt8 {
    guard first > 0, second > 0 else { return first | second }
    return 255 - UInt8((Int(255 - first) * Int(255 - second) + 127) / 255)
  }
}

extension GlyphCache.Placed {
  fileprivate func touches(_ picture: PixelSize) -> Bool {
    left < picture.width && top < picture.height && right > 0 && bottom > 0
  }

  fileprivate var left: Int { x + glyph.mask.left }
  fileprivate var top: Int { y + glyph.mask.top }
  fileprivate var right: Int { left + glyph.mask.width }
  fileprivate var bottom: Int { top + glyph.mask.height }
}
