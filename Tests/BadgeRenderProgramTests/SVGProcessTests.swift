import BadgeImage
import Badges
import Testing

@testable import badge_render

/// SVG icons, drawn by a process of their own.
struct SVGProcessTests {
  private func icon(_ svg: String, seconds: Int = 5) throws -> Icon {
    try SVGProcess(program: BadgeRenderProgram.path, seconds: seconds)
      .icon(Array(svg.utf8), size: nil, scale: 1)
  }

  private func error(_ svg: String, seconds: Int = 5) throws -> BadgeError {
    try #require(throws: BadgeError.self) { try icon(svg, seconds: seconds) }
  }

  private static let start = #"<svg xmlns="http://www.w3.org/2000/svg" "#

  @Test func `a drawing that would take hours is given up`() throws {
    let error = try error(
      Self.start + #"width="4000" height="4000"><filter id="f"><feMorphology radius="900" "#
        + #"operator="dilate"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>"#,
      seconds: 1)
    #expect(error.code == .badIcon && error.field == "on")
    #expect(error.message.contains("takes more than 1 s to draw; simplify"), "\(error.message)")
  }

  @Test func `a drawing that would take all memory is given up`() throws {
    let groups = 200
    let error = try error(
      Self.start + #"width="4000" height="4000">"#
        + String(repeating: #"<g opacity="0.5">"#, count: groups)
        + #"<rect width="9" height="9"/>"# + String(repeating: "</g>", count: groups) + "</svg>")
    #expect(error.code == .badIcon && error.field == "on")
    #expect(error.message.contains("asks for more than can be drawn"), "\(error.message)")
  }

  @Test func `a parent that ignores the end of children changes nothing`() throws {
    let program = try BadgeRenderProgram()
    try program.directory.write(
      Array((Self.start + #"width="40" height="40"/>"#).utf8), to: "i.svg")
    let child = try program.shell(#"trap "" CHLD; "$0" --count 1 --on i.svg -o o.png"#)
    #expect(child.status == 0 && child.err.isEmpty, "\(child.err)")
  }

  @Test func `pixels and warnings come back as they are`() throws {
    let icon = try icon(
      Self.start + ##"width="2" height="1"><rect width="1" height="1" fill="#102030"/>"##
        + "<text>a</text></svg>")
    #expect(icon.bitmap.pixels == [0x10, 0x20, 0x30, 255, 0, 0, 0, 0])
    #expect(icon.warnings.map(\.code) == [.textLeftOut])
    #expect(icon.warnings[0].message.hasPrefix("texts of the SVG are left out"))
  }

  @Test func `what is wrong comes back as it is`() throws {
    #expect(try error("<svg").message == "an SVG that is damaged, or not well-formed XML")
    let large = try error(Self.start + #"width="9000" height="9000"/>"#)
    #expect(large.code == .tooLarge && large.field == "onSize")
  }

  @Test func `a program that isn't there is said`() throws {
    let svg = SVGProcess(program: "/missing/program")
    let error = try #require(throws: BadgeError.self) {
      try svg.icon(Array("<svg/>".utf8), size: 1, scale: 1)
    }
    #expect(error.code == .internal)
    #expect(error.message.contains("No such file or directory"), "\(error.message)")
  }

  @Test(arguments: [
    "", "\n", "icon\n\n", "icon 1 1\n\n", "icon 1 1\n\nabcde", "icon 0 0\n\n", "icon 2 -2\n\n",
    "error internal\n\n", "error nothing - x\n\n", "nonsense 1 1\n\nabcd",
  ])
  func `what is no reply is none`(text: String) {
    #expect(SVGReply(Array(text.utf8)) == nil)
  }

  @Test func `an order is read as it was given`() {
    for size in [nil, 0.1, 1000] as [Double?] {
      let order = SVGOrder(seconds: 5, size: size, scale: 1.1)
      #expect(SVGOrder(order.arguments.map { Array($0.utf8) }) == order)
    }
    for others in [[], [".svg"], [".svg", "0", "", "1"], [".svg", "1", "x", "1"], ["svg"]] {
      #expect(SVGOrder(others.map { Array($0.utf8) }) == nil)
    }
  }
}
