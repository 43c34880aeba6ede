import BadgeImage
import Badges

/// Two pictures and what sets them apart.
struct Comparison {
  private let expected: PictureFile
  private let actual: PictureFile
  private let tolerance: PixelTolerance
  private let difference: BitmapDifference?
  /// Whether they count as the same.
  let verdict: PixelVerdict

  init(_ expected: PictureFile, _ actual: PictureFile, _ tolerance: PixelTolerance) {
    (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
    difference = expected.raster.difference(from: actual.raster)
    verdict = tolerance.verdict(on: difference, pixelCount: expected.raster.pixelCount)
  }

  /// What differs, as a picture; nil where that would be too large.
  var picture: Bitmap? { expected.raster.differencePicture(from: actual.raster) }

  /// What differs, in lines.
  var text: String {
    let lines = DifferenceText(
      expected: expected.raster, actual: actual.raster, tolerance: tolerance, verdict: verdict,
      difference: difference
    ).lines
    let same = difference == nil ? "same" : "same within the tolerance"
    let word = verdict == .same ? same : "different"
    return (["\(word): \(lines[0])"] + lines.dropFirst() + notes).joined(separator: "\n  ") + "\n"
  }

  private var notes: [String] {
    guard expected.colourSpace != actual.colourSpace else { return [] }
    return ["note: what the files say of their colour space differs; it is not compared"]
  }

  /// The same as a line of JSON.
  func json(diff: FilePath?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("v", .integer(1)), .init("same", .bool(verdict == .same)),
      .init("expected", Self.json(expected)), .init("actual", Self.json(actual)),
    ]
    if case .pixels(let pixels) = difference {
      members.append(.init("difference", json(pixels)))
    }
    if let diff, verdict != .same { members.append(.init("diff", .string(diff.text))) }
    members.append(.init("notes", .array(notes.map(JSONValue.string))))
    return .object(members)
  }

  private static func json(_ picture: PictureFile) -> JSONValue {
    .object([
      .init("file", .string(picture.path.text)), .init("width", .integer(picture.raster.width)),
      .init("height", .integer(picture.raster.height)),
    ])
  }

  private func json(_ pixels: PixelDifference) -> JSONValue {
    let move = actual.raster.move(matching: expected.raster, explaining: pixels)
    return .object([
      .init("pixels", .integer(pixels.pixelCount)),
      .init("failing", .integer(pixels.pixelCount(over: tolerance.maxChannelDelta))),
      .init("largest", .integer(pixels.largestChannelDifference)),
      .init("levels", .integer(pixels.maximumLevel)),
      .init("at", .array([.integer(pixels.x), .integer(pixels.y)])),
      .init(
        "box",
        .object([
          .init("x", .integer(pixels.columns.lowerBound)),
          .init("y", .integer(pixels.rows.lowerBound)),
          .init("width", .integer(pixels.columns.count)),
          .init("height", .integer(pixels.rows.count)),
        ])),
      .init(
        "over",
        .object(
          [0, 1, 2, 4, 8, 16, 32].map { .init("\($0)", .integer(pixels.pixelCount(over: $0))) })),
      .init("alphaOnly", .bool(pixels.isOfAlphaOnly)),
      .init("move", move.map { .array([.integer($0.x), .integer($0.y)]) } ?? .null),
    ])
  }
}
