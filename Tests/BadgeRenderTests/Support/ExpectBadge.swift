import BadgeRender
import Badges
import GoldenTesting

/// Expects a badge to look like its golden, which says what it was recorded in.
func expectBadge(
  _ badge: Badge, scale: Double = 1, looksLike name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let renderer = try BadgeRenderer.fresh()
  expectGolden(
    try renderer.bitmap(badge, scale: scale), named: name,
    environment: (try? renderer.environment(of: badge, scale: scale)).map(GoldenEnvironment.init),
    fileID: fileID, filePath: filePath, line: line, column: column)
}
