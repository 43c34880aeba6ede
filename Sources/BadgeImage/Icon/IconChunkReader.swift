/// Reads what a PNG says besides its pixels, and notes what it can't use.
struct IconChunkReader {
  private let chunks: [PNGChunk]

  /// What could not be used so far.
  private(set) var warnings: [IconWarning] = []

  init(_ chunks: [PNGChunk]) {
    self.chunks = chunks
  }

  /// The colours by the first chunk that can be used, in the order of the PNG specification.
  mutating func colours() -> IconColours {
    for read in [codePoints, profile, standard, gammaAndPrimaries] {
      do throws(Unusable) {
        if let colours = try read() { return colours }
      } catch {
        warnings.append(IconWarning(.colorsLeftOut, "\(error.reason); it is left out"))
      }
    }
    return IconColours(space: .sRGB, chunks: [])
  }

  /// How the picture is to be turned.
  mutating func orientation() -> Orientation {
    guard let chunk = first("eXIf") else { return .upright }
    do throws(Unusable) {
      return try Orientation(exif: Array(chunk.data))
    } catch {
      warnings.append(
        IconWarning(
          .orientationLeftOut, "\(error.reason); the picture stays as it is stored"))
      return .upright
    }
  }

  /// The pixels per metre, of the picture after it has been turned.
  mutating func density(_ orientation: Orientation) -> PNGChunk? {
    guard let chunk = first("pHYs") else { return nil }
    let data = Array(chunk.data)
    guard data.count == 9, data[8] <= 1, data[0..<4].contains(where: { $0 != 0 }),
      data[4..<8].contains(where: { $0 != 0 })
    else {
      warnings.append(
        IconWarning(.densityLeftOut, "the pixel density (pHYs) is damaged; it is left out"))
      return nil
    }
    let turned = orientation.swapsSides ? Array(data[4..<8] + data[0..<4] + data[8...]) : data
    return PNGChunk(type: "pHYs", data: turned[...])
  }

  /// Warns where there are more pictures.
  mutating func noteAnimation() {
    guard first("acTL") != nil else { return }
    warnings.append(
      IconWarning(.animationLeftOut, "an animated PNG, of which only the still picture is used"))
  }

  /// The first chunk of a type: the format allows no second one.
  private func first(_ type: PNGChunkType) -> PNGChunk? {
    chunks.first { $0.type == type }
  }

  private func codePoints() throws(Unusable) -> IconColours? {
    guard let chunk = first("cICP") else { return nil }
    return IconColours(space: try CodePoints(chunk.data).space, chunks: [chunk.copy])
  }

  private func profile() throws(Unusable) -> IconColours? {
    guard let chunk = first("iCCP") else { return nil }
    return try ProfileChunk(chunk, library: LittleCMS.installed).colours
  }

  private func standard() throws(Unusable) -> IconColours? {
    guard let chunk = first("sRGB") else { return nil }
    guard chunk.data.count == 1, chunk.data.allSatisfy({ $0 <= 3 }) else {
      throw Unusable("the colour space (sRGB) is damaged")
    }
    return IconColours(space: .sRGB, chunks: [chunk.copy])
  }

  private func gammaAndPrimaries() throws(Unusable) -> IconColours? {
    let gamma = first("gAMA")
    let primaries = first("cHRM")
    guard gamma != nil || primaries != nil else { return nil }
    let curve: TransferCurve? = try gamma.map { chunk throws(Unusable) in
      try TransferCurve(gAMA: chunk.data)
    }
    let space = ColourSpace(
      try primaries.map { chunk throws(Unusable) in try Primaries(cHRM: chunk.data) } ?? .sRGB,
      curve ?? .sRGB)
    guard let space else { throw Unusable("the primaries (cHRM) span no colours") }
    return IconColours(space: space, chunks: [gamma, primaries].compactMap { $0?.copy })
  }
}

/// What a picture's colours mean, and the chunks that say so.
struct IconColours {
  let space: ColourSpace
  let chunks: [PNGChunk]
}

/// Why a chunk can't be used.
struct Unusable: Error {
  /// What is wrong: part of a sentence.
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

extension PNGChunk {
  /// The chunk without the file it was read from, which it would keep in memory.
  var copy: PNGChunk { PNGChunk(type: type, data: Array(data)[...]) }
}
