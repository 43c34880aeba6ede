import Badges
import Testing

@testable import badge_render

struct ManifestFormatTests {
  private let three = ["m:1 count(1)", "m:2 count(2)", "m:3 count(3)"]

  @Test(arguments: ["bom.jsonl", "no_final_newline.jsonl"])
  func `a mark at the start and a missing last newline change nothing`(name: String) throws {
    #expect(try ManifestText(fixture: name).lines() == three)
  }

  @Test func `blank lines count as lines`() throws {
    #expect(
      try ManifestText(fixture: "bom_crlf_blank.jsonl").lines() == [
        "m:1 count(1)", "m:2 blank", "m:3 count(2)", "m:4 blank", "m:5 count(3)", "m:6 blank",
      ])
    #expect(
      try ManifestText("\n \t\r\n{\"count\":1}\n").lines()
        == ["m:1 blank", "m:2 blank", "m:3 count(1)"])
  }

  @Test func `arrays may have a mark, too`() throws {
    let records = try ManifestText(fixture: "bom_array.json").records()
    #expect(records.map(\.place.item) == ["[0]", "[1]", "[2]"])
    #expect(records.map(\.place.line) == [1, 1, 1])
  }

  @Test func `a line separator inside a text stays in it`() throws {
    let records = try ManifestText(fixture: "ls_in_string.jsonl").records()
    #expect(records.count == 2)
    guard case .request(let request) = records[0].content else { throw Missing() }
    #expect(try request.badge().content == .text("A\u{2028}B"))
  }

  @Test func `lines that end in carriage returns alone are one clear error`() throws {
    #expect(
      try ManifestText(fixture: "cr_only.jsonl").fault()
        == "m: lines end in a carriage return alone; end them with a line feed")
    let array = ManifestText("[\r{\"count\":1},\r{\"count\":2}\r]\r")
    #expect(try array.records().count == 2)
  }

  @Test func `UTF-16 is one clear error`() throws {
    let fault = "m: this is UTF-16 or binary; save the manifest as UTF-8"
    #expect(try ManifestText(fixture: "utf16le_bom.jsonl").fault() == fault)
    #expect(ManifestText(bytes: Array("{\0\"\0a\0".utf8)).fault() == fault)
    #expect(ManifestText(bytes: Array("\0{\0\"".utf8)).fault() == fault)
    #expect(ManifestText(bytes: [0xFE, 0xFF]).fault() == fault)
  }

  @Test(arguments: ["", "\n", "  ", "\u{FEFF}"])
  func `nothing holds no badge`(text: String) throws {
    #expect(try ManifestText(text).records().allSatisfy { $0.failures.isEmpty })
  }

  @Test(arguments: [
    "{\"badges\":[{\"count\":1},{\"count\":2},{\"count\":3}]}",
    "{\"version\":1,\"defaults\":{},\"badges\":[{\"count\":1},{\"count\":2},{\"count\":3}]}\n",
    "{\n  \"badges\": [\n{\"count\":1},{\"count\":2},{\"count\":3}]}",
    "{ \"version\": 1,\n \"badges\": [ {\"count\":1},\n{\"count\":2},{\"count\":3} ] }",
    "{\"badges\":[\n{\"count\":1},\n{\"count\":2},\n{\"count\":3}\n]}",
    "{\"defaults\":{\n\"tint\":\"red\"}, \"badges\":[{\"count\":1},{\"count\":2},{\"count\":3}]}",
    "{\r  \"badges\": [\r{\"count\":1},{\"count\":2},{\"count\":3}]}",
    "{\"$schema\":\"x\",\n\"\\u0062adges\":[{\"count\":1},{\"count\":2},{\"count\":3}]}",
    "\n\n[{\"count\":1},{\"count\":2},{\"count\":3}]",
  ])
  func `content makes an object or array a manifest`(text: String) throws {
    for piece in [nil, 1, 7] {
      var manifest = ManifestText(text)
      manifest.piece = piece
      let records = try manifest.records()
      #expect(records.map(\.failures.count) == [0, 0, 0])
      #expect(records.last?.place.item?.hasSuffix("[2]") == true)
    }
  }

  @Test(arguments: [
    "{\"count\":1}", "{\"count\":1}\n", "{\"count\":1}\r\n", "\u{FEFF}{\"count\":1}\n\n",
    "  {\"count\":1}",
  ])
  func `one object on one line is JSON Lines`(text: String) throws {
    for piece in [nil, 1] {
      var manifest = ManifestText(text)
      manifest.piece = piece
      #expect(try manifest.lines().first == "m:1 count(1)")
    }
  }

  @Test func `a first line that is cut off doesn't take the others with it`() throws {
    for start in [
      "{\"count\":", "{\"count\":5,", "{\"text\":\"a", "{\"text\":\"a,", "{", "{\"a\":1",
    ] {
      let lines = try ManifestText(start + "\n{\"count\":2}\n{\"count\":3}\n").lines()
      #expect(lines.count == 3, "\(start)")
      #expect(lines.last == "m:3 count(3)", "\(start)")
    }
  }

  @Test func `items of a document have line and index`() throws {
    let text = "{\"version\":1,\n\"badges\":[\n{\"count\":1},\n\n{\"count\":\"x\"}]}"
    #expect(
      try ManifestText(text).lines() == [
        "m:3 count(1)", "m:5: badges[1]: count: \"x\": not a whole number",
      ])
  }

  @Test(arguments: [
    ("[{\"count\":1},\n{\"count\":}]", "m:2:10: \"}\": not a JSON value"),
    ("[{\"count\":1}]\n[]", "m:2:1: \"[\": more text behind the end of the value"),
    ("[{\"count\":1}", "m:1:12: the text ends too early; close what was opened"),
    ("\n\n[1 2]", "m:3:4: \"2\": a comma or ] is expected"),
    (
      "{\"badges\":5}", "m: badges: a manifest's object has its badges in an array: \"badges\": […]"
    ),
    (
      "{\"version\":2,\"badges\":[]}",
      "m: version: 2: not a version this program knows; write 1"
    ),
    (
      "{\"versoin\":1,\"badges\":[]}",
      "m: versoin: not a key of a manifest (version, defaults, badges); did you mean version?"
    ),
    (
      "{\"tint\":\"red\",\"badges\":[]}",
      "m: tint: not a key of a manifest (version, defaults, badges); put it into \"defaults\""
    ),
    (
      "{\"defaults\":{\"tint\":\"rde\"},\"badges\":[]}",
      "m: defaults: tint: \"rde\": not a colour"
    ),
    ("{\"defaults\":[],\"badges\":[]}", "m: defaults: []: not an object"),
    ("{\"defaults\":{\"id\":1},\"badges\":[]}", "m: defaults: \"id\": unknown key"),
  ])
  func `a fault in a document ends the run before anything`(text: String, message: String) {
    #expect(
      ManifestText(text).fault()?.hasPrefix(message) == true, "\(ManifestText(text).fault() ?? "")")
  }

  private struct Missing: Error {}
}
