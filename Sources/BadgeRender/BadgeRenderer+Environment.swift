import BadgeCairo
public import Badges

extension BadgeRenderer {
  /// What a badge's picture depends on besides the badge: the libraries' versions, the SHA-256 of each
  /// font file, and how glyphs are drawn.
  ///
  /// - Parameters:
  ///   - badge: What would be drawn.
  ///   - scale: Pixels a point, 0.1…16. Default: 1.
  /// - Returns: Names and values of one line each, in a fixed order.
  /// - Throws: `BadgeError`, as for a picture.
  public func environment(
    of badge: Badge, scale: Double = 1
  ) throws(BadgeError) -> [(name: String, value: String)] {
    let files = try measure(badge, scale: scale).font?.files ?? []
    let fonts = files.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return (name: name, value: FileChecksum.sha256(of: path).map { "SHA-256 \($0)" } ?? "gone")
    }
    return LibraryVersions.all.map { (name: $0.name, value: $0.version) } + fonts
      + [(name: "drawing", value: GlyphRasterizer.drawing)]
  }
}
