import BadgeImage
import Badges

/// The hash of all that a file's bytes are made from.
struct JobKey {
  /// The font files.
  var fonts = FontIdentities()
  private var icons: IconIdentities
  private let run: RunOptions

  init(_ run: RunOptions) {
    self.run = run
    icons = IconIdentities(in: run.inputs)
  }

  /// The hash for a picture.
  mutating func hash(of picture: PlannedPicture) -> StableHash {
    let request = picture.resolved
    var hash = ToolIdentity.hash
    hash.combine(picture.scale.bitPattern)
    hash.combine(request.digest.value)
    hash.combine(fonts.hash(of: request.fonts))
    for input in request.inputs { hash.combine(icons.hash(of: input)) }
    hash.combine(run.strict ? 1 : 0)
    hash.combine(run.compression == .best ? 1 : 0)
    return hash
  }
}

/// The contents of icons, by hash.
///
/// Each is read once in a run, however many jobs use it.
struct IconIdentities {
  private static let most = 1024

  private let folder: InputFolder
  private var known: [FilePath: UInt64] = [:]

  /// - Parameter folder: What they must lie in.
  init(in folder: InputFolder) {
    self.folder = folder
  }

  /// A hash of a file's content.
  mutating func hash(of path: FilePath) -> UInt64 {
    if let hash = known[path] { return hash }
    if known.count >= Self.most { known.removeAll() }
    var hash = StableHash(path.bytes)
    if let sum = sha256(of: path, in: folder) {
      hash.combine(sum)
    } else {
      // What isn't known is not what it was.
      hash.combine(UInt64.random(in: .min ... .max))
    }
    known[path] = hash.value
    return hash.value
  }
}
