import BadgeImage
import Foundation
import Testing

struct ReportTests {
  private let program: BadgeRenderProgram

  init() throws { program = try BadgeRenderProgram() }

  private func fail(_ name: String, _ message: String, _ roles: [String]) throws {
    let folder = "goldens/failures/\(name)"
    try FileManager.default.createDirectory(
      atPath: "\(program.directory.path)/\(folder)", withIntermediateDirectories: true)
    try program.directory.write(Array(message.utf8), to: "\(folder)/message.txt")
    for role in roles {
      try program.directory.write(
        Bitmap(width: 3, height: 2).png(), to: "\(folder)/\(role).png")
    }
  }

  private func page() throws -> String {
    let child = try program("report", "goldens", "-o", "report.html")
    #expect(child.status == 0 && child.err.isEmpty)
    return String(decoding: program.directory.bytes("report.html") ?? [], as: UTF8.self)
  }

  @Test func `every failure is on the page with its pictures and its message`() throws {
    try fail("counter/plus", "3 pixels <differ>\n", ["expected", "difference", "actual"])
    try fail("new", "there is no golden", ["actual"])
    let page = try page()
    #expect(page.contains("<h1>2 goldens failed</h1>"))
    #expect(page.contains("<h2>counter/plus</h2>") && page.contains("<h2>new</h2>"))
    #expect(page.contains("3 pixels &lt;differ&gt;"))
    #expect(page.matches(of: /src="data:image\/png;base64,/).count == 3 + 2 + 1)
    #expect(page.matches(of: /type="range"/).count == 1)
  }

  @Test func `a name stays a text whatever it holds`() throws {
    try fail("a\"\u{301} onmouseover=alert(1) x", "m", ["expected", "actual"])
    try fail("<\u{338}b>&amp;", "<\u{200D}script>", ["actual"])
    let page = try page()
    let bare = String(page.unicodeScalars.filter { $0 != "\u{301}" })
    #expect(!bare.contains("a\" onmouseover"))
    #expect(page.contains("aria-label=\"a&quot;\u{301} onmouseover"))
    #expect(page.contains("<h2>&lt;\u{338}b&gt;&amp;amp;</h2>"))
    #expect(page.contains("&lt;\u{200D}script&gt;"))
  }

  @Test func `a picture that can't be read doesn't keep the others from the page`() throws {
    try fail("cut", "1 pixel differs\n", ["expected", "actual"])
    try program.directory.write([1, 2, 3], to: "goldens/failures/cut/difference.png")
    try fail("other", "m", ["actual"])
    let page = try page()
    #expect(page.contains("<h2>cut</h2>") && page.contains("<h2>other</h2>"))
    #expect(page.contains("not shown: ") && page.contains("not a PNG"))
    #expect(page.matches(of: /src="data:image\/png;base64,/).count == 2 + 2 + 1)
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func `the page goes to standard output where that is named`(name: String) throws {
    try fail("a", "b", ["actual"])
    let child = try program("report", "goldens", "-o", name)
    #expect(child.status == 0 && child.text.hasPrefix("<!DOCTYPE html>") && child.err.isEmpty)
  }

  @Test func `the page fetches nothing`() throws {
    try fail("a", "b", ["actual"])
    let page = try page()
    #expect(page.matches(of: /https?:|src="(?!data:)|href|@import|url\(/).isEmpty)
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `without failures the page says so`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(program.directory.path)/goldens", withIntermediateDirectories: true)
    #expect(try page().contains("<h1>No golden failed</h1>"))
  }

  @Test func `a folder and an output are needed`() throws {
    #expect(try program("report", "-o", "x.html").status == 64)
    #expect(try program("report", "goldens").status == 64)
    #expect(try program("report", "missing", "-o", "x.html").status == 66)
  }
}
