import Badges
import Testing

/// Which text a count shows under its limit and its rule for zero.
struct CountLabelTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (10, "10"), (99, "99"), (100, "100"), (120, "120"), (998, "998"),
    (999, "999"), (1000, "+999"), (1001, "+999"), (1_000_000, "+999"), (Int.max, "+999"),
  ])
  func `a count shows itself up to 999 and plus 999 above`(count: Int, label: String) throws {
    #expect(try Badge(count).label == label)
  }

  @Test(arguments: [
    (CountLimit.plusPrefix(999), "999", "+999", "120"),
    (.plusSuffix(99), "99+", "99+", "99+"),
    (.plusPrefix(99), "+99", "+99", "+99"),
    (.plusSuffix(999), "999", "999+", "120"),
    (.none, "999", "1000", "120"),
  ])
  func `the limit decides where the plus sign begins and on which side it stands`(
    limit: CountLimit, at999: String, at1000: String, at120: String
  ) throws {
    #expect(try Badge(.count(999), limit: limit).label == at999)
    #expect(try Badge(.count(1000), limit: limit).label == at1000)
    #expect(try Badge(.count(120), limit: limit).label == at120)
  }

  @Test(arguments: [0, 9, 10, 98, 99])
  func `a count that equals its limit or is below shows itself`(count: Int) throws {
    #expect(try Badge(.count(count), limit: .plusSuffix(99)).label == "\(count)")
    #expect(try Badge(.count(count), limit: .plusPrefix(99)).label == "\(count)")
  }

  @Test(arguments: [100, 101, 921, 1021, Int.max])
  func `a count above its limit shows the limit and never its own value`(count: Int) throws {
    #expect(try Badge(.count(count), limit: .plusSuffix(99)).label == "99+")
    #expect(try Badge(.count(count), limit: .plusPrefix(99)).label == "+99")
  }

  @Test func `a limit of zero and the largest limit work as any other`() throws {
    #expect(try Badge(.count(5), limit: .plusSuffix(0)).label == "0+")
    #expect(try Badge(.count(5), limit: .plusPrefix(0)).label == "+0")
    #expect(try Badge(.count(0), limit: .plusSuffix(0)).label == "0")
    #expect(try Badge(.count(.max), limit: .plusSuffix(.max)).label == "9223372036854775807")
    #expect(try Badge(.count(.max), limit: .plusSuffix(.max - 1)).label == "9223372036854775806+")
  }

  @Test func `without a limit the largest count is shown whole`() throws {
    #expect(try Badge(.count(.max), limit: .none).label == "9223372036854775807")
  }

  @Test func `a limit tells its number`() {
    #expect(CountLimit.plusPrefix(99).maximum == 99)
    #expect(CountLimit.plusSuffix(7).maximum == 7)
    #expect(CountLimit.none.maximum == nil)
  }

  @Test(arguments: [CountLimit.plusPrefix(-1), .plusSuffix(-1), .plusSuffix(.min)])
  func `a negative limit is an error that names max`(limit: CountLimit) throws {
    let badge = Badge(.count(5), limit: limit)
    let maximum = try #require(limit.maximum)
    let expected = BadgeError(
      .invalidValue, field: "max", "\(maximum): a limit is 0 or more, or none")
    #expect(throws: expected) { try badge.label }
    #expect(throws: expected) { try badge.isHidden }
    #expect(throws: expected) { try badge.accessibleText }
    #expect(throws: expected) { try laidOut(badge) }
  }

  @Test(arguments: [-1, -999, -1000, Int.min])
  func `a negative count hides the badge whatever its rules`(count: Int) throws {
    for limit in [CountLimit.plusPrefix(999), .plusSuffix(0), .none] {
      for zero in ZeroRule.allCases {
        for format in NumberFormat.allCases {
          let badge = Badge(.count(count), limit: limit, zero: zero, numberFormat: format)
          #expect(try badge.label == nil)
          #expect(try badge.isHidden)
        }
      }
    }
  }

  @Test func `zero is shown unless it is asked to hide`() throws {
    #expect(try Badge(0).label == "0")
    #expect(try !Badge(0).isHidden)
    #expect(try Badge(.count(0), zero: .hidden).label == nil)
    #expect(try Badge(.count(0), zero: .hidden).isHidden)
    #expect(try Badge(.count(1), zero: .hidden).label == "1")
    #expect(try Badge(.count(5), limit: .plusSuffix(0), zero: .hidden).label == "0+")
  }

  @Test func `a rule for zero is named as a user asks for it`() {
    #expect(ZeroRule.allCases.map(\.rawValue) == ["show", "hide"])
  }

  @Test(arguments: ["0", "5", "-1", "1000", "1021"])
  func `a text of digits is untouched by the rules for counts`(text: String) throws {
    let badge = Badge(
      .text(text), limit: .plusSuffix(1), zero: .hidden, numberFormat: .compact,
      digits: try #require(DigitSet("arab")))
    #expect(try badge.label == text)
    #expect(try !badge.isHidden)
  }
}
