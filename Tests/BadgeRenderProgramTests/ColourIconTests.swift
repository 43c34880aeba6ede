import Foundation
import Testing

@testable import BadgeImage

/// Badges on icons that say what their colours mean, from file to file.
struct ColourIconTests {
  /// A space by its definition, in doubles.
  struct Space: CustomTestStringConvertible {
    let testDescription: String
    /// The chunks that say so.
    let chunks: [PNGChunk]
    /// x and y of red, green and blue; the white is D65, as of sRGB.
    let primaries: [[Double]]
    let encoded: @Sendable (Double) -> Double
  }

  private static let p3 = [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06]]
  private static let adobe = [[0.64, 0.33], [0.21, 0.71], [0.15, 0.06]]
  private static let srgb = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06]]
  private static let white = [0.3127, 0.329]

  private static func integers(_ values: [Double]) -> [UInt8] {
    values.flatMap { value in
      let integer = UInt32((value * 100_000).rounded())
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: integer >> $0) }
    }
  }

  private static func srgbCurve(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private static func srgbLight(_ level: UInt8) -> Double {
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static let spaces = [
    Space(
      testDescription: "iCCP of Display P3", chunks: profile, primaries: p3, encoded: srgbCurve),
    Space(
      testDescription: "gAMA and cHRM of Adobe RGB",
      chunks: [
        PNGChunk(type: "gAMA", data: integers([0.45455])[...]),
        PNGChunk(type: "cHRM", data: integers(white + adobe.flatMap { $0 })[...]),
      ], primaries: adobe, encoded: { pow($0, 0.45455) }),
    Space(
      testDescription: "cICP of Display P3",
      chunks: [PNGChunk(type: "cICP", data: [12, 13, 0, 1])], primaries: p3, encoded: srgbCurve),
  ]

  private static var profile: [PNGChunk] {
    let file = URL(filePath: #filePath).appending(path: "../../../Fixtures/Images/icc/p3.png")
    let bytes = (try? Data(contentsOf: file.standardized)).map { Array($0) } ?? []
    return (try? PNGFile(bytes).chunks.filter { $0.type == "iCCP" }) ?? []
  }

  /// What red, green and blue of full light are in CIE XYZ, a column each.
  private static func matrix(_ primaries: [[Double]]) -> [[Double]] {
    let columns = primaries.map { [$0[0] / $0[1], 1, (1 - $0[0] - $0[1]) / $0[1]] }
    let light = [white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]]
    let shares = solved(columns, light)
    return zip(columns, shares).map { column, share in column.map { $0 * share } }
  }

  /// Cramer's rule: the shares of three columns that make up another.
  private static func solved(_ columns: [[Double]], _ sum: [Double]) -> [Double] {
    func determinant(_ c: [[Double]]) -> Double {
      c[0][0] * (c[1][1] * c[2][2] - c[2][1] * c[1][2])
        - c[1][0] * (c[0][1] * c[2][2] - c[2][1] * c[0][2])
        + c[2][0] * (c[0][1] * c[1][2] - c[1][1] * c[0][2])
    }
    return (0..<3).map { index in
      var replaced = columns
      replaced[index] = sum
      return determinant(replaced) / determinant(columns)
    }
  }

  /// The levels of a colour of sRGB in a space, not rounded.
  private func levels(_ colour: Pixel, in space: Space) -> [Double] {
    let light = [colour.red, colour.green, colour.blue].map(Self.srgbLight)
    let from = Self.matrix(Self.srgb)
    let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + from[$1][row] * light[$1] } }
    return Self.solved(Self.matrix(space.primaries), xyz)
      .map { 255 * space.encoded(min(max($0, 0), 1)) }
  }

  /// Pixels of every colour and opacity.
  private let base: Bitmap = {
    var numbers = (0..<(64 * 64 * 4)).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7 &+ $0 / 13) }
    numbers.replaceSubrange(0..<4, with: [200, 100, 50, 3])
    return Bitmap(width: 64, height: 64, pixels: numbers)
  }()

  @Test(arguments: spaces, [Pixel(255, 59, 48), Pixel(0, 122, 255), Pixel(18, 52, 86)])
  func `the badge has its colour in the icon's space, and the rest stays bit for bit`(
    space: Space, tint: Pixel
  ) throws {
    let program = try BadgeRenderProgram()
    try program.directory.write(base.png(PNGOptions(chunks: space.chunks)), to: "icon.png")
    let name = [tint.red, tint.green, tint.blue].map { String(format: "%02x", $0) }.joined()
    let child = try program(
      "--dot", "--frame", "30x30", "--tint", "#\(name)", "--on", "icon.png", "--alignment",
      "center", "--canvas", "clip", "-o", "x.png")
    #expect(child.status == 0 && child.err.isEmpty, "\(child.err)")
    let bytes = try #require(program.directory.bytes("x.png"))
    let kept = try PNGFile(bytes).chunks.filter { space.chunks.contains($0) }
    #expect(kept == space.chunks && !kept.isEmpty)
    let drawn = try Bitmap(png: bytes)
    let expected = levels(tint, in: space)
    for y in 0..<64 {
      for x in 0..<64 {
        let distance = max(abs(Double(x) - 31.5), abs(Double(y) - 31.5))
        if distance > 16 { #expect(drawn[x, y] == base[x, y]) }
        guard distance < 9 else { continue }
        let pixel = drawn[x, y]
        #expect(pixel.alpha == 255)
        for (level, exact) in zip([pixel.red, pixel.green, pixel.blue], expected) {
          #expect(abs(Double(level) - exact) < 0.53, "\(pixel), not \(expected)")
        }
      }
    }
  }
}
