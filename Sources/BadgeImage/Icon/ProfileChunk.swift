import CBadgeDeflate

/// What `iCCP` says: an ICC profile under a name.
///
/// A profile of RGB is kept as it is. One of greys becomes one of RGB with the same curve, since the
/// result has colours: greys look the same under both. Others can't be kept in a picture of RGBA, such as
/// CMYK, or can't be turned around exactly, such as tables without a matrix.
struct ProfileChunk {
  /// What the colours mean, and the chunk to keep.
  let colours: IconColours

  /// The most bytes of a profile, as it is and compressed.
  private static let mostBytes = 4 << 20

  /// Reads the chunk.
  init(_ chunk: PNGChunk, library: LittleCMS?) throws(Unusable) {
    let data = Array(chunk.data)
    guard let end = data.firstIndex(of: 0), (1...79).contains(end), data.count > end + 2,
      data[end + 1] == 0
    else { throw Self.damaged }
    guard data.count <= Self.mostBytes else { throw Self.tooLarge }
    let bytes = try Self.inflated(data[(end + 2)...])
    guard let library else {
      throw Unusable(
        "the colour profile (iCCP) needs Little CMS, which isn't installed (Debian: liblcms2-2)")
    }
    guard let profile = ICCProfile(bytes, library: library) else { throw Self.damaged }
    switch profile.colourSpace {
    case "RGB ": colours = IconColours(space: try Self.rgb(profile), chunks: [chunk.copy])
    case "GRAY":
      let grey = try Self.grey(profile, header: bytes.prefix(128))
      let kept = PNGChunk(type: "iCCP", data: (data[..<(end + 2)] + Self.deflated(grey.bytes))[...])
      colours = IconColours(space: grey.space, chunks: [kept])
    case let other:
      throw Unusable("the colour profile (iCCP) is one of \(other), not of RGB or greys")
    }
  }

  private static func rgb(_ profile: borrowing ICCProfile) throws(Unusable) -> ColourSpace {
    guard profile.connectionSpace == "XYZ ", let red = profile.components("rXYZ"),
      let green = profile.components("gXYZ"), let blue = profile.components("bXYZ"),
      let redCurve = profile.curve("rTRC"), let greenCurve = profile.curve("gTRC"),
      let blueCurve = profile.curve("bTRC")
    else {
      guard profile.bytes("A2B0") != nil else { throw damaged }
      throw Unusable("the colour profile (iCCP) has tables in place of a matrix and curves")
    }
    let space = ColourSpace(
      toConnectionSpace: Matrix3(red, green, blue), curves: [redCurve, greenCurve, blueCurve])
    guard let space else { throw damaged }
    return space
  }

  private static func grey(
    _ profile: borrowing ICCProfile, header: ArraySlice<UInt8>
  ) throws(Unusable) -> (space: ColourSpace, bytes: [UInt8]) {
    guard profile.connectionSpace == "XYZ ", let curve = profile.curve("kTRC"),
      let curveBytes = profile.bytes("kTRC"), let space = ColourSpace(.sRGB, curve)
    else { throw Unusable("the colour profile (iCCP) of greys has no curve of light") }
    var writer = ICCProfileWriter(header: header)
    for tag in ["desc", "cprt", "wtpt", "chad"] as [ICCProfile.Signature] {
      if let bytes = profile.bytes(tag) { writer.add([tag], bytes) }
    }
    writer.addColorants()
    writer.add(["rTRC", "gTRC", "bTRC"], curveBytes)
    return (space, writer.bytes)
  }

  private static let damaged = Unusable("the colour profile (iCCP) is damaged")
  private static let tooLarge = Unusable(
    "the colour profile (iCCP) is larger than \(mostBytes >> 20) MiB")
}

extension ProfileChunk {
  /// The bytes of a zlib stream, which doesn't say how many there are.
  private static func inflated(_ stream: ArraySlice<UInt8>) throws(Unusable) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw damaged }
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      var count = 0
      let result = stream.withUnsafeBytes { stream in
        bytes.withUnsafeMutableBytes { bytes in
          libdeflate_zlib_decompress(
            decompressor, stream.baseAddress, stream.count, bytes.baseAddress, bytes.count, &count)
        }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return Array(bytes[..<count])
      case LIBDEFLATE_INSUFFICIENT_SPACE where bytes.count < mostBytes:
        bytes = [UInt8](repeating: 0, count: bytes.count * 4)
      case LIBDEFLATE_INSUFFICIENT_SPACE: throw tooLarge
      default: throw damaged
      }
    }
  }

  private static func deflated(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var stream: [UInt8] = []
    let count = Compressor(level: 12).compress(bytes, into: &stream)
    return stream[..<count]
  }
}
