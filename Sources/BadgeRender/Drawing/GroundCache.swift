import BadgeImage
import Badges

/// Grounds that were made before; emptied when they reach 8 MiB.
final class GroundCache {
  private static let budget = 8 << 20

  private var grounds: [Ground.Description: Ground] = [:]
  private var mixers: [MixerKey: PixelMixer] = [:]
  private var size = 0

  /// The ground of a description.
  func ground(_ description: Ground.Description) -> Ground {
    if let known = grounds[description] { return known }
    let ground = Ground(description, mixer: mixer(for: description))
    // The picture, and two bytes of cover a pixel.
    let bytes = ground.bitmap.pixels.count * 3 / 2
    guard bytes <= Self.budget else { return ground }
    if size + bytes > Self.budget {
      grounds.removeAll()
      size = 0
    }
    grounds[description] = ground
    size += bytes
    return ground
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
