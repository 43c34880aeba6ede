import Badges
import Testing

struct NumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("5", 5), ("-5", -5), ("5.0", 5), ("0.5", 0.5), ("-0.25", -0.25),
      ("007", 7), ("1e3", 1000), ("1E3", 1000), ("1e+3", 1000), ("1e-3", 0.001),
      ("-1.5e2", -150), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0), ("0e999999999999999999999", 0),
      ("0.1", 0.1),
      ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func `a decimal number is read`(text: String, value: Double) {
    #expect(parseNumber(text) == value)
  }

  @Test func `minus zero is zero`() {
    #expect(parseNumber("-0.0")?.sign == .plus)
  }

  private static let malformed = [
    "", " ", "-", "+", ".", "e", "+5", " 5", "5 ", "5\n", "\t5", "1 000", "1_000", "1,000", "1,5",
    ".5", "5.", "-.5", "5.e3", "1e", "1e+", "1e-", "e5", "1e2.5", "--5", "-+5", "1.2.3", "1e2e3",
    "nan", "NaN", "inf", "-inf", "infinity", "0x10", "0x1p3", "0b1", "1f", "5%", "5px", "½", "٣",
    "５", "−5", "5\u{301}", "5\u{0}", "\u{FEFF}5", "true",
  ]

  @Test(arguments: malformed)
  func `any other text is no number`(text: String) {
    #expect(parseNumber(text) == nil)
    #expect(parseInteger(text) == nil)
  }

  @Test(arguments: ["1e309", "-1e309", "1e999999999999999999999", "1.8e308"])
  func `a number that Double cannot hold is refused`(text: String) {
    #expect(parseNumber(text) == nil)
    #expect(parseInteger(text) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.0", 0), ("-0e5", 0), ("0e999999999999999999999", 0), ("5", 5),
    ("5.0", 5), ("5.000", 5), ("-5.0", -5), ("1e3", 1000), ("1E3", 1000), ("1e+3", 1000),
    ("1.5e1", 15), ("-1.25e2", -125), ("50e-1", 5), ("1000e-3", 1), ("0.001e3", 1), ("007", 7),
    ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int.max),
    ("9223372036854775807.0", Int.max), ("9.223372036854775807e18", Int.max),
    ("92233720368547758070e-1", Int.max), ("-9223372036854775808", Int.min),
    ("-9.223372036854775808e18", Int.min), ("1e18", 1_000_000_000_000_000_000),
    ("0000000000000000000000000000042", 42), ("0.000000000000000000000000042e27", 42),
  ])
  func `an integer is read exactly whatever its spelling`(text: String, value: Int) {
    #expect(parseInteger(text) == value)
  }

  @Test(arguments: [
    "2.5", "-0.5", "1e-1", "1.25e1", "5e-1", "0.9999999999999999999999", "1e-400",
    "9223372036854775808", "9223372036854775807.5", "9223372036854775807.0000000000000000001",
    "-9223372036854775809", "1e19", "9.3e18", "18446744073709551617", "1e400", "-1e400",
    "1e999999999999999999999", "1e-999999999999999999999",
  ])
  func `a fraction or a number beyond Int is no integer`(text: String) {
    #expect(parseInteger(text) == nil)
  }

  @Test func `a number of many digits is read like any other number`() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(parseInteger("5." + zeros) == 5)
    #expect(parseInteger(zeros + "5") == 5)
    #expect(parseInteger("5" + zeros) == nil)
    #expect(parseInteger("5" + zeros + "e-100000") == 5)
    #expect(parseInteger("0." + zeros + "5e100001") == 5)
    #expect(parseInteger("1e" + zeros + "2") == 100)
    #expect(parseNumber("5." + zeros) == 5)
    #expect(parseNumber("5" + zeros) == nil)
    #expect(parseNumber("1e5" + zeros) == nil)
  }

  @Test func `part of a text is read like a text`() {
    let list = "4,-6.5"
    #expect(list.split(separator: ",").map { parseNumber($0) } == [4, -6.5])
    #expect(list.split(separator: ",").map { parseInteger($0) } == [4, nil])
  }
}
