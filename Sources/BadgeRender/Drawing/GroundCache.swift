import BadgeImage
import Badges

/// Grounds that were made before; emptied when they have outgrown 4 MiB.
final class GroundCache {
  private static let budget = 4 << 20

  /// The badges drawn before memory is looked at again: grounds grow as glyphs are put on them.
  private static let lookupsBetweenChecks = 256

  private var grounds: [Ground.Description: Ground] = [:]
  private var mixers: [MixerKey: PixelMixer] = [:]
  private var lookups = 0

  /// The ground of a description.
  func ground(_ description: Ground.Description) -> Ground {
    lookups += 1
    if lookups.isMultiple(of: Self.lookupsBetweenChecks) { trim() }
    if let known = grounds[description] { return known }
    let ground = Ground(description, mixer: mixer(for: description))
    trim()
    if ground.byteCount <= Self.budget { grounds[description] = ground }
    return ground
  }

  private func trim() {
    guard grounds.values.reduce(0, { $0 + $1.byteCount }) > Self.budget else { return }
    grounds.removeAll()
  }

  /// Mixers are kept apart: a build has a handful of them for any number of sizes.
  private func mixer(for ground: Ground.Description) -> PixelMixer {
    let key = MixerKey(
      colors: ground.colors, shadow: ground.shadow?.color, opacity: ground.opacity)
    if let known = mixers[key] { return known }
    if mixers.count >= 64 { mixers.removeAll() }
    let mixer = PixelMixer(key.colors, shadow: key.shadow, opacity: key.opacity)
    mixers[key] = mixer
    return mixer
  }

  private struct MixerKey: Hashable {
    let colors: DrawingColors
    let shadow: RGBA?
    let opacity: Double
  }
}
