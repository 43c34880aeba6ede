/// What becomes of a badge's parts that lie outside the icon.
public enum IconCanvas: String, CaseIterable, Hashable, Sendable, Codable {
  /// Each side of the picture grows by exactly what lies beyond it, in whole pixels.
  case expand
  /// The picture is as large as the icon; what lies outside is cut.
  case clip
  /// The picture is as large as the icon; the badge moves in until its shape is whole, and shrinks only
  /// if it is larger than the icon. Its shadow is cut.
  case inside
}
