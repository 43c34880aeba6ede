import Badges
import Testing

@testable import BadgeRender

struct JSONTextTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONText.value(of: Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONText.value(of: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ text: String) -> JSONError? { fault(Array(text.utf8)) }

  @Test func `members keep their order, integers stay apart from reals`() throws {
    #expect(
      try value(#" {"b":5,"a":5.0,"c":[1e3,-0,true,false,null,"x"],"d":{}} "#)
        == .object([
          .init("b", .integer(5)), .init("a", .number(5)),
          .init(
            "c",
            .array([
              .number(1000), .integer(0), .bool(true), .bool(false), .null, .string("x"),
            ])),
          .init("d", .object([])),
        ]))
    #expect(try value("9223372036854775807") == .integer(.max))
    #expect(try value("-9223372036854775808") == .integer(.min))
  }

  @Test func `texts may hold any character, U+0000 too`() throws {
    #expect(try value(#""a\u0000b\ud83d\ude00é\/\n""#) == .string("a\0b😀é/\n"))
    #expect(try value("\"\u{2028}\u{FFFF}\"") == .string("\u{2028}\u{FFFF}"))
  }

  @Test(arguments: [
    (#"{"a":1,"a":2}"#, #"1:10: "a": this key is there twice"#),
    (#"{"a":{"b":1,"b":2}}"#, #"1:15: "b": this key is there twice"#),
    (#"{"a":\#n "b" 1}"#, #"2:6: "1": a comma or } is expected"#),
    (#"{"count":NaN}"#, #"1:12: "NaN": not a JSON value"#),
    (#"{"count":007}"#, #"1:10: "007": not a number; write it like 5, -5, 0.5 or 1e3"#),
    (#"{"count":+5}"#, #"1:10: "+5": not a number; write it like 5, -5, 0.5 or 1e3"#),
    (#"{"count":.5}"#, #"1:10: ".5": not a number; write it like 5, -5, 0.5 or 1e3"#),
    (
      #"{"count":1e400,"a":2}"#,
      #"1:14: "1e400": a number is at most 1.7976931348623157e+308, or minus that"#
    ),
    (
      #"{"count":9223372036854775808}"#,
      #"1:28: "9223372036854775808": a whole number is from "#
        + "-9223372036854775808 to 9223372036854775807"
    ),
    (#"{"a":1,}"#, #"1:8: "}": a key in double quotes is expected"#),
    (#"{a:1}"#, #"1:2: "a": a key in double quotes is expected"#),
    (#"{"a" 1}"#, #"1:6: "1": a colon is expected"#),
    (#"{"a":1 "b":2}"#, #"1:10: "b": a comma or } is expected"#),
    (#"[1 2]"#, #"1:4: "2": a comma or ] is expected"#),
    (#"{} {}"#, #"1:4: "{": more text behind the end of the value"#),
    (#"{"a":"\q"}"#, #"1:8: an escape that JSON does not know; write \\ for a backslash"#),
    (#"{"a":"\ud800"}"#, "1:13: half of a surrogate pair without the other half"),
    (#"{"a":"\udc00x"}"#, "1:14: half of a surrogate pair without the other half"),
    (#"{"a\u0000":1}"#, "1:10: a key with the character U+0000"),
    ("{\"a\":\"x\ny\"}", "1:7: a text ends at the end of the line; close its quotes"),
    ("", "1:1: there is no value"),
    ("{\"a\":1", "1:6: the text ends too early; close what was opened"),
    ("'é'", #"1:1: "'": not a JSON value"#),
    ("é", #"1:1: "é": not a JSON value"#),
  ])
  func `faults say what and where`(text: String, message: String) {
    #expect(fault(text)?.description == message)
  }

  @Test func `bytes that are not UTF-8 are refused, wherever they stand`() {
    for bytes in [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3]] {
      let text = Array(#"{"é":""#.utf8) + bytes.map { UInt8($0) } + Array(#""}"#.utf8)
      #expect(fault(text)?.kind == .notUTF8)
      #expect(fault(text)?.column == 6)
    }
  }

  @Test func `a fault names the key whose value is at fault`() {
    #expect(fault(#"{"a":[1,{"x":2}],"count":NaN}"#)?.key == "count")
    #expect(fault(#"{"a":{"b":[NaN]}}"#)?.key == "a")
    #expect(fault(#"{"a\"b:":"c,","d":tru}"#)?.key == "d")
    #expect(fault(#"{"a":1,NaN}"#)?.key == nil)
    #expect(fault(#"NaN"#)?.key == nil)
    for text in [
      #"{"a":}"#, #"{"a":"#, #"{"a": tru}"#, #"{"a":05}"#, #"{"a":"x"#, #"{"a":"x\y"}"#,
      #"{"a":[1"#, #"{"a":[1,2}"#, #"{"a":{"b":1"#, #"{"a"::1}"#, #"{"a":"\ud800"}"#,
      #"{"a":1e999}"#,
    ] {
      #expect(fault(text)?.key == "a", "\(text)")
    }
  }

  @Test func `a fault behind a value names no key`() {
    for text in [
      #"{"a":1"#, #"{"a":"x""#, #"{"a":[1,2]"#, #"{"a":1 "#, #"{"a":1 "b":2}"#, #"{"a":"x""b":2}"#,
      #"{"a":[1]{"#, #"{"a":1]"#, #"{"a":true x}"#, #"{"a":1}x"#, #"{"a":1}}"#, #"{"a":1:2}"#,
      #"{"a":1}{"b":2}"#, #"{"a":1,"#, #"{"a":1,}"#, #"{"a":1,"a":2}"#,
    ] {
      #expect(fault(text) != nil && fault(text)?.key == nil, "\(text)")
    }
  }

  @Test(arguments: [65, 2000, 100_000])
  func `values that are nested deep are refused without harm`(depth: Int) {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let start = String(repeating: open, count: depth)
      let end = String(repeating: close, count: depth)
      #expect(fault(start + "1" + end)?.kind == .tooDeep)
      #expect(fault(start).map { $0.kind == .tooDeep || $0.kind == .endsTooEarly } == true)
    }
  }

  @Test func `sixty-four levels are read`() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try value(text) }
  }

  @Test func `a long word or text is cut in messages`() {
    let word = String(repeating: "x", count: 5000)
    #expect(fault(word).map { $0.message.utf8.count < 120 } == true)
    #expect(fault(#"{"\#(word)":1,"\#(word)":2}"#).map { $0.message.utf8.count < 120 } == true)
  }

  @Test func `spans are the parts of an array or object`() {
    let text = "[ 1 ,\n\"a]\\\"\" , {\"b\":[2,{}]},\n\n true]"
    let bytes = Array(text.utf8)
    let spans = JSONSpans(bytes, in: bytes.indices)
    let parts = spans.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(parts == ["1", #""a]\"""#, #"{"b":[2,{}]}"#, "true"])
    #expect(spans.lines == [0, 1, 1, 3])
    let inner = JSONSpans(bytes, in: spans.ranges[2])
    #expect(inner.ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == ["\"b\"", "[2,{}]"])
    #expect(JSONSpans(Array(" [ ] ".utf8), in: 0..<5).ranges.isEmpty)
  }
}
