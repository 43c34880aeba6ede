import Badges
import Testing

@testable import badge_render

struct AppIconSetTests {
  private let single = """
    { "images" : [
      { "filename" : "icon.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
        "filename" : "dark.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ],
        "filename" : "tinted.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" }
    ], "info" : { "author" : "xcode", "version" : 1 } }
    """

  private let multiple = """
    {"images":[{"filename":"a@2x.png","idiom":"iphone","scale":"2x","size":"20x20"},
    {"filename":"a@3x.png","idiom":"iphone","scale":"3x","size":"20x20"},
    {"filename":"a@2x.png","idiom":"ipad","scale":"2x","size":"20x20"},
    {"idiom":"ipad","scale":"1x","size":"76x76"}],"info":{"author":"xcode","version":1}}

    """

  private func outputs(_ list: String?, _ record: String = "") throws -> [PlannedOutput] {
    let text = #"{"count":3,"preset":"appiconset","on":"in/App.appiconset","out":"App"\#(record)}"#
    let read = try #require(try ManifestText(text).records().first)
    guard case .request(let request) = read.content else { throw Refused(text: "") }
    do throws(CommandError) {
      return try request.outputs(id: nil) { (path) throws(CommandError) in
        guard path.text == "in/App.appiconset/Contents.json", let list else {
          throw CommandError.usage(nil, "\(path): missing")
        }
        return Array(list.utf8)
      }
    } catch {
      throw Refused(text: error.message)
    }
  }

  private struct Refused: Error, Equatable { let text: String }

  @Test func `each picture gets a badge, the list stays as it is`() throws {
    let made = try outputs(multiple)
    #expect(
      made.map { $0.path?.text } == [
        "App.appiconset/a@2x.png", "App.appiconset/a@3x.png", "App.appiconset/Contents.json",
      ])
    #expect(made.flatMap(\.pictures).map(\.scale) == [2, 3])
    let icons = made.flatMap(\.pictures).map { $0.resolved.icon?.request.source }
    #expect(
      icons == ["a@2x.png", "a@3x.png"].map { .file(FilePath("in/App.appiconset/\($0)")) })
    guard case .bytes(let bytes) = made.last?.content else { throw Refused(text: "") }
    #expect(bytes == Array(multiple.utf8))
    #expect(made.allSatisfy { $0.inputs.contains(FilePath("in/App.appiconset/Contents.json")) })
  }

  @Test(arguments: ["a.jpg", "a.svg", "a.PDF"])
  func `a picture of another kind gets no copy that only seems to be one`(name: String) {
    let list = #"{"images":[{"filename":"\#(name)"}]}"#
    let message =
      #""in/App.appiconset/Contents.json": "\#(name)": badged copies are PNG files; name a PNG file "#
      + "that ends in .png"
    #expect(throws: Refused(text: message)) { try self.outputs(list) }
  }

  @Test func `names that look alike are those of two files`() throws {
    let names = [#"\u00e9.png"#, #"e\u0301.png"#, #"\u00e9.png"#]
    let images = names.map { #"{"filename":"\#($0)"}"# }.joined(separator: ",")
    let made = try outputs(#"{"images":[\#(images)]}"#)
    #expect(made.count == 3)
  }

  @Test func `a dark icon gets a badge for dark surroundings, unless it is said which`() throws {
    let appearances = { (record: String) in
      try self.outputs(self.single, record).flatMap(\.pictures).map {
        $0.resolved.badge.style.appearance
      }
    }
    #expect(try appearances("") == [.light, .dark, .light])
    #expect(try appearances(#","appearance":"light""#) == [.light, .light, .light])
  }

  @Test func `the badge keeps inside and has its share, unless something else is asked for`() throws
  {
    let icon = { (record: String) in
      try self.outputs(self.single, record).first?.pictures.first?.resolved.icon?.request
    }
    #expect(try icon("")?.canvas == .inside)
    #expect(try icon("")?.placement.size == 0.4)
    #expect(try icon(#","badgeSize":"50%","canvas":"clip""#)?.placement.size == 0.5)
    #expect(try icon(#","badgeSize":"50%","canvas":"clip""#)?.canvas == .clip)
    #expect(try icon(#","size":20"#)?.placement.size == nil)
  }

  @Test func `a set without pictures, without a list or with names that lead out is refused`() {
    for list in [
      nil, "", "[]", "{}", #"{"images":[]}"#, #"{"images":[{"idiom":"ipad"}]}"#,
      #"{"images":[{"filename":"../x.png"}]}"#, #"{"images":[{"filename":".."}]}"#,
      #"{"images":[{"filename":"Contents.json"}]}"#, #"{"images":[{"filename":1}]}"#,
      #"{"images":[{"filename":"a\u0000.png"}]}"#,
    ] {
      #expect(throws: Refused.self, "\(list ?? "")") { try outputs(list) }
    }
  }

  @Test func `without a folder of icons there is nothing to copy`() throws {
    let text = #"{"count":3,"preset":"appiconset","out":"App"}"#
    guard case .request(let request) = try ManifestText(text).records()[0].content else { return }
    #expect(throws: CommandError.self) {
      try request.outputs(id: nil) { (_) throws(CommandError) in [] }
    }
  }
}
