import Testing

@testable import BadgeRender

struct RecentCacheTests {
  private final class Weight {
    var pounds: Int

    init(_ pounds: Int) { self.pounds = pounds }
  }

  @Test func `what was used last stays, what was not goes first`() {
    var cache = RecentCache<Int, Int>(budget: 8) { _ in 1 }
    for key in 0..<8 { cache.insert(key * 10, for: key) }
    for key in 0..<3 { #expect(cache.value(for: key) == key * 10) }
    cache.insert(80, for: 8)
    let kept = (0...8).filter { cache.value(for: $0) != nil }
    #expect(kept == [0, 1, 2, 6, 7, 8])
  }

  @Test func `what grew after it was kept is counted again`() {
    var cache = RecentCache<String, Weight>(budget: 10) { $0.pounds }
    let growing = Weight(1)
    cache.insert(growing, for: "growing")
    cache.insert(Weight(2), for: "small")
    growing.pounds = 9
    cache.trim()
    #expect(cache.value(for: "growing") == nil)
    #expect(cache.value(for: "small") != nil)
  }

  @Test func `what is beyond the whole budget is not kept, and drives nothing out`() {
    var cache = RecentCache<String, Int>(budget: 10) { $0 }
    cache.insert(4, for: "small")
    cache.insert(11, for: "large")
    #expect(cache.value(for: "large") == nil)
    #expect(cache.value(for: "small") == 4)
  }
}
