/// How much time goes into a small file.
public enum PNGCompression: String, CaseIterable, Hashable, Sendable {
  /// One quick pass: RGBA, unfiltered.
  case fast
  /// The smallest of several tries, a hundred times slower: RGBA with and without filters, and a
  /// palette where that loses nothing. Above 65,536 pixels, and again above a million, less is tried.
  case best
}

/// What a PNG says besides its pixels, and how it is compressed.
public struct PNGOptions: Hashable, Sendable {
  /// How much time goes into a small file.
  public var compression: PNGCompression

  /// Pixels per point, written as `pHYs` at 72 dpi times the scale; nil leaves the chunk out.
  public var scale: Double?

  /// What the picture shows, written as `iTXt` under the keyword `Description`.
  ///
  /// Nil or an empty text leaves the chunk out. NUL characters, which it can't hold, are dropped.
  public var description: String?

  /// Other texts, written as `iTXt` behind the description.
  public var texts: [PNGText]

  /// What an icon's file said of its pixels, written as it is: `Icon.chunks`.
  ///
  /// Colours (`cICP`, `iCCP`, `sRGB`, `gAMA`, `cHRM`) take the place of `sRGB`, which is written where
  /// none are given, and `pHYs` that of the scale's.
  public var chunks: [PNGChunk]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - compression: How much time goes into a small file. Default: fast.
  ///   - scale: Pixels per point, finite and above 0. Default: not said.
  ///   - description: What the picture shows. Default: not said.
  ///   - texts: Other texts. Default: none.
  ///   - chunks: What an icon's file said of its pixels. Default: nothing.
  public init(
    compression: PNGCompression = .fast, scale: Double? = nil, description: String? = nil,
    texts: [PNGText] = [], chunks: [PNGChunk] = []
  ) {
    self.compression = compression
    self.scale = scale
    self.description = description
    self.texts = texts
    self.chunks = chunks
  }
}

extension PNGOptions {
  /// The scale as whole pixels per metre.
  var pixelsPerMetre: UInt32? {
    scale.map { scale in
      precondition(scale.isFinite && scale > 0, "a scale is finite and above 0")
      // Not `rounded()`, which alone would make everything that links this need the C maths library.
      return UInt32(min(max(scale * 72 / 0.0254 + 0.5, 1), 0x7fff_ffff))
    }
  }
}
