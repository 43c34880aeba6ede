import BadgeImage
import Foundation
import Testing

@testable import GoldenTesting

struct RecordingTests {
  private let package: TemporaryPackage
  private let other = Bitmap.filled(Pixel(0, 0, 255))
  private let golden = "Fixtures/Goldens/a/b.png"
  private let pending = ".goldens-pending/Fixtures/Goldens/a/b.png"

  init() throws { package = try TemporaryPackage() }

  private func bitmap(_ name: String) throws -> Bitmap? {
    try package.read(name).map { try Bitmap(png: $0) }
  }

  @Test(arguments: GoldenRecording.allCases)
  func `a missing golden fails in every mode`(mode: GoldenRecording) throws {
    #expect(package.check(.red, record: mode).run().failure != nil)
    let isRecorded = [.missing, .changed, .all].contains(mode)
    #expect(try bitmap(golden) == (isRecorded ? .red : nil))
    #expect(try bitmap(pending) == (mode == .pending ? .red : nil))
  }

  @Test(arguments: [GoldenRecording.never, .pending])
  func `a missing golden fails again on retry`(mode: GoldenRecording) {
    #expect(package.check(.red, record: mode).run().failure != nil)
    #expect(package.check(.red, record: mode).run().failure != nil)
  }

  @Test(arguments: GoldenRecording.allCases)
  func `a changed picture fails in every mode`(mode: GoldenRecording) throws {
    try package.write(Bitmap.red.png(), golden)
    #expect(package.check(other, record: mode).run().failure != nil)
    #expect(try bitmap(golden) == ([.changed, .all].contains(mode) ? other : .red))
    #expect(try bitmap(pending) == (mode == .pending ? other : nil))
  }

  @Test(arguments: GoldenRecording.allCases)
  func `an equal picture passes unless all are recorded`(mode: GoldenRecording) throws {
    let bytes = Bitmap.red.png()
    try package.write(bytes, golden)
    let outcome = package.check(.red, record: mode).run()
    #expect((outcome.failure != nil) == (mode == .all))
    #expect((package.read(golden) == bytes) == (mode != .all))
    #expect(outcome.pictures.isEmpty && outcome.warning == nil)
  }

  @Test func `what a failure left is removed once the test passes`() throws {
    try package.write(Bitmap.red.png(), golden)
    _ = package.check(other, record: .pending).run()
    #expect(package.files.contains(pending))
    #expect(package.files.contains("failures/a/b/difference.png"))
    #expect(package.check(.red, record: .pending).run().failure == nil)
    #expect(package.files == [golden])
  }

  @Test(
    arguments: [
      (nil, nil, .pending), (nil, "1", .never), (nil, "true", .never), (nil, "false", .pending),
      (nil, "0", .pending), (nil, "", .pending), ("all", "true", .all), ("missing", nil, .missing),
      ("always", nil, nil), ("", nil, nil),
    ] as [(String?, String?, GoldenRecording?)])
  func `the environment chooses the mode`(
    record: String?, ci: String?, mode: GoldenRecording?
  ) {
    #expect(GoldenRecording.standard(record: record, ci: ci) == mode)
  }

  @Test func `a golden carries what it was recorded in`() throws {
    _ = package.check(.red, record: .all, environment: ["cairo": "1.16.0", "a: b": "x\ny"]).run()
    let file = try PNGFile(try #require(package.read(golden)))
    let text = try #require(file.texts.first)
    #expect(text.keyword == "Golden environment")
    #expect(text.text == "platform: \(GoldenPlatform.current)\ncairo: 1.16.0\na  b: x y\n")
    let environment = GoldenEnvironment(file)
    #expect(environment?.entries.map(\.name) == ["platform", "cairo", "a  b"])
  }

  @Test func `a golden carries its platform where nothing else is said`() throws {
    _ = package.check(.red, record: .all).run()
    let environment = GoldenEnvironment(try PNGFile(try #require(package.read(golden))))
    #expect(environment?.entries.map(\.name) == ["platform"])
  }

  @Test func `a golden that is a link stays one, and what it leads to is recorded`() throws {
    try package.write(Bitmap.red.png(), "shared.png")
    try package.makeFolder("Fixtures/Goldens/a")
    symlink("../../../shared.png", "\(package.path)/\(golden)")
    _ = package.check(other, record: .changed).run()
    #expect(try bitmap("shared.png") == other)
    #expect(Files.isLink("\(package.path)/\(golden)"))
  }

  @Test func `many tests that write one file leave it whole`() async throws {
    let path = "\(package.path)/deep/folder/file"
    let failed = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          if index % 4 == 0 { FailureFolder(path: Files.folder(of: path)).remove() }
          return (try? Files.write([UInt8](repeating: 7, count: 5000), to: path)) == nil
        }
      }
      return await group.contains(true)
    }
    #expect(!failed)
    #expect(package.files == ["deep/folder/file"])
    #expect(package.read("deep/folder/file") == [UInt8](repeating: 7, count: 5000))
  }

  @Test func `where no folder can be made the system's reason is told`() throws {
    try package.write("", "file")
    var check = package.check(.red, record: .never)
    check.failures = "\(package.path)/file/failures"
    #expect(check.run().failure?.contains("actual.png: Not a directory") == true)
  }

  @Test func `a picture over the size cap is not recorded`() throws {
    var check = package.check(.red, record: .all)
    check.maximumBytes = 40
    #expect(check.run().failure?.contains("more than the 40 allowed") == true)
    #expect(package.files.isEmpty)
  }

  @Test func `a file of 16 bits is recorded as it is, with its environment`() throws {
    let bytes = try Fixtures.image("rgba64")
    var check = GoldenCheck(
      place: package.place("deep"), picture: .file(bytes, try Raster(PNGFile(bytes))),
      record: .missing, failures: "\(package.path)/failures", environment: { ["cairo": "1"] })
    _ = check.run()
    let golden = try PNGFile(try #require(package.read("Fixtures/Goldens/deep.png")))
    #expect(try golden.samples16() == PNGFile(bytes).samples16())
    #expect(GoldenEnvironment(golden)?.entries.last?.value == "1")
    check.record = .never
    #expect(check.run().failure == nil)
  }
}
