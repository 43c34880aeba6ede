import Badges
import Foundation
import Testing

/// Which texts are colours, and which.
struct BadgeColorTests {
  @Test(arguments: [
    ("#f00", "#ff0000"), ("#F00", "#ff0000"), ("#f008", "#ff000088"), ("#ff0000", "#ff0000"),
    ("#ff000080", "#ff000080"), ("#FF000080", "#ff000080"), ("#1a2B3c", "#1a2b3c"),
    ("#0000", "#00000000"), ("#abcf", "#aabbcc"), ("#ffffffff", "#ffffff"),
    ("#09afAF", "#09afaf"),
  ])
  func `hexadecimal has alpha last`(text: String, value: String) throws {
    #expect(try BadgeColor(text).description == value)
  }

  @Test(arguments: [
    ("rgb(255,0,0)", "#ff0000"), ("rgb(255, 0, 0)", "#ff0000"), ("rgb( 255 , 0 , 0 )", "#ff0000"),
    ("RGB(255,0,0)", "#ff0000"), ("rgba(255,0,0,0.5)", "#ff000080"),
    ("rgb(255,0,0,.5)", "#ff000080"),
    ("rgba(255,0,0,50%)", "#ff000080"), ("rgba(1,2,3)", "#010203"), ("rgb(100%,0%,50%)", "#ff0080"),
    ("rgb(10%,20%,30%)", "#1a334d"), ("rgb(255 0 0)", "#ff0000"), ("rgb(255 0 0/50%)", "#ff000080"),
    ("rgb(255 0 0 / 0.5)", "#ff000080"), ("rgba(1 2 3 / 1)", "#010203"),
    ("rgb(100% 0 50%)", "#ff0080"), ("rgb(1e2 1E1 +5)", "#640a05"),
    ("rgb(12.4 12.5 .6)", "#0c0d01"), ("rgb(50%50%0)", "#808000"), ("rgb(1 2-3)", "#010200"),
    // Out of range: clamped.
    ("rgb(300,-20,256)", "#ff00ff"), ("rgb(120%,-1%,0%)", "#ff0000"), ("rgb(0,0,0,2)", "#000000"),
    ("rgb(0,0,0,-1)", "#00000000"), ("rgb(0 0 0 / 200%)", "#000000"),
    ("rgb(1e999 -1e999 1e-999)", "#ff0000"), ("rgb(1e308% 0 0)", "#ff0000"),
  ])
  func `rgb is read as CSS defines it`(text: String, value: String) throws {
    #expect(try BadgeColor(text).description == value)
  }

  @Test(arguments: [
    ("hsl(0,100%,50%)", "#ff0000"), ("hsl(120,100%,50%)", "#00ff00"),
    ("hsl(240,100%,50%)", "#0000ff"), ("hsl(60,100%,50%)", "#ffff00"),
    ("hsl(180,100%,50%)", "#00ffff"), ("hsl(300,100%,50%)", "#ff00ff"),
    ("hsl(30,100%,50%)", "#ff8000"), ("hsl(120,100%,25%)", "#008000"),
    ("hsl(0,0%,50%)", "#808080"), ("hsl(210,13%,12%)", "#1b1f23"), ("hsl(39 100% 50%)", "#ffa600"),
    ("hsl(270 60% 40%)", "#6629a3"), ("HSL(120DEG 100% 50%)", "#00ff00"),
    ("hsl(120 100 50)", "#00ff00"), ("hsla(120,100%,50%,.5)", "#00ff0080"),
    ("hsl(120deg 100% 50% / 50%)", "#00ff0080"), ("hsl(.5turn 100% 50%)", "#00ffff"),
    ("hsl(200grad 100% 50%)", "#00ffff"), ("hsl(3.14159265rad 100% 50%)", "#00ffff"),
    ("hsl(480,100%,50%)", "#00ff00"), ("hsl(-120,100%,50%)", "#0000ff"),
    ("hsl(-1turn 100% 50%)", "#ff0000"), ("hsl(360 100% 50%)", "#ff0000"),
    // Out of range: clamped.
    ("hsl(0,200%,50%)", "#ff0000"), ("hsl(0,-5%,50%)", "#808080"), ("hsl(0,100%,150%)", "#ffffff"),
    ("hsl(0,100%,-1%)", "#000000"), ("hsl(-1e999 0% 50%)", "#808080"),
  ])
  func `hsl is read as CSS defines it`(text: String, value: String) throws {
    #expect(try BadgeColor(text).description == value)
  }

  @Test(arguments: [
    // Hexadecimal
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#+ff", "#-ff", "#0x0",
    "# f00",
    "#f 0", "#f00 ", " #f00", "#f00\n", "\t#f00", "##f00", "f00", "ff0000", "0xff0000", "#ｆ００",
    "#f0０", "#f00\u{0}", "#f00;", "#ff\u{301}0",
    // Functions
    "rgb", "rgb(", "rgb()", "rgb(1)", "rgb(1,2)", "rgb(1,2,3", "rgb(1,2,3))", "rgb(1,2,3) ",
    "rgb(1\t2\t3)", "rgb(1,\n2,\n3)", "rgb(1 2 3\r)", "rgb(\u{C}1 2 3)", "hsl(1\t2% 3%)",
    " rgb(1,2,3)", "rgb (1,2,3)", "rgb(1,2,3,4,5)", "rgb(1,2,3,)", "rgb(,1,2,3)", "rgb(1,,2,3)",
    "rgb(1 2,3)", "rgb(1,2 3)", "rgb(1 2 3, .5)", "rgb(1,2,3 / .5)", "rgb(1 2 3 .5)",
    "rgb(1 2 3 /)", "rgb(1 2 3 4 / 1)", "rgb(1/2/3)", "rgb(10%,20,30)", "rgb(nan,0,0)",
    "rgb(inf 0 0)", "rgb(infinity,0,0)", "rgb(0x10,0,0)", "rgb(0x1p3 0 0)", "rgb(1. 2 3)",
    "rgb(. 2 3)", "rgb(1_0 2 3)", "rgb(1e 2 3)", "rgb(--1 2 3)", "rgb(+-1 2 3)", "rgb(- 1 2 3)",
    "rgb(1px 2 3)", "rgb(1deg 2 3)", "rgb(1 % 2 3)", "rgb(1 2 3 / 90deg)", "rgb(１ 2 3)",
    "rgb(1\u{A0}2\u{A0}3)", "rgb(1;2;3)", "rgb[1,2,3]", "hsl(1,2,3)", "hsl(1,2%,3)",
    "hsl(1%,2%,3%)", "hsl(1deg2%3%)", "hsl(1 2deg 3%)", "hsl(1 turn 2% 3%)", "hsl(1em 2% 3%)",
    "hsl(1 2% 3% / 1rad)", "rgbx(1,2,3)", "rgb(1,2,3)x", "hsv(1,2%,3%)", "hwb(1 2% 3%)",
    "rgb(var(--x))", "rgb(none 0 0)", "rgb(/**/1 2 3)", "(1,2,3)",
    // Names
    "re", "reddd", "red ", " red", "system red", "systemRed", "ｒｅｄ", "rеd", "blac\u{212A}",
    "pin\u{212A}", "fu\u{17F}chsia", "o\u{FB00}white", "none", "auto", "clear", "currentColor",
    "inherit", "windowtext", "red\u{0}", "red\u{200B}",
  ])
  func `any other text is no colour`(text: String) {
    #expect(throws: BadgeError.self) { try BadgeColor(text) }
  }

  @Test func `a text of megabytes is refused like a short one`() {
    for start in ["#", "rgb(", "rgb(1", "hsl(", "red", "ﬀ"] {
      let text = start + String(repeating: "0", count: 2_000_000)
      let error = #expect(throws: BadgeError.self) { try BadgeColor(text) }
      #expect((error?.message.count ?? .max) < 200)
    }
  }

  @Test(arguments: SystemColor.allCases)
  func `a system colour wins over the CSS colour of its name`(color: SystemColor) throws {
    #expect(try BadgeColor(color.rawValue) == .system(color))
    #expect(try BadgeColor(color.rawValue.uppercased()) == .system(color))
  }

  @Test func `grey is CSS and gray the system's`() throws {
    #expect(try BadgeColor("grey").description == "#808080")
    #expect(try BadgeColor("gray") == .gray)
  }

  @Test func `the error names the field and the notations`() {
    let error = #expect(throws: BadgeError.self) { try BadgeColor("#12", field: "tint") }
    #expect(
      error?.description == """
        tint: "#12": not a colour (use #rgb, #rrggbb, #rrggbbaa, rgb(…), hsl(…) or a name such as red)
        """)
    #expect(error?.code == .invalidValue)
    #expect(throws: BadgeError.self) { try BadgeColor("") }.map { #expect($0.field == "color") }
  }

  @Test(arguments: [
    ("redd", "red"), ("RDE", "red"), ("orage", "orange"), ("tael", "teal"), ("indgo", "indigo"),
    ("rebecapurple", "rebeccapurple"), ("transparant", "transparent"), ("lightgrax", "lightgray"),
  ])
  func `the error suggests a name that is nearly typed`(text: String, name: String) {
    let error = #expect(throws: BadgeError.self) { try BadgeColor(text) }
    #expect(error?.message.hasSuffix("; did you mean \(name)?") == true)
  }
}
