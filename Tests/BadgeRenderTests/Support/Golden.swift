import BadgeImage
import Foundation
import Testing

/// Expects the picture in `Fixtures/Goldens/<name>.png`, exactly; colours under alpha 0 do not count.
///
/// A mismatch leaves the expected picture, the actual one and their difference in `.build`.
func expectGolden(
  _ bitmap: Bitmap, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(name: name)
  if ProcessInfo.processInfo.environment["BADGE_RECORD_GOLDENS"] == "1" {
    try golden.record(bitmap)
    Issue.record("\(name): recorded; look at it and run again", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try golden.read() else {
    let path = try golden.leave(bitmap, as: "actual")
    Issue.record(
      "\(name): there is no golden yet; drawn was \(path)\n\(golden.advice)",
      sourceLocation: sourceLocation)
    return
  }
  guard let difference = bitmap.difference(from: expected) else { return }
  try golden.leave(expected, as: "expected")
  let path = try golden.leave(bitmap, as: "actual")
  if difference != .size { try golden.leave(bitmap.marked(against: expected), as: "difference") }
  Issue.record(
    "\(name): \(difference.sentence(bitmap, expected)); see \(path)\n\(golden.advice)",
    sourceLocation: sourceLocation)
}

/// A golden's place in the package.
private struct Golden {
  let name: String

  private var url: URL { Fixtures.package.appending(path: "Fixtures/Goldens/\(name).png") }

  var advice: String {
    "If the new picture is right, record it: BADGE_RECORD_GOLDENS=1 swift test --filter Golden"
  }

  func read() throws -> Bitmap? {
    guard FileManager.default.fileExists(atPath: url.path()) else { return nil }
    return try Bitmap(png: Array(Data(contentsOf: url)))
  }

  func record(_ bitmap: Bitmap) throws {
    try write(bitmap, to: url)
  }

  /// Writes a picture next to the build's products and names its file.
  @discardableResult
  func leave(_ bitmap: Bitmap, as role: String) throws -> String {
    let file = Fixtures.package.appending(path: ".build/golden-failures/\(name)-\(role).png")
    try write(bitmap, to: file)
    return file.path()
  }

  private func write(_ bitmap: Bitmap, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNGEncoder().encode(bitmap, options: PNGOptions(compression: .best))).write(to: file)
  }
}

extension BitmapDifference {
  fileprivate func sentence(_ actual: Bitmap, _ expected: Bitmap) -> String {
    switch self {
    case .size:
      "\(actual.width) × \(actual.height) pixels, not \(expected.width) × \(expected.height)"
    case .pixels(let pixels):
      "\(pixels.pixelCount) pixels differ, by \(pixels.largestChannelDifference) levels at most, "
        + "there at (\(pixels.x), \(pixels.y)); all in columns \(pixels.columns), rows \(pixels.rows)"
    }
  }
}

extension Bitmap {
  /// Magenta where two pictures of one size differ, transparent elsewhere.
  fileprivate func marked(against other: Bitmap) -> Bitmap {
    var marks = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (here, there) = (self[x, y], other[x, y])
        if here != there, here.alpha | there.alpha > 0 { marks[x, y] = Pixel(255, 0, 255) }
      }
    }
    return marks
  }
}
