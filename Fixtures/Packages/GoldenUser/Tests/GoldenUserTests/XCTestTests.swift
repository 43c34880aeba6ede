import BadgeImage
import GoldenTesting
import XCTest

final class XCTestTests: XCTestCase {
  func testRed() {
    expectGolden(Picture.red, named: Picture.name("xctest/red"), tolerance: Picture.tolerance)
  }

  func testSameRender() {
    var other = Picture.red
    other[4, 1] = other[0, 0]
    expectSameRender(Picture.red, other)
  }
}
