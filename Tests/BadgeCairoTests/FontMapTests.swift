import Foundation
import Testing

@testable import BadgeCairo

struct FontMapTests {
  /// In a process of its own, since other tests read the environment meanwhile.
  @Test(arguments: ["coretext", "win32", "x"])
  func `no variable chooses what loads fonts`(backend: String) async throws {
    await #expect(processExitsWith: .success) { [backend = backend as String] in
      setenv("PANGOCAIRO_BACKEND", backend, 1)
      let map = try FontMap(files: [TestFonts.blocks])
      #expect(map.line("H", in: try map.specification(10)).advance == 5 * 1024)
    }
  }
}
