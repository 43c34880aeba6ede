import BadgeImage
import Foundation
import Testing

@testable import GoldenTesting

struct ExpectationTests {
  /// What the tests are told; nothing is left among the run's own failures.
  private func failures(_ body: () -> Void) -> [String] {
    let texts = Locked<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      texts.with { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    for text in texts.with({ $0 }) {
      guard let start = text.range(of: "pictures: ")?.upperBound else { continue }
      FailureFolder(path: Files.folder(of: String(text[start...]))).remove()
    }
    return texts.with { $0 }
  }

  @Test func `pictures that look the same pass`() {
    expectSameRender(.filled(Pixel(1, 2, 3, 0)), .filled(Pixel(9, 9, 9, 0)))
    expectDifferentRender(.red, .filled(Pixel(255, 59, 49)))
    expectSameRender(
      .red, .filled(Pixel(255, 59, 49)), tolerance: PixelTolerance(maxChannelDelta: 1))
  }

  @Test func `pictures that differ fail, and pictures that should`() {
    #expect(
      failures { expectSameRender(.red, .filled(.clear)) }.first?
        .hasPrefix("two pictures should look the same: 48 of 48 pixels differ") == true)
    #expect(failures { expectDifferentRender(.red, .red) }.count == 1)
  }

  @Test(.goldens(record: .never))
  func `a missing golden fails the test that runs`() {
    let texts = failures { expectGolden(.red, named: "no/such-golden") }
    #expect(texts.first?.hasPrefix("no/such-golden: there is no golden") == true)
    #expect(
      failures { expectGolden(.red, named: "no/such-golden") }.first?
        .contains("the name is taken") == true)
  }

  @Test func `a tolerance that is none is named, not the pictures`() {
    let tolerance = PixelTolerance(maxPixels: .share(2))
    #expect(
      failures { expectSameRender(.red, .red, tolerance: tolerance) }.first?
        .hasPrefix("two pictures should look the same: the tolerance is unusable: maxPixels")
        == true)
  }

  @Test(.goldens(record: .never, maximumBytes: 1 << 20))
  func `arguments come before the trait`() {
    let texts = failures {
      expectGolden(.red, named: "no/cap", record: .all, maximumBytes: 9)
    }
    #expect(texts.first?.contains("more than the 9 allowed") == true)
  }

  @Test func `a name that leaves the folder fails`() {
    #expect(
      failures { expectGolden(.red, named: "../x") }.first?.contains("not a golden's name") == true)
  }

  @Test func `bytes that are no PNG fail`() {
    #expect(
      failures { expectGolden(png: [1, 2, 3], named: "x") }.first?.contains("not a PNG") == true)
  }

  @Test(.goldens(tolerance: PixelTolerance(maxChannelDelta: -1), record: .never))
  func `a trait's tolerance is checked`() {
    let texts = failures { expectGolden(.red, named: "no/other-golden") }
    #expect(texts.first?.contains("maxChannelDelta is -1; it is 0…255") == true)
  }
}
