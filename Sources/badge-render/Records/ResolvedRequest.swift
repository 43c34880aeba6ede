import BadgeRender
import Badges

/// A request with all settings decided together: the badges to draw, and what they are put on.
///
/// It is an object, since one request makes several pictures and changes hands often, and holds no more
/// than it has to, since the jobs of a whole manifest may be waiting.
final class ResolvedRequest {
  /// Where its fonts come from.
  let fonts: FontSource
  /// What becomes of it where nothing is to be seen.
  let hidden: HiddenPolicy
  /// The files besides fonts that the pictures are made from.
  let inputs: [FilePath]
  /// Whether the label's colour was asked for.
  let hasForeground: Bool
  /// The hash of all that was asked for, but for the file's name.
  let digest: StableHash
  /// The badge, the first of several.
  let badge: Badge
  /// The icon that all badges are put on; nil for a badge alone.
  let icon: IconDrawing?
  /// Whether nothing is to be seen.
  let isHidden: Bool

  /// Puts the badges together.
  ///
  /// - Throws: For settings that contradict each other, where nothing is to be shown, and for labels that
  ///   can't be drawn.
  init(_ request: borrowing BadgeRequest) throws(BadgeError) {
    (fonts, hidden, inputs) = (request.fonts, request.hidden, request.inputs)
    (hasForeground, digest) = (request.hasForeground, request.digest)
    guard let icon = try request.icon() else {
      let badge = try request.badge()
      (self.badge, self.icon, isHidden) = (badge, nil, try badge.isHidden)
      return
    }
    let parts = request.badges.isEmpty ? [copy request] : request.badges
    let placed = try parts.map { (part) throws(BadgeError) in
      PlacedBadge(try part.badge(), placement: try part.icon()?.placement ?? icon.placement)
    }
    badge = placed[0].badge
    isHidden = try placed.map { (placed) throws(BadgeError) in try placed.badge.isHidden }
      .allSatisfy(\.self)
    self.icon = try IconDrawing(icon, placed, isForSeveral: request.isForSeveralFiles)
  }

  /// Whether there is to be no picture, because the badge shows nothing.
  var isSkipped: Bool { isHidden && hidden == .skip }

  /// Whether it is an error that nothing is to be seen.
  var isRefused: Bool { isHidden && hidden == .error }
}
