import BadgeImage
import Badges

/// Grounds that were made before, 4 MiB of them at most.
final class GroundCache {
  /// The badges drawn before memory is looked at again: grounds grow as glyphs are put on them.
  private static let lookupsBetweenTrims = 256

  private var grounds = RecentCache<Ground.Description, Ground>(budget: 4 << 20) { $0.byteCount }
  private var mixers = RecentCache<MixerKey, PixelMixer>(budget: 64) { _ in 1 }
  private var lookups = 0

  /// The ground of a description.
  func ground(_ description: Ground.Description) -> Ground {
    lookups += 1
    if lookups.isMultiple(of: Self.lookupsBetweenTrims) { grounds.trim() }
    if let known = grounds.value(for: description) { return known }
    let ground = Ground(description, mixer: mixer(for: description))
    grounds.insert(ground, for: description)
    return ground
  }

  /// Mixers are kept apart: a build has a handful of them for any number of sizes.
  private func mixer(for ground: Ground.Description) -> PixelMixer {
    let key = MixerKey(
      colors: ground.colors, shadow: ground.shadow?.color, opacity: ground.opacity)
    if let known = mixers.value(for: key) { return known }
    let mixer = PixelMixer(key.colors, shadow: key.shadow, opacity: key.opacity)
    mixers.insert(mixer, for: key)
    return mixer
  }

  private struct MixerKey: Hashable {
    let colors: DrawingColors
    let shadow: RGBA?
    let opacity: Double
  }
}
