import BadgeRender
import Badges
import Testing

@testable import badge_render

struct ManifestPrecedenceTests {
  /// The one badge of defaults and a record, over options.
  private func badge(
    options: [(SettingKey, String)] = [], defaults: String = "", record: String
  ) throws -> Badge {
    try request(options: options, defaults: defaults, record: record).badge()
  }

  private func request(
    options: [(SettingKey, String)] = [], defaults: String = "", record: String
  ) throws -> BadgeRequest {
    var manifest = ManifestText(#"{"defaults":{\#(defaults)},"badges":[{\#(record)}]}"#)
    for (key, text) in options {
      try manifest.base.apply(Setting(key: key, bytes: Array(text.utf8)))
    }
    let records = try manifest.records()
    guard case .request(let request) = try #require(records.first).content else {
      throw Refused(messages: records[0].failures.map { ManifestText.line($0) })
    }
    return request
  }

  private struct Refused: Error { let messages: [String] }

  @Test func `a record wins over defaults, defaults over options`() throws {
    let options: [(SettingKey, String)] = [(.tint, "red"), (.family, "X"), (.max, "9")]
    let made = try badge(
      options: options, defaults: #""tint":"green","family":"Y""#,
      record: #""count":5,"tint":"blue""#)
    #expect(made.style.tint == .system(.blue))
    #expect(made.style.family == "Y")
    #expect(made.limit == .plusSuffix(9))
  }

  @Test func `the order of keys doesn't matter`() throws {
    let text = #"{"badges":[{"count":1}],"defaults":{"tint":"green"}}"#
    guard case .request(let request) = try ManifestText(text).records()[0].content else { return }
    #expect(try request.badge().style.tint == .system(.green))
  }

  @Test func `contents of a record displace older ones`() throws {
    #expect(try badge(defaults: #""count":5"#, record: #""text":"a""#).content == .text("a"))
    #expect(try badge(defaults: #""text":"a""#, record: #""dot":true"#).content == .dot)
    #expect(try badge(defaults: #""count":5"#, record: #""dot":false"#).content == .count(5))
    #expect(try badge(options: [(.dot, "true")], record: #""count":5"#).content == .count(5))
    #expect(throws: (any Error).self) { try badge(record: #""count":5,"text":"a""#) }
    #expect(throws: (any Error).self) { try badge(defaults: #""tint":"red""#, record: "") }
  }

  @Test func `a size displaces a style, and the other way round`() throws {
    let size = try badge(
      defaults: #""font":"title","contentSize":"small""#, record: #""count":1,"size":9"#)
    #expect(size.style.font == .size(9))
    let style = try badge(defaults: #""size":9"#, record: #""count":1,"font":"title""#)
    #expect(style.style.font == .title)
    let category = try badge(
      defaults: #""font":"title""#, record: #""count":1,"contentSize":"small""#)
    #expect(category.style.font == .style(.title, .small))
    #expect(throws: (any Error).self) { try badge(record: #""count":1,"size":9,"font":"title""#) }
  }

  @Test func `scales displace a scale, and the other way round`() throws {
    let list = try request(options: [(.scale, "3")], record: #""scales":[1,2]"#)
    #expect(try list.scales().map(\.scale) == [1, 2])
    let one = try request(defaults: #""scales":[1,2]"#, record: #""scale":3"#)
    #expect(try one.scales().map(\.scale) == [3])
  }

  @Test func `a shape without corners displaces radius and corners`() throws {
    let defaults = #""shape":"rounded","cornerRadius":3,"corners":["top"]"#
    let circle = try badge(defaults: defaults, record: #""count":1,"shape":"circle""#)
    #expect(circle.style.shape == .circle)
    let rounded = try badge(defaults: defaults, record: #""count":1,"cornerRadius":5"#)
    #expect(rounded.style.shape == .rounded(.points(5), corners: .top))
  }

  @Test func `limits and the side of their sign displace each other`() throws {
    let none = try badge(defaults: #""overflow":"prefix""#, record: #""count":1,"max":"none""#)
    #expect(none.limit == .none)
    let side = try badge(defaults: #""max":"none""#, record: #""count":1,"overflow":"suffix""#)
    #expect(side.limit == .plusSuffix(999))
    let both = try badge(defaults: #""overflow":"prefix""#, record: #""count":1,"max":9"#)
    #expect(both.limit == .plusPrefix(9))
  }

  @Test func `a frame displaces a width, and the other way round`() throws {
    let frame = try badge(defaults: #""maxWidth":90"#, record: #""count":1,"frame":[60,60]"#)
    #expect(frame.style.maxWidth == nil && frame.style.frame != nil)
    let width = try badge(defaults: #""frame":[60,60]"#, record: #""count":1,"maxWidth":90"#)
    #expect(width.style.maxWidth == 90 && width.style.frame == nil)
  }

  @Test func `folders of fonts are replaced, not added`() throws {
    let made = try request(defaults: #""fontDirs":["a","b"]"#, record: #""fontDirs":"c""#)
    #expect(made.fonts.directoryBytes == [Array("c".utf8)])
  }
}
