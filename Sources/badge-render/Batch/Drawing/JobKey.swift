import BadgeImage
import BadgeRender
import Badges

/// The hash of all that a file's bytes are made from, on one thread.
struct JobKey {
  private let run: RunOptions
  private let identities: InputIdentities
  /// Most pictures have the fonts of the one before.
  private var lastFonts: (source: FontSource, hash: UInt64)?

  /// - Parameter identities: What all threads know of the fonts and icons.
  init(_ run: RunOptions, _ identities: InputIdentities) {
    (self.run, self.identities) = (run, identities)
  }

  /// The hash for a picture.
  mutating func hash(of picture: PlannedPicture) -> StableHash {
    let request = picture.resolved
    var hash = ToolIdentity.hash
    hash.combine(picture.scale.bitPattern)
    hash.combine(request.digest.value)
    hash.combine(self.hash(of: request.fonts))
    for input in request.inputs { hash.combine(identities.hash(of: input)) }
    hash.combine(run.strict ? 1 : 0)
    hash.combine(run.compression == .best ? 1 : 0)
    return hash
  }

  /// A hash of the font files of a source.
  mutating func hash(of fonts: FontSource) -> UInt64 {
    if let lastFonts, lastFonts.source == fonts { return lastFonts.hash }
    let hash = identities.hash(of: fonts)
    lastFonts = (fonts, hash)
    return hash
  }
}
