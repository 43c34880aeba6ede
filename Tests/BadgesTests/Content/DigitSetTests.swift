import Badges
import Foundation
import Testing

/// Counts in other scripts' digits.
struct DigitSetTests {
  private func label(_ count: Int, _ digits: String, limit: CountLimit = .none) throws -> String? {
    let set = try #require(DigitSet(digits))
    return try Badge(.count(count), limit: limit, digits: set).label
  }

  @Test func `digits are ASCII unless another set is given`() throws {
    #expect(Badge(5).digits == .latn)
    #expect(try Badge(.count(1_234_567_890), limit: .none).label == "1234567890")
    #expect(try label(1_234_567_890, "latn") == "1234567890")
  }

  @Test(arguments: [
    ("arab", "١٢٣٤٥٦٧٨٩٠"), ("arabext", "۱۲۳۴۵۶۷۸۹۰"), ("deva", "१२३४५६७८९०"),
    ("beng", "১২৩৪৫৬৭৮৯০"), ("thai", "๑๒๓๔๕๖๗๘๙๐"), ("khmr", "១២៣៤៥៦៧៨៩០"),
    ("tibt", "༡༢༣༤༥༦༧༨༩༠"), ("mymr", "၁၂၃၄၅၆၇၈၉၀"), ("fullwide", "１２３４５６７８９０"),
    ("tamldec", "௧௨௩௪௫௬௭௮௯௦"), ("mathbold", "𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎"), ("adlm", "𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙𞥐"),
  ])
  func `a count is written in the digits of its set`(name: String, text: String) throws {
    #expect(try label(1_234_567_890, name) == text)
  }

  @Test func `every set has ten digits of the values 0 to 9`() throws {
    for name in DigitSet.names {
      let text = try #require(try label(1_023_456_789, name))
      let values = text.unicodeScalars.map { scalar in
        scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      }
      #expect(values == [1, 0, 2, 3, 4, 5, 6, 7, 8, 9], "\(name)")
    }
  }

  @Test func `every decimal digit of Unicode 17 belongs to exactly one set`() throws {
    let zeros = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      $0.properties.numericType == .decimal && $0.properties.numericValue == 0
        && $0.properties.age.map { $0.major <= 17 } == true
    }
    let known = try DigitSet.names.map { name in
      try #require(try label(0, name)?.unicodeScalars.first)
    }
    #expect(Set(zeros).subtracting(known).map { String($0.value, radix: 16) } == [])
    #expect(Set(known).count == known.count)
  }

  @Test func `the limit is written in the same digits`() throws {
    #expect(try label(1000, "arab", limit: .plusPrefix(999)) == "+٩٩٩")
    #expect(try label(1000, "deva", limit: .plusSuffix(99)) == "९९+")
  }

  @Test func `the sets are listed in alphabetical order and known by their names`() {
    #expect(DigitSet.names == DigitSet.names.sorted())
    #expect(DigitSet.names.allSatisfy { DigitSet($0)?.name == $0 })
    #expect(DigitSet("latn") == .latn)
  }

  @Test(arguments: ["", "Arab", "arabic", "hebr", "hanidec", "roman", "ar", "arab "])
  func `any other name is no set`(name: String) {
    #expect(DigitSet(name) == nil)
  }

  @Test func `a set is its name in JSON`() throws {
    let sets = try ["latn", "arab", "mathbold"].map { try #require(DigitSet($0)) }
    let data = try JSONEncoder().encode(sets)
    #expect(String(decoding: data, as: UTF8.self) == #"["latn","arab","mathbold"]"#)
    #expect(try JSONDecoder().decode([DigitSet].self, from: data) == sets)
  }

  @Test func `an unknown set in JSON is corrupt data with a reason`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DigitSet].self, from: Data(#"["roman"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == #""roman": not a set of decimal digits"#)
  }
}
