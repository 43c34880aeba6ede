import BadgeImage
import Foundation
import Testing

@testable import GoldenTesting

struct UnusableGoldenTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", "git lfs pull"),
    ("", "the file is empty"), ("hello", "not a PNG"),
  ])
  func `a golden that is none has an error of its own`(text: String, words: String) throws {
    try package.write(text, "Fixtures/Goldens/a/b.png")
    for mode in [GoldenRecording.never, .pending, .missing, .changed] {
      let failure = package.check(.red, record: mode).run().failure
      #expect(failure?.contains(words) == true)
    }
    #expect(package.read("Fixtures/Goldens/a/b.png") == Array(text.utf8))
  }

  @Test func `a golden that was cut off has an error of its own`() throws {
    try package.write(Array(Bitmap.red.png().dropLast(20)), "Fixtures/Goldens/a/b.png")
    #expect(package.check(.red).run().failure?.contains("cut off after") == true)
  }

  @Test(arguments: ["pipe", "endless", "folder"])
  func `a golden that is no file is refused without waiting for it`(name: String) throws {
    let path = "\(package.path)/Fixtures/Goldens/\(name).png"
    switch name {
    case "pipe": mkfifo(path, 0o600)
    case "endless": symlink("/dev/zero", path)
    default: mkdir(path, 0o700)
    }
    let failure = package.check(.red, name).run().failure
    #expect(failure?.contains("can't be read: \(path): not a file") == true)
  }

  @Test func `a golden over the size cap has an error of its own`() throws {
    let png = Bitmap.red.png()
    try package.write(png, "Fixtures/Goldens/a/b.png")
    var check = package.check(.red)
    check.maximumBytes = png.count - 1
    #expect(check.run().failure?.contains("has \(png.count) bytes, more than") == true)
    check.maximumBytes = png.count
    #expect(check.run().failure == nil)
  }
}
