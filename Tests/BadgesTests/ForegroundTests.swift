import Badges
import Testing

struct ForegroundTests {
  @Test(arguments: [
    ("#ffcc00", "#000000"), ("#00f6eb", "#000000"), ("#ffff00", "#000000"), ("#d00000", "#ffffff"),
    ("#007aff", "#000000"), ("#ffffff", "#000000"), ("#000000", "#ffffff"), ("#0040dd", "#ffffff"),
  ])
  func `auto is the more readable of white and black`(tint: String, label: String) throws {
    let fill = try BadgeColor(tint).resolved()
    #expect(Foreground.auto.resolved(on: fill).description == label)
  }

  @Test func `auto has the higher contrast on every gray`() {
    for level in UInt8.min...UInt8.max {
      let gray = RGBA(red: level, green: level, blue: level)
      let label = Foreground.auto.resolved(on: gray)
      let other: RGBA = label == .white ? .black : .white
      #expect(gray.contrastRatio(with: label) >= gray.contrastRatio(with: other))
    }
    #expect(Foreground.auto.resolved(on: RGBA(red: 117, green: 117, blue: 117)) == .white)
    #expect(Foreground.auto.resolved(on: RGBA(red: 118, green: 118, blue: 118)) == .black)
  }

  @Test func `auto looks at a translucent tint over white`() {
    let faintNavy = RGBA(red: 0, green: 0, blue: 128, alpha: 64)
    #expect(Foreground.auto.resolved(on: faintNavy) == .black)
    let strongNavy = RGBA(red: 0, green: 0, blue: 128, alpha: 224)
    #expect(Foreground.auto.resolved(on: strongNavy) == .white)
  }

  @Test func `a given colour is never overruled`() throws {
    let yellow = try BadgeColor("#ffcc00").resolved()
    #expect(try Foreground("#ffffff").resolved(on: yellow) == .white)
    #expect(Foreground.white.resolved(on: yellow) == .white)
    let red = Foreground.color(.red).resolved(on: yellow, palette: .ios26, appearance: .dark)
    #expect(red.description == "#ff4245")
  }

  @Test func `auto and colours are read`() throws {
    #expect(try Foreground("auto") == .auto)
    #expect(try Foreground("AUTO") == .auto)
    #expect(try Foreground("white") == .white)
    #expect(try Foreground("teal") == .color(.teal))
  }

  @Test(arguments: ["", "auto ", "automatic", "ａｕｔｏ", "#12"])
  func `any other text is no foreground`(text: String) {
    let error = #expect(throws: BadgeError.self) { try Foreground(text) }
    #expect(error?.field == "foreground")
  }

  @Test func `the error lists auto and suggests it`() {
    let error = #expect(throws: BadgeError.self) { try Foreground("aut", field: "label") }
    #expect(
      error?.description == """
        label: "aut": not a colour (use #rgb, #rrggbb, #rrggbbaa, rgb(…), hsl(…), auto or a name \
        such as red); did you mean auto?
        """)
  }
}
