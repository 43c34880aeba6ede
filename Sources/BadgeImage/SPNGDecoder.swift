import CBadgeSPNG

/// One libspng context, good for one picture.
struct SPNGDecoder: ~Copyable {
  private let context: OpaquePointer

  private init(flags: spng_ctx_flags = spng_ctx_flags(0)) throws(PNGError) {
    guard let context = spng_ctx_new(Int32(flags.rawValue)) else {
      throw PNGError.status(SPNG_EMEM)
    }
    self.context = context
  }

  deinit { spng_ctx_free(context) }

  /// Decodes a stream of pixel chunks, whose checksums are right, to straight RGBA: `UInt8` samples of
  /// pictures up to 8 bits, `UInt16` samples of the others.
  static func samples<Sample: FixedWidthInteger & UnsignedInteger>(
    of stream: [UInt8], _ header: PNGHeader
  ) throws(PNGError) -> [Sample] {
    if let stored = StoredPixels.stream(of: stream, header),
      let samples: [Sample] = try? SPNGDecoder(flags: SPNG_CTX_IGNORE_ADLER32)
        .samples(of: stored, header)
    {
      return samples
    }
    // Also to say what is wrong.
    return try SPNGDecoder().samples(of: stream, header)
  }

  private func samples<Sample: FixedWidthInteger & UnsignedInteger>(
    of stream: [UInt8], _ header: PNGHeader
  ) throws(PNGError) -> [Sample] {
    let count = header.width * header.height * 4
    let format = Sample.bitWidth == 16 ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8
    var status = SPNG_OK
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
      let pixels = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[..<(count * Sample.bitWidth / 8)])
      status = stream.withUnsafeBytes { decode($0, format, into: pixels) }
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
      PNGError(.badImageData, "a PNG whose image data is damaged; \(FileKind.copyAgain)")
    default:
      PNGError(.badChunk, "a PNG that breaks the format (\(text(status))); save it again")
    }
  }

  private static func text(_ status: spng_errno) -> String {
    String(cString: spng_strerror(status.rawValue))
  }
}
