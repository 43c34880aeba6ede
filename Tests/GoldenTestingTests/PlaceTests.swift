import BadgeImage
import Testing

@testable import GoldenTesting

struct PlaceTests {
  @Test func `goldens lie in Fixtures where the package has the folder`() throws {
    let package = try TemporaryPackage()
    let place = package.place("counter/plus")
    #expect(place.path == "\(package.path)/Fixtures/Goldens/counter/plus.png")
    #expect(place.relativePath == "Fixtures/Goldens/counter/plus.png")
    #expect(place.title == "counter/plus")
  }

  @Test func `goldens lie beside the test file elsewhere`() throws {
    let package = try TemporaryPackage(goldens: false)
    let place = package.place("counter/plus")
    #expect(place.relativePath == "Tests/AppTests/__Goldens__/counter/plus.png")
    #expect(place.title == "Tests/AppTests/__Goldens__/counter/plus")
    #expect(
      place.pendingPath
        == "\(package.path)/.goldens-pending/Tests/AppTests/__Goldens__/counter/plus.png")
  }

  @Test func `attachments of different goldens have different names`() throws {
    let package = try TemporaryPackage()
    let names = ["a/b", "a.b", "a./b", "a..b", "a-b"].map {
      package.place($0).attachmentName("actual")
    }
    #expect(Set(names).count == names.count)
    #expect(names[0] == "a.b.actual.png")
  }

  @Test func `attachments of long names have room for them in a file's name, and stay apart`()
    throws
  {
    let package = try TemporaryPackage(goldens: false)
    let names = ["a", "b"].map { end in
      package.place(String(repeating: ".😎", count: 39) + end).attachmentName("comparison")
    }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".comparison.png") })
  }

  @Test func `a slash is one whatever mark stands behind it`() throws {
    let package = try TemporaryPackage()
    #expect(package.check(.red, "a/\u{301}b", record: .missing).run().failure != nil)
    #expect(package.files == ["Fixtures/Goldens/a/\u{301}b.png"])
    #expect(package.place("a/\u{301}b").title == "a/\u{301}b")
    #expect(package.place("a/\u{301}b").attachmentName("actual") == "a.\u{301}b.actual.png")
  }

  @Test func `a test whose name makes no golden's is told to give one`() {
    let name = GoldenName(nil, file: "/p/Tests/BadgeTests.swift", function: "`🎉`()")
    #expect(name.problem?.hasSuffix("give this test's golden one by `named:`") == true)
  }

  @Test func `a test that names no golden gets one by its file and function`() {
    let name = GoldenName(nil, file: "/p/Tests/BadgeTests.swift", function: "`1,000 is +999`()")
    #expect(name.text == "BadgeTests/1-000-is-999")
    #expect(
      GoldenName(nil, file: "/p/ATests.swift", function: "testRed(in:)").text == "ATests/testRed")
    #expect(name.problem == nil)
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", "../a", "a/..", ".a", "a\nb", "a\\b", "a\u{202E}b",
    ".\u{301}a", "a/.\u{301}b", "-a", "a.png", "a.PNG", "a.png/b",
    String(repeating: "a", count: 201),
  ])
  func `a name that can't be a file's is refused`(name: String) {
    #expect(GoldenName(name, file: "", function: "").problem != nil)
  }

  @Test(arguments: [
    "a", "counter/plus-prefix", "a b", "größe/😎", "v1.2", String(repeating: "a", count: 200),
  ])
  func `other names are allowed`(name: String) {
    #expect(GoldenName(name, file: "", function: "").problem == nil)
  }

  @Test func `the trait of the innermost suite holds, and only on its platform`() {
    let here = GoldenPlatform.current
    let elsewhere = GoldenPlatform.linux.isCurrent ? GoldenPlatform.macOS : .linux
    let outer: GoldenTrait = .goldens(tolerance: PixelTolerance(maxChannelDelta: 1), record: .never)
    let inner: GoldenTrait = .goldens(on: here, tolerance: PixelTolerance(maxChannelDelta: 2))
    let other: GoldenTrait = .goldens(on: elsewhere, tolerance: PixelTolerance(maxChannelDelta: 9))
    let combined = GoldenTrait.combined([outer, inner, other])
    #expect(combined.tolerance?.maxChannelDelta == 2)
    #expect(combined.record == .never)
    #expect(!GoldenPlatform.linux.and(.arm64).isCurrent || !GoldenPlatform.x86.isCurrent)
  }
}
