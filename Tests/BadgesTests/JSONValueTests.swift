import Badges
import Testing

struct JSONValueTests {
  @Test(arguments: [
    (JSONValue.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(.min), "-9223372036854775808"), (.number(5), "5"), (.number(-0.0), "0"),
    (.number(3.55), "3.55"), (.number(1e300), "1e+300"), (.number(0.1), "0.1"), (.array([]), "[]"),
    (.array([.integer(1), .null]), "[1,null]"), (.object([]), "{}"),
    (.object([.init("b", .integer(1)), .init("a", .string(""))]), #"{"b":1,"a":""}"#),
  ])
  func `a value is written without spaces and in order`(value: JSONValue, text: String) {
    #expect(value.description == text)
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}", #""\u0000\u001f""#),
    ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("é😎\u{301}", "\"é😎\u{301}\""),
  ])
  func `a string is escaped where it could break a line or a terminal`(
    string: String, text: String
  ) {
    #expect(Array(JSONValue.string(string).description.utf8) == Array(text.utf8))
  }
}
