import Badges
import Testing

@testable import badge_render

struct OutputTests {
  /// The names of a record's files.
  private func names(_ record: String, needsNames: Bool = true) throws -> [String?] {
    let read = try #require(try ManifestText(record).records().first)
    guard case .request(let request) = read.content else { throw Refused(text: "") }
    do throws(CommandError) {
      return try request.outputs(id: read.id, needsNames: needsNames, read: Self.nothing)
        .map { $0.path?.text }
    } catch {
      throw Refused(text: "\(error.field ?? "-"): \(error.message)")
    }
  }

  private struct Refused: Error, Equatable { let text: String }

  private static func nothing(_ path: FilePath) throws(CommandError) -> [UInt8] {
    throw CommandError.fault("nothing is read")
  }

  @Test func `a name stays as it is`() throws {
    #expect(try names(#"{"count":1,"out":"a b/c.png"}"#) == ["a b/c.png"])
  }

  @Test func `placeholders are the record's id, count and scale`() throws {
    #expect(try names(#"{"count":7,"id":"a","out":"{id}-{count}.png"}"#) == ["a-7.png"])
    #expect(try names(#"{"count":7.0,"id":12,"out":"{id}/{count}"}"#) == ["12/7"])
    #expect(try names(#"{"count":7,"id":1.5,"scale":2,"out":"{id}@{scale}x"}"#) == ["1.5@2x"])
  }

  @Test func `scales name files as on the command line, unless the name says the scale`() throws {
    #expect(
      try names(#"{"count":1,"scales":[1,2,1.5],"out":"a.png"}"#)
        == ["a.png", "a@2x.png", "a@1.5x.png"])
    #expect(
      try names(#"{"count":1,"scales":[1,2],"out":"{scale}/a.png"}"#) == ["1/a.png", "2/a.png"])
  }

  @Test func `doubled braces are braces`() throws {
    #expect(try names(#"{"count":1,"out":"{{id}}{{{count}}}.png"}"#) == ["{id}{1}.png"])
  }

  @Test(arguments: [
    ("{idd}.png", #"out: "{idd}": unknown placeholder; did you mean {id}? (use {id}, {count}"#),
    ("{}.png", #"out: "{}": unknown placeholder (use {id}, {count} or {scale}; {{ and }} are"#),
    ("{id.png", #"out: "{": a brace by itself (use"#),
    ("id}.png", #"out: "}": a brace by itself (use"#),
    ("{id}.png", #"out: "{id}": this record has no id"#),
    ("a.jpg", #"out: "a.jpg": pictures are PNG files"#),
    ("-", #"out: "-": pictures of a manifest go to files"#),
  ])
  func `names that can't be used are refused`(out: String, message: String) throws {
    do {
      _ = try names(#"{"count":1,"out":"\#(out)"}"#)
      Issue.record("nothing was refused")
    } catch let refused as Refused {
      #expect(refused.text.hasPrefix(message), "\(refused.text)")
    }
  }

  @Test func `a value that isn't there is an error`() throws {
    #expect(throws: Refused(text: #"out: "{count}": this badge has no count"#)) {
      try names(#"{"text":"a","out":"{count}.png"}"#)
    }
    #expect(throws: Refused.self) { try names(#"{"count":1,"id":"a\u0000b","out":"{id}.png"}"#) }
  }

  @Test func `a name may be missing only where nothing is written`() throws {
    #expect(throws: Refused.self) { try names(#"{"count":1}"#) }
    #expect(try names(#"{"count":1,"scales":[1,2]}"#, needsNames: false) == [nil, nil])
  }

  @Test func `a name may come from the defaults`() throws {
    let text = #"{"defaults":{"out":"{id}.png"},"badges":[{"count":1,"id":"x"}]}"#
    #expect(try names(text) == ["x.png"])
  }
}
