import Badges
import Testing

/// How a count is written.
struct NumberFormatTests {
  private func label(
    _ count: Int, _ format: NumberFormat, limit: CountLimit = .none, digits: DigitSet = .latn
  ) throws -> String? {
    try Badge(.count(count), limit: limit, numberFormat: format, digits: digits).label
  }

  @Test func `a count is plain unless another format is given`() throws {
    #expect(try Badge(.count(1_234_567), limit: .none).label == "1234567")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (12, "12"), (999, "999"), (1000, "1,000"), (1234, "1,234"),
    (12_345, "12,345"), (123_456, "123,456"), (1_234_567, "1,234,567"),
    (Int.max, "9,223,372,036,854,775,807"),
  ])
  func `grouped has a comma before every three digits from the right`(
    count: Int, text: String
  ) throws {
    #expect(try label(count, .grouped) == text)
  }

  @Test(arguments: [
    (0, "0"), (9, "9"), (10, "10"), (999, "999"), (1000, "1K"), (1049, "1K"), (1099, "1K"),
    (1100, "1.1K"), (1999, "1.9K"), (9999, "9.9K"), (10_000, "10K"), (10_999, "10K"),
    (12_900, "12K"), (999_999, "999K"), (1_000_000, "1M"), (1_099_999, "1M"),
    (2_500_000, "2.5M"), (999_999_999, "999M"), (1_000_000_000, "1B"), (7_890_000_000, "7.8B"),
    (999_999_999_999, "999B"), (1_000_000_000_000, "1T"), (1_999_999_999_999, "1.9T"),
    (999_999_999_999_999, "999T"),
  ])
  func `compact is rounded down with one decimal below ten`(count: Int, text: String) throws {
    #expect(try label(count, .compact) == text)
  }

  @Test(arguments: [1_000_000_000_000_000, 1_234_567_890_123_456, Int.max])
  func `compact is plain beyond 999T`(count: Int) throws {
    #expect(try label(count, .compact) == "\(count)")
  }

  @Test func `compact never says more than there is and never goes back`() throws {
    let factors = ["K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12]
    var last = 0.0
    for count in stride(from: 0, to: 3_000_000, by: 997) {
      let text = try #require(try label(count, .compact))
      let factor = text.last.flatMap { factors[String($0)] }
      let value = try #require(Double(factor == nil ? text : String(text.dropLast())))
      let said = value * (factor ?? 1)
      #expect(said <= Double(count) + 1e-6 && said >= last, "\(count) is \(text)")
      last = said
    }
  }

  @Test func `a limit goes through the format before it gets its plus sign`() throws {
    #expect(try label(5000, .grouped, limit: .plusPrefix(1234)) == "+1,234")
    #expect(try label(5000, .grouped, limit: .plusSuffix(1234)) == "1,234+")
    #expect(try label(5000, .compact, limit: .plusPrefix(1999)) == "+1.9K")
    #expect(try label(5000, .compact, limit: .plusSuffix(1000)) == "1K+")
    #expect(try label(5000, .compact, limit: .plusPrefix(999)) == "+999")
  }

  @Test func `a count is compared with its limit before it is rounded`() throws {
    #expect(try label(1001, .compact, limit: .plusSuffix(1000)) == "1K+")
    #expect(try label(1000, .compact, limit: .plusSuffix(1000)) == "1K")
  }

  @Test func `the format's signs stay while the digits change`() throws {
    let arabic = try #require(DigitSet("arab"))
    #expect(try label(1_234_567, .grouped, digits: arabic) == "١,٢٣٤,٥٦٧")
    #expect(try label(1999, .compact, digits: arabic) == "١.٩K")
    #expect(try label(5000, .grouped, limit: .plusSuffix(1234), digits: arabic) == "١,٢٣٤+")
  }

  @Test func `formats are named as a user asks for them`() {
    #expect(NumberFormat.allCases.map(\.rawValue) == ["plain", "grouped", "compact"])
  }
}
