import CBadgeSPNG

/// One libspng context, good for one picture.
struct SPNGDecoder: ~Copyable {
  private let context: OpaquePointer

  private init(flags: spng_ctx_flags) throws(PNGError) {
    guard let context = spng_ctx_new(Int32(flags.rawValue)) else {
      throw PNGError.status(SPNG_EMEM)
    }
    self.context = context
  }

  deinit { spng_ctx_free(context) }

  /// Decodes a picture to straight RGBA: `UInt8` samples of pictures up to 8 bits, `UInt16` samples of
  /// the others.
  ///
  /// - Parameters:
  ///   - file: The chunks the pixels depend on, whose checksums are right.
  ///   - data: The image data among them, if it is in one piece.
  ///   - header: What the first chunk says.
  static func samples<Sample: FixedWidthInteger & UnsignedInteger>(
    of file: [UInt8], _ data: ImageData?, _ header: PNGHeader
  ) throws(PNGError) -> [Sample] {
    var damage: PNGError?
    do throws(PNGError) {
      if let data, let stored = try StoredPixels.stream(of: data, header) {
        return try samples(of: stored, flags: SPNG_CTX_IGNORE_ADLER32, header)
      }
    } catch {
      damage = error
    }
    if let damage, damage.code != .badImageData { throw damage }
    // It knows better where the data breaks off, but not of damages behind the last row.
    let samples: [Sample] = try samples(of: file, flags: spng_ctx_flags(0), header)
    if let damage { throw damage }
    return samples
  }

  private static func samples<Sample: FixedWidthInteger & UnsignedInteger>(
    of file: [UInt8], flags: spng_ctx_flags, _ header: PNGHeader
  ) throws(PNGError) -> [Sample] {
    let size = header.width * header.height * 4
    let format = Sample.bitWidth == 16 ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8
    let samples: [Sample] = try SPNGDecoder(flags: flags).decoded(file, format, count: size)
    if header.colourType == .indexed { try checkIndices(of: file, flags: flags, header) }
    return samples
  }

  /// Refuses indices beyond the palette, which libspng takes for black.
  private static func checkIndices(
    of file: [UInt8], flags: spng_ctx_flags, _ header: PNGHeader
  ) throws(PNGError) {
    guard let (marked, count) = markedPalette(of: file, header) else { return }
    let size = header.width * header.height * 3
    let samples: [UInt8] = try SPNGDecoder(flags: flags).decoded(marked, SPNG_FMT_RGB8, count: size)
    guard let index = samples.withUnsafeBytes({ $0.firstIndex(of: 255) }) else { return }
    throw PNGError.beyondPalette(row: index / (header.width * 3) + 1, count)
  }

  /// The file with a whole palette in the place of its own, and how many colours its own has; nil where
  /// that is whole.
  ///
  /// The palette is black where there are colours, and white beyond.
  private static func markedPalette(of file: [UInt8], _ header: PNGHeader) -> ([UInt8], Int)? {
    var reader = ChunkReader(file)
    var start = reader.position
    while let chunk = try? reader.next(isChecked: true), chunk.type != "PLTE" {
      start = reader.position
    }
    let size = (reader.position - start - ChunkWriter.overhead) / 3 * 3
    let whole = 3 << header.bitDepth
    guard size > 0, size < whole else { return nil }
    let marks = [UInt8](repeating: 0, count: size) + [UInt8](repeating: 255, count: whole - size)
    var result = Array(file[..<start])
    // The length, of at most 768, the name, and behind the colours a checksum that nobody reads.
    result += [0, 0, UInt8(whole >> 8), UInt8(whole & 255)] + file[(start + 4)..<(start + 8)]
    result += marks + [0, 0, 0, 0] + file[reader.position...]
    return (result, size / 3)
  }

  private func decoded<Sample: FixedWidthInteger & UnsignedInteger>(
    _ file: [UInt8], _ format: spng_format, count: Int
  ) throws(PNGError) -> [Sample] {
    var status = SPNG_OK
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
      let pixels = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[..<(count * Sample.bitWidth / 8)])
      status = file.withUnsafeBytes { decode($0, format, into: pixels) }
      initialized = status == SPNG_OK ? count : 0
    }
    guard status == SPNG_OK else { throw PNGError.status(status) }
    return samples
  }

  private func decode(
    _ stream: UnsafeRawBufferPointer, _ format: spng_format,
    into pixels: UnsafeMutableRawBufferPointer
  ) -> spng_errno {
    // They were checked with the chunks.
    let unchecked = Int32(SPNG_CRC_USE.rawValue)
    var status = spng_set_crc_action(context, unchecked, unchecked)
    if status == 0 {
      status = spng_set_png_buffer(context, stream.baseAddress, stream.count)
    }
    if status == 0 {
      status = spng_decode_image(
        context, pixels.baseAddress, pixels.count, Int32(format.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
    }
    // Only the chunks behind the image show that its data ended in the right place.
    if status == 0 { status = spng_decode_chunks(context) }
    return spng_errno(status)
  }
}

extension PNGError {
  /// What a libspng status means for the file; sizes, ends and checksums were checked before.
  static func status(_ status: spng_errno) -> PNGError {
    switch status {
    case SPNG_EMEM, SPNG_EOVERFLOW:
      PNGError(.tooLarge, "a PNG too large for the memory there is; make it smaller")
    case SPNG_EIDAT_TOO_SHORT, SPNG_EOF, SPNG_IO_EOF:
      .tooFewRows
    case SPNG_EIDAT_STREAM, SPNG_EZLIB, SPNG_EFILTER:
      .badData
    default:
      PNGError(.badChunk, "a PNG that breaks the format (\(text(status))); save it again")
    }
  }

  private static func text(_ status: spng_errno) -> String {
    String(cString: spng_strerror(status.rawValue))
  }
}
