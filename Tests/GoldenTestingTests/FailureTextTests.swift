import BadgeImage
import Testing

@testable import GoldenTesting

struct FailureTextTests {
  private let package: TemporaryPackage
  private let golden = "Fixtures/Goldens/a/b.png"

  init() throws { package = try TemporaryPackage() }

  private func lines(
    _ actual: Bitmap, golden expected: Bitmap, tolerance: PixelTolerance = .exact
  ) throws -> [String] {
    try package.write(expected.png(), golden)
    let failure = package.check(actual, tolerance: tolerance).run().failure
    return (failure ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func `it says how much differs, where, and over which levels`() throws {
    let actual = Bitmap.red.changing([
      (2, 1, Pixel(255, 60, 48)), (5, 4, Pixel(255, 59, 8)), (5, 2, Pixel(253, 59, 48)),
    ])
    let lines = try lines(actual, golden: .red)
    #expect(lines[0] == "a/b: 3 of 48 pixels differ, by 40 of 255 levels at most, at (5, 4)")
    #expect(lines[1] == "where: columns 2–5, rows 1–4")
    #expect(lines[2] == "pixels over a level: 0: 3, 1: 2, 2: 1, 4: 1, 8: 1, 16: 1, 32: 1")
    #expect(!lines.contains("only alpha differs"))
  }

  @Test func `it says when only alpha differs`() throws {
    let faint = Bitmap.filled(Pixel(255, 59, 48, 230))
    #expect(try lines(faint, golden: .red).contains("only alpha differs"))
  }

  @Test func `it says when the picture has moved by one pixel`() throws {
    let marked = Bitmap.red.changing([(3, 3, .clear), (4, 3, Pixel(1, 2, 3))])
    let moved = Bitmap.red.changing([(3, 4, .clear), (4, 4, Pixel(1, 2, 3))])
    #expect(
      try lines(moved, golden: marked)
        .contains("moved by (0, -1) the new picture would match"))
  }

  @Test func `it names both sizes where they differ`() throws {
    let wide = Bitmap.filled(Pixel(255, 59, 48), width: 9)
    #expect(try lines(wide, golden: .red)[0] == "a/b: 9 × 6 pixels, not 8 × 6")
  }

  @Test func `it names the tolerance that was exceeded`() throws {
    let actual = Bitmap.red.changing([(1, 1, .clear), (2, 2, Pixel(255, 59, 49))])
    let tolerance = PixelTolerance(maxChannelDelta: 1, maxPixels: .percent(2))
    #expect(
      try lines(actual, golden: .red, tolerance: tolerance).contains(
        "tolerance: 1 pixels differ by more than maxChannelDelta 1; maxPixels is 2.0 %"))
  }

  @Test func `it refuses a tolerance that is none`() throws {
    let lines = try lines(.red, golden: .red, tolerance: PixelTolerance(maxPixels: .share(.nan)))
    #expect(lines == ["a/b: the tolerance is unusable: maxPixels is nan; a share is 0…1"])
  }

  @Test func `it says that a lower bound was not reached`() throws {
    let lines = try lines(
      .red, golden: .red, tolerance: PixelTolerance(maxChannelDelta: 4, minChannelDelta: 2))
    #expect(
      lines[0]
        == "a/b: nothing differs, less than the lower bounds say (minChannelDelta 2, minPixels 0)")
  }

  @Test func `it shows what the golden was recorded in and what is different now`() throws {
    let old: GoldenEnvironment = ["freetype": "2.12.1", "font": "abc", "gone": "1"]
    _ = package.check(.red, record: .all, environment: old).run()
    let now: GoldenEnvironment = ["freetype": "2.13.3", "font": "abc", "new": "2"]
    let changed = Bitmap.red.changing([(0, 0, .clear)])
    let failure = package.check(changed, environment: now).run().failure
    #expect(
      failure?.contains(
        "environment: recorded with freetype 2.12.1, now 2.13.3; gone 1, now not said; new not said,"
          + " now 2\n") == true)
    let same = package.check(changed, environment: old).run().failure
    #expect(same?.contains("environment: as recorded: platform ") == true)
  }

  @Test func `it says how the new picture is accepted`() throws {
    let failure = package.check(.red, "a b", record: .pending).run().failure
    #expect(failure?.contains("accept: badge-render goldens accept 'a b'\n") == true)
    #expect(failure?.contains("/.goldens-pending/Fixtures/Goldens/a b.png' '") == true)
    let other = package.check(.red, record: .never).run().failure
    #expect(other?.contains("accept: run the test with GOLDENS_RECORD=pending") == true)
  }

  @Test func `it names a picture of the difference, which is kept with the others`() throws {
    let failure = try lines(Bitmap.red.changing([(1, 1, .clear)]), golden: .red)
    #expect(failure.last == "pictures: \(package.path)/failures/a/b/comparison.png")
    #expect(
      package.files
        == [
          golden, "failures/a/b/actual.png", "failures/a/b/comparison.png",
          "failures/a/b/difference.png", "failures/a/b/expected.png", "failures/a/b/message.txt",
        ].sorted())
  }

  @Test(arguments: [(20, 5000), (1, 32767), (32767, 1)])
  func `long pictures have pictures of their failure, too`(width: Int, height: Int) throws {
    let long = Bitmap(width: width, height: height)
    try package.write(long.png(), golden)
    let outcome = package.check(long.changing([(0, 0, Pixel(1, 2, 3))])).run()
    #expect(outcome.pictures.prefix(3).map(\.role) == ["expected", "actual", "difference"])
  }

  @Test func `sizes that are too large together still fail with both pictures`() throws {
    try package.write(Bitmap(width: 32767, height: 1).png(), golden)
    let outcome = package.check(Bitmap(width: 1, height: 32767)).run()
    #expect(outcome.failure?.contains("1 × 32767 pixels, not 32767 × 1") == true)
    #expect(outcome.pictures.map(\.role) == ["expected", "actual"])
  }

  @Test func `the composite shows golden, difference and picture beside each other`() throws {
    let changed = Bitmap.red.changing([(1, 1, Pixel(255, 59, 49))])
    let outcome = { () throws in
      try package.write(Bitmap.red.png(), golden)
      return package.check(changed).run()
    }
    let pictures = try outcome().pictures
    #expect(pictures.map(\.role) == ["expected", "actual", "difference", "comparison"])
    let sheet = try Bitmap(png: pictures[3].png)
    #expect(sheet.width == 8 * (4 + 3 * (8 + 4)) && sheet.height == 8 * (6 + 8))
    #expect(sheet[4 * 8, 4 * 8] == Pixel(255, 59, 48))
    #expect(sheet[(4 + 12 + 1) * 8, 5 * 8] == Pixel(0, 0, 132))
    #expect(sheet[(4 + 24 + 1) * 8, 5 * 8] == Pixel(255, 59, 49))
  }
}
