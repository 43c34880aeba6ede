import BadgeImage
import Foundation

@testable import GoldenTesting

/// A package's folder that is gone with the test that made it.
final class TemporaryPackage {
  let path: String

  init(goldens: Bool = true) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "goldens-\(UUID().uuidString)").resolvingSymlinksInPath()
    path = folder.path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("// a package\n", "Package.swift")
    if goldens { try makeFolder("Fixtures/Goldens") }
    try makeFolder("Tests/AppTests")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var testFile: String { "\(path)/Tests/AppTests/BadgeTests.swift" }

  func place(_ name: String) -> GoldenPlace { GoldenPlace(name: name, testFile: testFile) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func write(_ text: String, _ name: String) throws {
    try write(Array(text.utf8), name)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try makeFolder(Files.folder(of: name))
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// All files but the manifest, as paths in the package.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { !Files.isFolder("\(path)/\($0)") && $0 != "Package.swift" }.sorted()
  }

  /// A check whose pictures of a failure stay in the package.
  func check(
    _ bitmap: Bitmap, _ name: String = "a/b", record: GoldenRecording = .never,
    tolerance: PixelTolerance = .exact, environment: GoldenEnvironment? = nil
  ) -> GoldenCheck {
    GoldenCheck(
      place: place(name), picture: .bitmap(bitmap), tolerance: tolerance, record: record,
      failures: "\(path)/failures", environment: { environment })
  }
}

extension Bitmap {
  /// A picture of one colour.
  static func filled(_ pixel: Pixel, width: Int = 8, height: Int = 6) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel }
    }
    return bitmap
  }

  static let red = filled(Pixel(255, 59, 48))

  /// The picture with other pixels.
  func changing(_ changes: [(x: Int, y: Int, pixel: Pixel)]) -> Bitmap {
    var bitmap = self
    for (x, y, pixel) in changes { bitmap[x, y] = pixel }
    return bitmap
  }
}
