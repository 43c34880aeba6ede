import BadgeImage
import Badges

/// A badge without its label: what badges of one size, shape and colours share.
final class Ground {
  /// What a ground is made from; equal descriptions make equal grounds.
  struct Description: Hashable {
    let size: PixelSize
    /// Where the shape lies.
    let badge: PixelRect
    let shape: RoundedBox
    let inside: RoundedBox?
    let shadow: ShadowDrawing?
    let colors: DrawingColors
    let opacity: Double
  }

  /// Mixes the label's pixels.
  let mixer: PixelMixer

  private let size: PixelSize
  private let cover: GroundCover
  private var kept: Bitmap?
  private var code: StencilGround?

  /// Pixels; a larger picture is made anew each time, so that no copy of it is needed.
  private static let largestKept = 1 << 16

  init(_ description: Description, mixer: PixelMixer) {
    size = description.size
    cover = GroundCover(description)
    self.mixer = mixer
  }

  /// The memory it takes, roughly, in bytes.
  var byteCount: Int {
    2 * size.width * size.height + (kept?.pixels.count ?? 0) + (code?.size ?? 0)
  }

  /// The ground as the encoder keeps it.
  var stencil: StencilGround {
    if let code { return code }
    let stencil = StencilGround(
      width: size.width, height: size.height, pixels: bitmap().words, ramp: mixer.labelled)
    code = stencil
    return stencil
  }

  /// The picture.
  func bitmap() -> Bitmap {
    if let kept { return kept }
    return cover.bitmap(mixedBy: mixer)
  }

  /// The picture with a label on it.
  func bitmap(with label: LabelMask) -> Bitmap {
    var result = bitmap()
    if size.width * size.height <= Self.largestKept { kept = result }
    let rect = label.rect
    result.withMutableWords { pixels in
      for y in 0..<rect.height {
        let row = label.levels[y * rect.width..<(y + 1) * rect.width]
        paint(row, on: pixels, from: (rect.y + y) * size.width + rect.x)
      }
    }
    return result
  }

  /// Paints a row of the label; where the ground is the fill, as nearly everywhere, the ramp knows.
  private func paint(
    _ row: ArraySlice<UInt8>, on pixels: UnsafeMutableBufferPointer<UInt32>, from start: Int
  ) {
    var index = start
    for level in row {
      if level > 0 {
        let isFill = UInt32(littleEndian: pixels[index]) == mixer.labelled[0]
        let pixel = isFill ? mixer.labelled[Int(level)] : mixed(level, at: index)
        pixels[index] = pixel.littleEndian
      }
      index += 1
    }
  }

  /// A pixel of the label where the shape does not fill the pixel.
  private func mixed(_ level: UInt8, at index: Int) -> UInt32 {
    var pixel = cover.pixel(x: index % size.width, y: index / size.width)
    pixel.label = level
    return mixer.pixel(pixel)
  }
}

/// What covers each pixel of a ground.
private struct GroundCover {
  private let size: PixelSize
  private let badge: PixelRect
  private let shape: Coverage
  private let inside: Coverage?
  private let shadow: Coverage?

  init(_ description: Ground.Description) {
    size = description.size
    badge = description.badge
    shape = description.shape.coverage()
    inside = description.inside?.coverage()
    let shape = shape
    shadow = description.shadow.map { shadow in
      shape.blurred(
        sigma: shadow.sigma, offset: (shadow.x, shadow.y),
        origin: (description.badge.x, description.badge.y),
        canvas: (description.size.width, description.size.height))
    }
  }

  /// Every pixel mixed from all that covers it; neighbours that are alike are mixed once.
  func bitmap(mixedBy mixer: PixelMixer) -> Bitmap {
    var bitmap = Bitmap(width: size.width, height: size.height)
    bitmap.withMutableWords { pixels in
      var last = PixelCover()
      var mixed = mixer.pixel(last)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let cover = pixel(x: x, y: y)
          if cover != last {
            mixed = mixer.pixel(cover)
            last = cover
          }
          pixels[y * size.width + x] = mixed.littleEndian
        }
      }
    }
    return bitmap
  }

  func pixel(x: Int, y: Int) -> PixelCover {
    var cover = PixelCover()
    cover.shadow = shadow?.levels[y * size.width + x] ?? 0
    let column = x - badge.x
    let row = y - badge.y
    guard (0..<badge.width).contains(column), (0..<badge.height).contains(row) else { return cover }
    cover.shape = shape.levels[row * badge.width + column]
    cover.inside = inside?.levels[row * badge.width + column] ?? cover.shape
    return cover
  }
}

extension Bitmap {
  /// The pixels as words, red in the lowest byte.
  fileprivate var words: [UInt32] {
    pixels.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
      }
    }
  }

  /// Lends the pixels as little-endian words.
  fileprivate mutating func withMutableWords(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    withUnsafeMutablePixels { $0.withMemoryRebound(to: UInt32.self, body) }
  }
}
