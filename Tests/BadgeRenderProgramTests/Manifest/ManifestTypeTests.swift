import BadgeRender
import Badges
import Testing

@testable import badge_render

struct ManifestTypeTests {
  /// What a record's text is understood as.
  private func request(_ text: String) throws -> BadgeRequest {
    let records = try ManifestText(text).records()
    try #require(records.count == 1)
    guard case .request(let request) = records[0].content else {
      throw Refused(messages: records[0].failures.map(\.message))
    }
    return request
  }

  private func faults(_ text: String) throws -> [String] {
    try ManifestText(text).records().flatMap(\.failures).map { ManifestText.line($0) }
  }

  private struct Refused: Error { let messages: [String] }

  @Test(arguments: [
    ("5", 5), ("5.0", 5), ("1e3", 1000), ("-0", 0), ("-0.0", 0), ("-1", -1),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9007199254740991.0", (1 << 53) - 1),
  ])
  func `counts are whole numbers in any spelling`(text: String, count: Int) throws {
    #expect(try request(#"{"count":\#(text)}"#).badge().content == .count(count))
  }

  @Test(arguments: [
    (#""5""#, #""5": not a whole number; write it without quotes"#),
    ("2.5", "2.5: not a whole number"),
    ("true", "true: not a whole number"),
    ("null", "null: not a whole number; leave the key out or give a value"),
    ("[5]", "[5]: not a whole number"),
    ("{}", "{}: not a whole number"),
    ("1.79e308", "1.79e+308: a whole number is from \(Int.min) to \(Int.max)"),
    ("-1e19", "-1e+19: a whole number is from \(Int.min) to \(Int.max)"),
    ("9007199254740993.0", "9007199254740992: a whole number as large as this is written without"),
    ("5e-324", "5e-324: not a whole number"),
    (#""five""#, #""five": not a whole number"#),
  ])
  func `nothing else is a count`(text: String, message: String) throws {
    let found = try faults(#"{"count":\#(text)}"#)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("m:1: count: \(message)") == true, "\(found)")
  }

  @Test(arguments: [
    ("max", #""99""#, #""99": not a whole number or "none"; write it without quotes"#),
    ("max", "2.5", #"2.5: not a whole number or "none""#),
    ("weight", "1e300", "1e+300: a weight is a whole number from 100 to 900, or a name"),
    ("weight", "650.5", "650.5: a weight is a whole number from 100 to 900, or a name"),
    ("scale", #""2""#, #""2": not a number; write it without quotes"#),
    ("size", "true", "true: not a number"),
    ("opacity", "null", "null: not a number; leave the key out or give a value"),
    ("weight", #""700""#, #""700": not a number or a name; write it without quotes"#),
    ("cornerRadius", #""4""#, #""4": not a number or a name; write it without quotes"#),
    ("dot", "1", "1: not true or false"),
    ("italic", #""true""#, #""true": not true or false"#),
    ("text", "5", "5: not a text; write it in double quotes"),
    ("tint", "[255,0,0]", "[255,0,0]: not a text; write it in double quotes"),
    ("shape", "null", "null: not a text; write it in double quotes"),
    ("out", "5", "5: not a file's name"),
    ("out", #""a\u0000.png""#, #""a\u{0}.png": the character U+0000 can't be part of"#),
    ("fontDirs", "[1]", "1: not a file's name"),
    ("frame", "[24]", "[24]: not 2 values; write [1,2]"),
    ("frame", "24", "24: not a list; write [1,2]"),
    ("frame", #"["24",24]"#, #""24": not a number"#),
    ("padding", "[1,2,3]", "[1,2,3]: not 1 or 2 values; write [1,2]"),
    ("shadow", "[4,1]", "[4,1]: not 1, 3 or 4 values"),
    ("border", "[2,3]", "3: not a colour in quotes"),
    ("border", "true", "true: not a list"),
    ("corners", #"["top,left"]"#, #""top,left": not a name"#),
    ("scales", "[]", "[]: not 1 to 16 values"),
    ("id", "null", "null: not a text or a number"),
    ("id", "[1]", "[1]: not a text or a number"),
  ])
  func `a value of another type is refused with the key, itself and what is wanted`(
    key: String, value: String, message: String
  ) throws {
    let found = try faults(#"{"\#(key)":\#(value)}"#)
    #expect(found.first?.hasPrefix("m:1: \(key): \(message)") == true, "\(found)")
  }

  @Test(arguments: [
    (#""frame":[24,30.5]"#, #""frame":"24x30.5""#),
    (#""padding":[3,1]"#, #""padding":"3,1""#),
    (#""padding":3"#, #""padding":[3]"#),
    (##""shadow":[4,0,2,"#0008"]"##, ##""shadow":"4,0,2,#0008""##),
    (#""shadow":4"#, #""shadow":"4""#),
    (#""border":[2,"rgb(1, 2, 3)"]"#, #""border":"2,rgb(1, 2, 3)""#),
    (
      #""shape":"rounded","corners":["topLeft","bottom-right"]"#,
      #""corners":"topLeft,bottomRight","shape":"rounded""#
    ),
    (#""weight":650"#, #""weight":650.0"#),
    (#""max":"none""#, #""max":"none""#),
  ])
  func `lists are arrays, or what the option takes`(one: String, other: String) throws {
    let badges = try [one, other].map { try request(#"{"count":5,\#($0)}"#).badge() }
    #expect(badges[0] == badges[1])
    if one != #""max":"none""# { #expect(badges[0] != Badge(.count(5))) }
  }

  @Test func `scales are an array, a text or one number`() throws {
    #expect(try request(#"{"scales":[1,2]}"#).scales().map(\.scale) == [1, 2])
    #expect(try request(#"{"scales":"1,2"}"#).scales().map(\.scale) == [1, 2])
    #expect(try request(#"{"scales":2}"#).scales().map(\.suffix) == ["@2x"])
  }

  @Test func `folders of fonts are an array or one name, whatever is in it`() throws {
    #expect(
      try request(#"{"fontDirs":["a","b,c"]}"#).fonts.directoryBytes
        == ["a", "b,c"].map { Array($0.utf8) })
    #expect(try request(#"{"fontDirs":"b,c"}"#).fonts.directoryBytes == [Array("b,c".utf8)])
  }

  /// Some limits depend on other settings, so they are found when the badge is put together.
  @Test(arguments: [
    ("size", "1.79e308", "1.79e+308: a size in points is from 1 to 1000"),
    ("padding", "[1,-1e300]", "-1e+300: a padding is from 0 to 32767"),
    ("maxWidth", "1e300", "1e+300: a width in points is from 1 to 32767"),
    ("frame", "[1e300,1]", "1e+300: a width in points is from 1 to 32767"),
    ("border", #"[1e300,"red"]"#, "1e+300: a width is from 0 to 32767"),
    ("shadow", "1e300", "1e+300: a radius is from 0 to 1000"),
    ("opacity", "1e300", "1e+300: an opacity is from 0 to 1"),
    ("scale", "1e300", "1e+300: a scale is from 0.1 to 16"),
    ("scale", "-0", "0: a scale is from 0.1 to 16"),
    ("scales", "[1,1e300]", "1e+300: a scale is from 0.1 to 16"),
  ])
  func `a number beyond its range is refused with the range`(
    key: String, value: String, message: String
  ) throws {
    let batch = try BatchProgram(#"{"count":5,"\#(key)":\#(value),"out":"x.png"}"#)
    #expect(try batch().messages.first == "m.jsonl:1: error: \(key): \(message)")
  }

  @Test func `an unknown key is refused, with a suggestion`() throws {
    #expect(try faults(#"{"cuont":5}"#) == [#"m:1: "cuont": unknown key; did you mean count?"#])
    #expect(
      try faults(#"{"corner-radius":5}"#)
        == [#"m:1: "corner-radius": unknown key; did you mean cornerRadius?"#])
    #expect(try faults(#"{"zzzzzzzz":5}"#) == [#"m:1: "zzzzzzzz": unknown key"#])
    #expect(
      try faults(#"{"output":"x"}"#) == [#"m:1: "output": unknown key; did you mean out?"#])
    #expect(
      try faults(#"{"font-dir":[]}"#) == [#"m:1: "font-dir": unknown key; did you mean fontDirs?"#])
  }

  @Test func `all faults of a record are told at once`() throws {
    let found = try faults(#"{"count":"5","tint":"rde","cuont":5,"max":-1,"size":true}"#)
    #expect(
      found.map { $0.split(separator: ":")[2] } == [" count", #" "cuont""#, " size", " tint"])
  }

  @Test func `names of options become names of keys, but not in what the user wrote`() {
    #expect(
      namingKeys(#""--count \" --max": give --number-format or -o, --max or --measure"#)
        == #""--count \" --max": give numberFormat or -o, max or --measure"#)
  }

  @Test func `the id is kept, of failures too`() throws {
    let text = """
      {"count":1,"id":"a"}
      {"count":"1","id":7}
      {"cuont":1,"id":1.5}
      {"count":1}
      """
    #expect(
      try ManifestText(text).records().map(\.id)
        == [.string("a"), .integer(7), .number(1.5), nil])
  }

  @Test func `each wrong line of many has a message of its own`() throws {
    let records = try ManifestText(fixture: "types.jsonl").records()
    #expect(records.count == 25)
    let good = records.filter(\.failures.isEmpty).compactMap(\.place.line)
    // Without a name, with two contents, without any, and with a negative limit: found later.
    #expect(good == [2, 3, 8, 11, 15, 16, 17, 22, 23])
    for record in records where !record.failures.isEmpty {
      #expect(record.failures.allSatisfy { $0.place?.line == record.place.line })
    }
    let lines = records.flatMap(\.failures).map { ManifestText.line($0) }
    #expect(lines.contains(#"m:10:12: count: "NaN": not a JSON value"#))
    #expect(lines.contains { $0.hasPrefix(#"m:9:14: count: "1e400": a number is at most 1.79"#) })
    #expect(lines.contains { $0.hasPrefix(#"m:18: 5: not a badge; write an object such as"#) })
  }
}
