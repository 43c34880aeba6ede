import BadgeImage
import Badges

extension Bitmap {
  /// The alpha of every pixel, row by row.
  var alphas: [UInt8] { stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] } }

  /// The picture seen in a mirror that stands beside it.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[width - 1 - x, y] = self[x, y] }
    }
    return result
  }

  /// The picture seen in a mirror that lies below it.
  var flipped: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, height - 1 - y] = self[x, y] }
    }
    return result
  }

  /// How strongly each pixel shows white on a black badge, 0…255: the label's coverage.
  var whites: [Int] {
    stride(from: 0, to: pixels.count, by: 4).map { Int(pixels[$0]) * Int(pixels[$0 + 3]) / 255 }
  }

  /// The rows that show white on a black badge in more than a trace.
  var whiteRows: ClosedRange<Int>? {
    let whites = whites
    let rows = (0..<height).filter { y in
      whites[(y * width)..<((y + 1) * width)].contains { $0 >= 24 }
    }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  /// The columns that show white on a black badge in more than a trace.
  var whiteColumns: ClosedRange<Int>? {
    let whites = whites
    let columns = (0..<width).filter { x in
      stride(from: x, to: whites.count, by: width).contains { whites[$0] >= 24 }
    }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  /// The white on a black badge, in pixels.
  var whiteArea: Double { Double(whites.reduce(0, +)) / 255 }

  /// Every pixel of the outermost rows and columns.
  var rim: [Pixel] {
    (0..<width).flatMap { [self[$0, 0], self[$0, height - 1]] }
      + (0..<height).flatMap { [self[0, $0], self[width - 1, $0]] }
  }
}

extension Bitmap {
  /// How much darker than white the picture is, in pixels of black; for a label on a white badge.
  var darkness: Double { darks.reduce(0, +) }

  /// The column around which what is darker than white lies evenly.
  var darkCentre: Double {
    var moment = 0.0
    for (index, dark) in darks.enumerated() { moment += dark * (Double(index % width) + 0.5) }
    return moment / darkness
  }

  /// Whether red, green and blue are equal in every pixel.
  var isGray: Bool {
    (0..<(width * height)).allSatisfy { index in
      let pixel = self[index % width, index / width]
      return Set([pixel.red, pixel.green, pixel.blue]).count == 1
    }
  }

  private var darks: [Double] {
    (0..<(width * height)).map { index in
      let pixel = self[index % width, index / width]
      let light = Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)
      return Double((765 - light) * Int(pixel.alpha)) / Double(765 * 255)
    }
  }
}

extension Bitmap {
  /// A column and a row.
  struct Place: Equatable {
    let x: Int
    let y: Int
  }

  /// The first pixel, row by row, that is as a test says it must not be.
  func place(where isWrong: (_ place: Place, _ pixel: Pixel) -> Bool) -> Place? {
    for y in 0..<height {
      for x in 0..<width where isWrong(Place(x: x, y: y), self[x, y]) { return Place(x: x, y: y) }
    }
    return nil
  }

  subscript(place: Place) -> Pixel { self[place.x, place.y] }

  /// The part of the picture in a rectangle.
  func cropped(to rect: PixelRect) -> Bitmap {
    var part = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      for x in 0..<rect.width { part[x, y] = self[rect.x + x, rect.y + y] }
    }
    return part
  }
}
