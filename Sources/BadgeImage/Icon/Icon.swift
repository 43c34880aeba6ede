/// A picture that badges are put on, and what of its file has to stay with it.
///
/// Its pixels are those of the file, bit for bit, in the colours of the file. A badge's colours, which
/// are sRGB, are converted with `space`, and the result is written with `chunks`: then icon and badge
/// both look right.
///
/// - `cICP`, `iCCP`, `sRGB`, `gAMA` with `cHRM`: the first that is there and can be used decides, in that
///   order, and is kept; the others are left out. Without any the picture is in sRGB.
/// - `eXIf`: its orientation is applied to the pixels; the rest is left out.
/// - `pHYs`: kept.
/// - Everything else – texts, `tIME`, `bKGD`, animations – is left out.
public struct Icon: Hashable, Sendable {
  /// The pixels, upright.
  public let bitmap: Bitmap

  /// What the pixels' levels mean.
  public let space: ColourSpace

  /// What a file with these pixels has to say of them: `PNGOptions.chunks`.
  public let chunks: [PNGChunk]

  /// What could not be used of the file.
  public let warnings: [IconWarning]

  /// An icon in sRGB that comes from no file.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    (space, chunks, warnings) = (.sRGB, [], [])
  }

  init(bitmap: Bitmap, space: ColourSpace, chunks: [PNGChunk], warnings: [IconWarning]) {
    (self.bitmap, self.space, self.chunks, self.warnings) = (bitmap, space, chunks, warnings)
  }

  /// Reads a PNG; 16-bit samples are rounded to the nearest of 8 bits.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - limits: How large the picture may be. Default: 32,767 pixels a side, 64 Mpx.
  /// - Throws: What is wrong with the file.
  public init(png: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) {
    let file = try PNGFile(png, limits: limits)
    var reader = IconChunkReader(file.chunks)
    let colours = reader.colours()
    let orientation = reader.orientation()
    let density = reader.density(orientation)
    reader.noteAnimation()
    bitmap = try file.bitmap().turned(orientation)
    space = colours.space
    chunks = colours.chunks + (density.map { [$0] } ?? [])
    warnings = reader.warnings
  }
}
