import Badges
import Testing

struct ChoiceTests {
  private enum Corner: String, CaseIterable {
    case topLeading, topTrailing, black, onKey
  }

  @Test(arguments: [
    ("topTrailing", Corner.topTrailing), ("top-trailing", .topTrailing), ("black", .black),
    ("top", .topLeading),
  ])
  private func `a choice is read in camelCase, in kebab-case or by an alias`(
    text: String, corner: Corner
  ) throws {
    #expect(try choice(text, field: "at", aliases: ["top": .topLeading]) == corner)
  }

  @Test(arguments: [
    "", "TopTrailing", "toptrailing", "top_trailing", "top-Trailing", "topTrailing ", "Top",
    "-top-trailing", "on\u{212A}ey", "black\u{0}", "black\u{301}",
  ])
  func `a choice in any other spelling is refused`(text: String) {
    #expect(throws: BadgeError.self) {
      try choice(text, field: "at", aliases: ["top": Corner.topLeading])
    }
  }

  @Test func `the error names the field, the values and the nearest one`() {
    let error = #expect(throws: BadgeError.self) {
      let _: Corner = try choice("top-trialing", field: "at")
    }
    #expect(error?.field == "at")
    #expect(
      error?.message == """
        "top-trialing": not one of topLeading, topTrailing, black, onKey; did you mean topTrailing?
        """)
  }

  @Test func `the error suggests nothing where nothing is near`() {
    let error = #expect(throws: BadgeError.self) {
      let _: Corner = try choice("\u{202E}left", field: "at")
    }
    #expect(error?.message == #""\u{202e}left": not one of topLeading, topTrailing, black, onKey"#)
  }

  @Test(
    arguments: [
      ("--cuont", "--count"), ("--coun", "--count"), ("--countt", "--count"),
      ("--xount", "--count"),
      ("--COUNT", "--count"), ("--tnit", "--tint"), ("--c", nil), ("--out", "--out"),
      ("--oot", "--out"), ("--contain", nil), ("", nil), ("-", nil), ("ﬀ", nil),
    ] as [(String, String?)])
  func `the nearest name is at most two edits away`(text: String, name: String?) {
    #expect(nearest(to: text, among: ["--count", "--tint", "--out"]) == name)
  }

  @Test func `a swap of neighbours is one edit and the nearer name wins`() {
    #expect(nearest(to: "erd", among: ["end", "red"]) == "end")
    #expect(nearest(to: "rde", among: ["rode", "red"]) == "rode")
    #expect(nearest(to: "bleu", among: ["beau", "blue"]) == "blue")
    #expect(nearest(to: "rde", among: ["made", "red"]) == "red")
  }

  @Test func `a short text needs to be nearer`() {
    #expect(nearest(to: "x", among: ["xs"]) == nil)
    #expect(nearest(to: "rd", among: ["red"]) == "red")
    #expect(nearest(to: "rx", among: ["red"]) == nil)
  }

  @Test func `a huge text is near nothing`() {
    #expect(nearest(to: String(repeating: "count", count: 1_000_000), among: ["count"]) == nil)
  }
}
