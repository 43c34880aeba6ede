import Badges
import Observation
import Testing

/// A number and a style that an interface observes.
struct BadgeModelTests {
  /// How often observers of what `read` reads are told about what `change` does: 0 or 1.
  private func notices<T>(of read: () -> T, during change: () -> Void) -> Int {
    let counter = Counter()
    withObservationTracking {
      _ = read()
    } onChange: {
      counter.count += 1
    }
    change()
    return counter.count
  }

  /// Everything here happens on one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test func `a model starts at zero in the default style`() {
    let model = BadgeModel()
    #expect(model.number == 0)
    #expect(model.style == BadgeStyle())
    #expect(model.value == "0")
    #expect(model.slider == 0)
    #expect(BadgeModel(number: 5, style: BadgeStyle(tint: .blue)).badge.style.tint == .blue)
  }

  @Test(
    arguments: [
      (-1, nil), (Int.min, nil), (0, "0"), (7, "7"), (999, "999"), (1000, "+999"),
      (Int.max, "+999"),
    ] as [(Int, String?)])
  func `the value is the label, nil where the badge is hidden`(number: Int, value: String?) throws {
    let model = BadgeModel(number: number)
    #expect(model.value == value)
    #expect(try model.badge.label == value)
    #expect(model.badge == Badge(number))
  }

  @Test(arguments: [
    (0, 0), (3, 3), (3.9, 3), (0.9, 0), (-0.9, 0), (-3.9, -3), (-1, -1), (999.999, 999),
    (1e18, 1_000_000_000_000_000_000), (9.223372036854775e18, 9_223_372_036_854_774_784),
    (9.223372036854775807e18, Int.max), (1e300, Int.max), (Double.infinity, Int.max),
    (-9.223372036854775808e18, Int.min), (-1e300, Int.min), (-Double.infinity, Int.min),
    (Double.leastNonzeroMagnitude, 0),
  ])
  func `the slider truncates toward zero and stays in Int's range`(position: Double, number: Int) {
    let model = BadgeModel(number: 42)
    model.slider = position
    #expect(model.number == number)
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN])
  func `a slider that is not a number changes nothing`(position: Double) {
    let model = BadgeModel(number: 42)
    #expect(notices(of: { model.number }, during: { model.slider = position }) == 0)
    #expect(model.number == 42)
  }

  @Test func `the slider shows the number`() {
    let model = BadgeModel(number: 1000)
    #expect(model.slider == 1000)
    model.number = -3
    #expect(model.slider == -3)
    model.slider = model.slider
    #expect(model.number == -3)
  }

  @Test func `observers of number, value, slider and badge learn of a new number`() {
    let model = BadgeModel()
    let change = { model.number += 1 }
    #expect(notices(of: { model.number }, during: change) == 1)
    #expect(notices(of: { model.value }, during: change) == 1)
    #expect(notices(of: { model.slider }, during: change) == 1)
    #expect(notices(of: { model.badge }, during: change) == 1)
    #expect(notices(of: { model.value }, during: { model.slider = 99.5 }) == 1)
    #expect(model.value == "99")
  }

  @Test func `observers of style and badge learn of a new style, those of the number don't`() {
    let model = BadgeModel()
    #expect(notices(of: { model.style }, during: { model.style.tint = .blue }) == 1)
    #expect(notices(of: { model.badge }, during: { model.style.tint = .green }) == 1)
    #expect(notices(of: { model.number }, during: { model.style.tint = .mint }) == 0)
    #expect(notices(of: { model.value }, during: { model.style.tint = .teal }) == 0)
    #expect(notices(of: { model.style }, during: { model.number = 8 }) == 0)
  }

  @Test func `resetting the style keeps the number`() {
    let model = BadgeModel(number: 7, style: BadgeStyle(font: .caption, tint: .blue))
    #expect(notices(of: { model.style }, during: { model.style.reset() }) == 1)
    #expect(model.style == BadgeStyle())
    #expect(model.number == 7)
  }
}
