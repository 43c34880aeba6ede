import CBadgeDeflate

/// The image data of a PNG in one piece, and the chunks before and behind it.
struct ImageData {
  /// The chunks before, with the signature.
  let before: ArraySlice<UInt8>

  /// The zlib stream.
  let stream: ArraySlice<UInt8>

  /// The chunks behind.
  let after: ArraySlice<UInt8>

  /// Finds the data; nil where other chunks stand in between.
  ///
  /// - Parameter file: A whole PNG whose checksums are right.
  init?(_ file: [UInt8]) {
    var reader = ChunkReader(file)
    var parts: [ArraySlice<UInt8>] = []
    var (start, end) = (0, 0)
    while let chunk = try? reader.next(isChecked: true), chunk.type != "IEND" {
      guard chunk.type == "IDAT" else { continue }
      if parts.isEmpty {
        start = chunk.data.startIndex - 8
      } else if chunk.data.startIndex - 8 != end {
        return nil
      }
      parts.append(chunk.data)
      end = reader.position
    }
    guard let first = parts.first else { return nil }
    (before, after) = (file[..<start], file[end...])
    stream = parts.count == 1 ? first : Array(parts.joined())[...]
  }

  /// Inflates the data, whose checksum is checked; whether that gave just the rows' bytes, not more.
  ///
  /// What follows the last row is not read, and neither is the checksum behind it.
  ///
  /// - Throws: What is wrong where the data is damaged or too short.
  func inflate(into target: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) -> Bool {
    guard let inflater = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(inflater) }
    let result = stream.withUnsafeBytes {
      libdeflate_zlib_decompress(
        inflater, $0.baseAddress, $0.count, target.baseAddress, target.count, nil)
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return true
    case LIBDEFLATE_INSUFFICIENT_SPACE: return false
    case LIBDEFLATE_SHORT_OUTPUT: throw PNGError.tooFewRows
    default: throw isWhole(inflater, target) ? PNGError.badDataChecksum : PNGError.badData
    }
  }

  /// Whether the data is right but for the checksum behind it.
  private func isWhole(
    _ inflater: OpaquePointer, _ target: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    let head = stream.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    // Of zlib's header, whether it is one.
    guard head >> 8 & 15 == 8, head % 31 == 0 else { return false }
    return stream.dropFirst(2).withUnsafeBytes {
      libdeflate_deflate_decompress(
        inflater, $0.baseAddress, $0.count, target.baseAddress, target.count, nil)
    } == LIBDEFLATE_SUCCESS
  }
}

extension PNGHeader {
  /// The bytes of all rows with their filters.
  var filteredSize: Int {
    passes.reduce(0) { $0 + (($1.width * bitDepth * colourType.channels + 7) / 8 + 1) * $1.height }
  }

  /// The sizes of the pictures the rows make up: one, or the seven of Adam7 but for those without pixels.
  private var passes: [(width: Int, height: Int)] {
    guard isInterlaced else { return [(width, height)] }
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4)]
    return (starts + [(1, 0, 2, 2), (0, 1, 1, 2)])
      .map { x, y, column, row in
        ((width - x + column - 1) / column, (height - y + row - 1) / row)
      }
      .filter { $0.0 > 0 && $0.1 > 0 }
  }
}
