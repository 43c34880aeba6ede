import BadgeRender
import Badges

/// A request with all settings decided together: the badges to draw, and what they are put on.
///
/// It is an object, since one request makes several pictures and changes hands often.
final class ResolvedRequest {
  /// What was asked for.
  let request: BadgeRequest
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
  init(_ request: BadgeRequest) throws(BadgeError) {
    self.request = request
    guard let icon = try request.icon() else {
      badge = try request.badge()
      isHidden = try badge.isHidden
      self.icon = nil
      return
    }
    let parts = request.badges.isEmpty ? [request] : request.badges
    let placed = try parts.map { (part) throws(BadgeError) in
      PlacedBadge(try part.badge(), placement: try part.icon()?.placement ?? icon.placement)
    }
    badge = placed[0].badge
    isHidden = try placed.map { (placed) throws(BadgeError) in try placed.badge.isHidden }
      .allSatisfy(\.self)
    self.icon = try IconDrawing(icon, placed, isForSeveral: request.isForSeveralFiles)
  }

  /// Whether there is to be no picture, because the badge shows nothing.
  var isSkipped: Bool { isHidden && request.hidden == .skip }
}
