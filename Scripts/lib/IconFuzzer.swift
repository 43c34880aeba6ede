// What libFuzzer calls, compiled by Scripts/fuzz into one module with BadgeImage.

/// Reads the bytes as icons, in every way that leads past checksums.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIcon(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  guard !bytes.starts(with: signature) else {
    read(withRightChecksums(bytes))
    return 0
  }
  for type in ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "eXIf", "pHYs"] as [PNGChunkType] {
    read(onePixel(with: PNG.chunk(type, bytes)))
  }
  read(onePixel(with: PNG.chunk("iCCP", Array("x\0\0".utf8) + deflated(bytes))))
  return 0
}

/// Reads an icon, uses what it says, and writes what it keeps.
private func read(_ bytes: [UInt8]) {
  let limits = PNGLimits(maximumPixelCount: 1 << 18)
  if let file = try? PNGFile(bytes, limits: limits), let pixels = file.plainSamples() {
    guard pixels == (try? file.samplesOfLibrary()) else {
      preconditionFailure("our reader and libspng differ")
    }
  }
  guard let icon = try? Icon(png: bytes, limits: limits) else { return }
  _ = icon.space.converted(Pixel(255, 59, 48, 200))
  let options = PNGOptions(scale: 2, chunks: icon.chunks)
  let again = try? Icon(png: icon.bitmap.png(options))
  guard let again, again.bitmap == icon.bitmap, again.warnings.isEmpty,
    icon.chunks.allSatisfy(again.chunks.contains)
  else { preconditionFailure("a written icon reads differently") }
}

/// The file with every chunk's checksum made right, so that changes behind it are read at all.
private func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
  var bytes = file
  var position = 8
  while position + 12 <= bytes.count {
    let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
    let end = position + 8 + length
    guard end + 4 <= bytes.count else { break }
    let checksum = crc32(of: bytes[(position + 4)..<end])
    bytes.replaceSubrange(end..<(end + 4), with: integer(checksum))
    position = end + 4
  }
  return bytes
}

/// Builds PNG files piece by piece.
private enum PNG {
  static func chunk(_ type: PNGChunkType, _ data: [UInt8]) -> [UInt8] {
    let body = integer(type.code) + data
    return integer(UInt32(data.count)) + body + integer(crc32(of: body[...]))
  }
}

private func onePixel(with chunk: [UInt8]) -> [UInt8] {
  var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  file += PNG.chunk("IHDR", integer(1) + integer(1) + [8, 6, 0, 0, 0])
  file += chunk
  file += PNG.chunk("IDAT", deflated([0, 255, 0, 0, 255]))
  file += PNG.chunk("IEND", [])
  return file
}

private func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = []
  let count = Compressor(level: 1).compress(bytes, into: &stream)
  return Array(stream[..<count])
}

private func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.withUnsafeBytes { crc32($0) }
}

private func integer(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
