/// How a stored picture is turned and mirrored to stand upright; the raw value is Exif's own.
enum Orientation: UInt8 {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown
  case mirroredQuarter, quarter, mirroredThreeQuarters, threeQuarters

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }

  /// Where the upright picture's pixel (x, y) is stored, in a picture of these sides.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .upsideDown: (right - x, bottom - y)
    case .mirroredUpsideDown: (x, bottom - y)
    case .mirroredQuarter: (y, x)
    case .quarter: (y, bottom - x)
    case .mirroredThreeQuarters: (right - y, bottom - x)
    case .threeQuarters: (right - y, x)
    }
  }
}

extension Orientation {
  /// Reads the orientation of the first picture in Exif data; upright where none is said.
  init(exif bytes: [UInt8]) throws(Unusable) {
    guard let value = try ExifReader(bytes).orientation else {
      self = .upright
      return
    }
    guard (1...8).contains(value), let orientation = Orientation(rawValue: UInt8(value)) else {
      throw Unusable("the orientation (eXIf) \(value) is not between 1 and 8")
    }
    self = orientation
  }
}

/// Reads the TIFF structure that Exif data is.
private struct ExifReader {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init(_ bytes: [UInt8]) throws(Unusable) {
    self.bytes = bytes
    switch bytes.prefix(4) {
    case [0x4d, 0x4d, 0, 42]: isBigEndian = true
    case [0x49, 0x49, 42, 0]: isBigEndian = false
    default: throw Self.damaged
    }
  }

  /// The value of tag 0x0112 in the first directory.
  var orientation: Int? {
    get throws(Unusable) {
      let start = try integer(at: 4, size: 4)
      let count = try integer(at: start, size: 2)
      for entry in 0..<count {
        let position = start + 2 + entry * 12
        guard try integer(at: position, size: 2) == 0x0112 else { continue }
        guard try integer(at: position + 2, size: 2) == 3 else { throw Self.damaged }
        return try integer(at: position + 8, size: 2)
      }
      return nil
    }
  }

  private func integer(at position: Int, size: Int) throws(Unusable) -> Int {
    guard position <= bytes.count - size else { throw Self.damaged }
    let field = bytes[position..<(position + size)]
    return isBigEndian
      ? field.reduce(0) { $0 << 8 | Int($1) } : field.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static let damaged = Unusable("the orientation (eXIf) is damaged")
}

extension Bitmap {
  /// The picture turned to stand upright, its pixels as they are.
  func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    var result = Bitmap(width: columns, height: rows)
    result.withUnsafeMutablePixels { target in
      pixels.withUnsafeBytes { source in
        let pixels = source.bindMemory(to: UInt32.self)
        let turned = target.bindMemory(to: UInt32.self)
        for y in 0..<rows {
          for x in 0..<columns {
            let place = orientation.source(x: x, y: y, width: width, height: height)
            turned[y * columns + x] = pixels[place.y * width + place.x]
          }
        }
      }
    }
    return result
  }
}
