import Badges
import Testing

/// Which values of a style nothing can be drawn from.
struct StyleValidationTests {
  /// A number of a style, the range it takes and what its error calls it.
  struct Field: Sendable, CustomTestStringConvertible {
    let name: String
    let what: String
    let range: ClosedRange<Double>
    let style: @Sendable (Double) -> BadgeStyle

    var testDescription: String { "\(name), \(what)" }
  }

  static let fields: [Field] = [
    Field(name: "size", what: "a size in points", range: 1...1000) {
      BadgeStyle(font: .size($0))
    },
    Field(name: "cornerRadius", what: "a radius in points", range: 0...32767) {
      BadgeStyle(shape: .rounded(.points($0)))
    },
    Field(name: "padding", what: "a padding", range: 0...32767) {
      BadgeStyle(padding: BadgePadding(horizontal: $0, vertical: 0))
    },
    Field(name: "padding", what: "a padding", range: 0...32767) {
      BadgeStyle(padding: BadgePadding(horizontal: 0, vertical: $0))
    },
    Field(name: "frame", what: "a width in points", range: 1...32767) {
      BadgeStyle(frame: BadgeFrame(width: $0, height: 60))
    },
    Field(name: "frame", what: "a height in points", range: 1...32767) {
      BadgeStyle(frame: BadgeFrame(width: 60, height: $0))
    },
    Field(name: "maxWidth", what: "a width in points", range: 1...32767) {
      BadgeStyle(maxWidth: $0)
    },
    Field(name: "border", what: "a width", range: 0...32767) {
      BadgeStyle(border: BadgeBorder(width: $0))
    },
    Field(name: "opacity", what: "an opacity", range: 0...1) {
      BadgeStyle(opacity: $0)
    },
    Field(name: "shadow", what: "a radius", range: 0...1000) {
      BadgeStyle(shadow: BadgeShadow(radius: $0))
    },
    Field(name: "shadow", what: "an offset", range: -10_000...10_000) {
      BadgeStyle(shadow: BadgeShadow(radius: 0, x: $0))
    },
    Field(name: "shadow", what: "an offset", range: -10_000...10_000) {
      BadgeStyle(shadow: BadgeShadow(radius: 0, y: $0))
    },
  ]

  @Test(arguments: fields)
  func `a number out of its range is an error that names field, value and range`(field: Field) {
    let (low, high) = (field.range.lowerBound, field.range.upperBound)
    for value in [
      low.nextDown, high.nextUp, low - 1, high + 1, -1e300, 1e300, .infinity, -.infinity, .nan,
    ] {
      let error = #expect(throws: BadgeError.self) {
        try laidOut(Badge(5, style: field.style(value)))
      }
      #expect(error?.code == .invalidValue)
      #expect(error?.field == field.name)
      #expect(
        error?.message
          == "\(written(value)): \(field.what) is from \(written(low)) to \(written(high))")
    }
  }

  @Test(arguments: fields)
  func `the ends of a range belong to it`(field: Field) {
    for value in [field.range.lowerBound, field.range.upperBound] {
      do {
        _ = try laidOut(Badge("a", style: field.style(value)), scale: 0.1)
      } catch {
        #expect(error.code != .invalidValue, "\(value): \(error)")
      }
    }
  }

  @Test func `minus zero is zero`() throws {
    #expect(throws: Never.self) { try laidOut(Badge(5, style: BadgeStyle(opacity: -0.0))) }
    let style = BadgeStyle(shape: .rounded(.points(-0.0)), border: BadgeBorder(width: -0.0))
    #expect(try laidOut(Badge(5, style: style)).drawing?.inside == nil)
  }

  @Test(arguments: [
    ("", "\"\": a font family has a name"), ("  ", "\"  \": a font family has a name"),
    ("\u{200B}", "\"\\u{200b}\": a font family has a name"),
    ("Int\u{0}er", "\"Int\\u{0}er\": the control character U+0000 is not allowed; remove it"),
  ])
  func `a family without a name or with a control character is an error`(
    family: String, message: String
  ) {
    #expect(throws: BadgeError(field: "family", message)) {
      try laidOut(Badge(5, style: BadgeStyle(family: family)))
    }
  }

  @Test func `a family has at most 4096 bytes`() {
    let error = #expect(throws: BadgeError.self) {
      try laidOut(Badge(5, style: BadgeStyle(family: String(repeating: "a", count: 4097))))
    }
    #expect(error?.field == "family")
  }

  @Test func `a frame and a largest width exclude each other`() {
    let style = BadgeStyle(frame: BadgeFrame(width: 60, height: 60), maxWidth: 60)
    #expect(
      throws: BadgeError(
        .conflict, field: "maxWidth", "a frame fixes the width; give one of the two")
    ) { try laidOut(Badge(5, style: style)) }
  }

  @Test func `the frame of a circle is square`() {
    let error = BadgeError(
      .conflict, field: "frame", "the frame of a circle is square; give two equal sides")
    for frame in [BadgeFrame(width: 60, height: 61), BadgeFrame(width: 61, height: 60)] {
      let style = BadgeStyle(shape: .circle, frame: frame)
      #expect(throws: error) { try laidOut(Badge(5, style: style)) }
      #expect(throws: error) { try laidOut(Badge(.dot, style: style)) }
    }
  }

  @Test(arguments: fields)
  func `a badge that is hidden has to have a valid style all the same`(field: Field) {
    let style = field.style(.nan)
    #expect(throws: BadgeError.self) { try laidOut(Badge(nil, style: style)) }
    #expect(throws: BadgeError.self) { try laidOut(Badge(.dot, style: style)) }
  }

  @Test func `nothing is measured for a style that is refused`() {
    let log = MeasureLog()
    for field in Self.fields {
      _ = try? BadgeLayout(Badge("a", style: field.style(.nan)), measure: log.measure)
    }
    #expect(log.requests == [])
  }

  @Test func `an error reads as its field and message`() {
    let error = #expect(throws: BadgeError.self) {
      try laidOut(Badge(5, style: BadgeStyle(opacity: 2)))
    }
    #expect(error?.description == "opacity: 2: an opacity is from 0 to 1")
  }

  /// A number as the messages write it.
  private func written(_ value: Double) -> String {
    value.isFinite && value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
