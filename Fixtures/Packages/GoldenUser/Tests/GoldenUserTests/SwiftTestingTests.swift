import BadgeImage
import GoldenTesting
import Testing

@Suite(.goldens(environment: ["renderer": "1.0"]))
struct SwiftTestingTests {
  @Test func red() {
    expectGolden(
      Picture.red, named: Picture.name("swift-testing/red"), tolerance: Picture.tolerance)
  }

  @Test func detached() async {
    await Task.detached {
      expectGolden(Picture.red, named: "swift-testing/detached")
    }.value
  }

  @Test func sameRender() {
    var other = Picture.red
    other[4, 1] = other[0, 0]
    expectSameRender(Picture.red, other)
  }
}
