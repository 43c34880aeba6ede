import BadgeRender
import Badges
import Foundation
import Testing

#if os(Linux)
  struct MemoryTests {
    /// In a process of its own, whose memory nobody else fills.
    ///
    /// Maps that are never given up keep 6 MB for the plain text and 18 MB for the emoji.
    @Test(arguments: [("Hello", 700), ("9 \u{1F60E}", 2000)])
    func `a thousand sizes do not stay in memory`(text: String, mostPages: Int) async throws {
      await #expect(processExitsWith: .success) {
        [text = text as String, mostPages = mostPages as Int] in
        let renderer = try BadgeRenderer.fresh()
        let measure = { (sizes: Range<Int>) in
          for size in sizes {
            _ = try renderer.measure(Badge(text, style: .ink(10 + Double(size) / 32)))
          }
        }
        try measure(0..<400)
        let before = try residentPages()
        try measure(400..<1400)
        let grown = try residentPages() - before
        #expect(grown < mostPages, "\(grown) pages")
      }
    }
  }

  /// How many pages the process has in memory.
  private func residentPages() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(status.split(separator: " ")[1]))
  }
#endif
