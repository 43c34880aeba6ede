import Badges
import Testing

/// What content a badge gets from the value it is created with.
struct BadgeCreationTests {
  private struct Version: CustomStringConvertible {
    var description: String { "v2.0" }
  }

  @Test func `an integer is a count`() {
    #expect(Badge(5).content == .count(5))
    #expect(Badge(-1).content == .count(-1))
    #expect(Badge(Int.max).content == .count(.max))
    let some: Int? = 7
    #expect(Badge(some).content == .count(7))
  }

  @Test func `a string or a part of one is a text`() {
    #expect(Badge("5").content == .text("5"))
    #expect(Badge("new").content == .text("new"))
    #expect(Badge("a-b".prefix(1)).content == .text("a"))
    let some: String? = "x"
    #expect(Badge(some).content == .text("x"))
  }

  @Test func `any other value is the text that describes it`() {
    #expect(Badge(2.5).content == .text("2.5"))
    #expect(Badge(true).content == .text("true"))
    #expect(Badge(Character("7")).content == .text("7"))
    #expect(Badge([1, 2]).content == .text("[1, 2]"))
    #expect(Badge(Version()).content == .text("v2.0"))
    #expect(Badge(UInt8(200)).content == .text("200"))
    let some: Version? = Version()
    #expect(Badge(some).content == .text("v2.0"))
  }

  @Test func `nil of any type is empty`() throws {
    let (integer, text, part): (Int?, String?, Substring?) = (nil, nil, nil)
    let (number, any): (Double?, Any?) = (nil, nil)
    for badge in [
      Badge(nil), Badge(integer), Badge(text), Badge(part), Badge(number), Badge(any),
    ] {
      #expect(badge.content == .empty)
      #expect(try badge.isHidden)
    }
  }

  @Test func `a content is taken as it is`() {
    #expect(Badge(.dot).content == .dot)
    #expect(Badge(.empty).content == .empty)
    let content = BadgeContent.text("a")
    #expect(Badge(content).content == content)
  }

  @Test func `every rule has its default`() {
    for badge in [Badge(5), Badge(.count(5))] {
      #expect(badge.limit == .plusPrefix(999))
      #expect(badge.zero == .shown)
      #expect(badge.numberFormat == .plain)
      #expect(badge.digits == .latn)
      #expect(badge.style == BadgeStyle())
      #expect(badge.accessibility == BadgeAccessibility())
    }
  }

  @Test func `each way to create a badge takes a style`() {
    let style = BadgeStyle(font: .footnote, tint: .blue)
    let content = BadgeContent.dot
    for badge in [
      Badge(5, style: style), Badge("a", style: style), Badge(2.5, style: style),
      Badge(.dot, style: style), Badge(content, style: style), Badge(nil, style: style),
    ] {
      #expect(badge.style == style)
    }
    #expect(Badge(content, style: style).content == .dot)
  }
}
