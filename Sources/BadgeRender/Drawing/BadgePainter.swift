import BadgeImage
import Badges

/// Fills a picture from what covers it; it decides nothing.
struct BadgePainter {
  let size: PixelSize
  /// Where the shape lies.
  let badge: PixelRect
  let shape: Coverage
  /// The shape without its border, where there is one.
  let inside: Coverage?
  /// The shadow, as large as the picture, where there is one.
  let shadow: Coverage?
  let label: LabelMask
  let mixer: PixelMixer

  /// The picture.
  func paint() -> Bitmap {
    var bitmap = Bitmap(width: size.width, height: size.height)
    bitmap.withUnsafeMutablePixels { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      if inside == nil, shadow == nil {
        paintPlainShape(on: pixels)
        paintLabelOnPlainShape(on: pixels)
      } else {
        paintAll(on: pixels)
      }
    }
    return bitmap
  }

  private func paintPlainShape(on pixels: UnsafeMutableBufferPointer<UInt32>) {
    shape.levels.withUnsafeBufferPointer { levels in
      mixer.ground.withUnsafeBufferPointer { ground in
        for y in 0..<badge.height {
          let to = (badge.y + y) * size.width + badge.x
          let from = y * badge.width
          for x in 0..<badge.width { pixels[to + x] = ground[Int(levels[from + x])].littleEndian }
        }
      }
    }
  }

  private func paintLabelOnPlainShape(on pixels: UnsafeMutableBufferPointer<UInt32>) {
    let rect = label.rect
    label.levels.withUnsafeBufferPointer { levels in
      for y in 0..<rect.height {
        for x in 0..<rect.width {
          let level = levels[y * rect.width + x]
          guard level > 0 else { continue }
          let shape = shapeLevel(x: rect.x + x, y: rect.y + y)
          let pixel =
            shape == 255
            ? mixer.labelled[Int(level)]
            : mixer.pixel(PixelCover(shape: shape, inside: shape, label: level))
          pixels[(rect.y + y) * size.width + rect.x + x] = pixel.littleEndian
        }
      }
    }
  }

  private func shapeLevel(x: Int, y: Int) -> UInt8 {
    let column = x - badge.x
    let row = y - badge.y
    guard (0..<badge.width).contains(column), (0..<badge.height).contains(row) else { return 0 }
    return shape.levels[row * badge.width + column]
  }

  /// Every pixel from all that covers it; neighbours that are alike are mixed once.
  private func paintAll(on pixels: UnsafeMutableBufferPointer<UInt32>) {
    var last = PixelCover()
    var mixed = mixer.pixel(last)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cover = cover(x: x, y: y)
        if cover != last {
          mixed = mixer.pixel(cover)
          last = cover
        }
        pixels[y * size.width + x] = mixed.littleEndian
      }
    }
  }

  private func cover(x: Int, y: Int) -> PixelCover {
    var cover = PixelCover()
    cover.shadow = shadow?.levels[y * size.width + x] ?? 0
    let column = x - badge.x
    let row = y - badge.y
    if (0..<badge.width).contains(column), (0..<badge.height).contains(row) {
      cover.shape = shape.levels[row * badge.width + column]
      cover.inside = inside?.levels[row * badge.width + column] ?? cover.shape
    }
    let labelX = x - label.rect.x
    let labelY = y - label.rect.y
    if (0..<label.rect.width).contains(labelX), (0..<label.rect.height).contains(labelY) {
      cover.label = label.levels[labelY * label.rect.width + labelX]
    }
    return cover
  }
}
