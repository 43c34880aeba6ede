import CBadgePixels

/// Writes pictures other than badges as PNG: their rows are predicted from their neighbours where that
/// makes them smaller.
///
/// The same bitmap and options give the same bytes. Never is there a palette.
public struct IconEncoder {
  private var rows: [UInt8] = []
  private var scratch: [UInt8] = []
  private var stream: [UInt8] = []
  private var compressors: [Int32: KeptCompressor] = [:]

  /// Creates an encoder; it keeps some memory for the next picture, at most a few MiB.
  public init() {}

  /// The bitmap as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - options: What the file says besides.
  ///   - isOpaque: Whether alphas are left out; the caller knows them to be 255. Default: no.
  /// - Precondition: The scale, where there is one, is finite and above 0.
  public mutating func encode(
    _ bitmap: Bitmap, options: PNGOptions = PNGOptions(), isOpaque: Bool = false
  ) -> [UInt8] {
    let plan =
      options.compression == .best ? best(bitmap, isOpaque) : fast(bitmap, isOpaque)
    let compressed = plan.isDrawing ? drawing(bitmap, plan) : whole(bitmap, plan)
    trim(&rows)
    defer { trim(&stream) }
    let pixels = CompressedPixels(palette: nil, hasAlpha: !isOpaque, stream: compressed)
    return pixels.png(width: bitmap.width, height: bitmap.height, options: options)
  }
}

extension IconEncoder {
  /// Gives memory back that only large pictures need.
  private func trim(_ memory: inout [UInt8]) {
    if memory.count > 1 << 20 { memory = [] }
  }
}

/// How a picture is written.
private struct Plan {
  let hasAlpha: Bool
  var isFiltered: Bool
  var level: Int32

  /// Whether what was tried shows a drawing, which has a compressor of its own.
  var isDrawing: Bool { !isFiltered && level == 1 }

  /// The bytes of so many rows.
  func size(of bitmap: Bitmap, rows: Int) -> Int {
    (bitmap.width * (hasAlpha ? 4 : 3) + 1) * rows
  }
}

extension IconEncoder {
  /// The bytes of a drawing's rows that are compressed at a time, about.
  private static let portion = 1 << 18

  /// The places whose rows are tried, evenly over the picture.
  private static let bands = 4

  /// Pixels up to which a search for repetitions takes longer than it saves in photographs.
  private static let smallArea = 1 << 16

  /// Tries a part of the picture with and without filters.
  ///
  /// Drawings repeat themselves and are smaller without, photographs with; what compresses badly
  /// either way gains nothing from a thorough search, what is smooth gains most.
  private mutating func fast(_ bitmap: Bitmap, _ isOpaque: Bool) -> Plan {
    let plain = sample(bitmap, Plan(hasAlpha: !isOpaque, isFiltered: false, level: 1))
    let filtered = sample(bitmap, Plan(hasAlpha: !isOpaque, isFiltered: true, level: 1))
    guard filtered.count < plain.count else {
      return Plan(hasAlpha: !isOpaque, isFiltered: false, level: 1)
    }
    let isNoise = filtered.count * 4 > filtered.size
    let isSmall = bitmap.width * bitmap.height <= Self.smallArea
    return Plan(
      hasAlpha: !isOpaque, isFiltered: true, level: !isNoise ? 7 : isSmall ? 1 : 2)
  }

  /// Tries the whole picture with and without filters, the larger it is the less thoroughly.
  private mutating func best(_ bitmap: Bitmap, _ isOpaque: Bool) -> Plan {
    let area = bitmap.width * bitmap.height
    let level: Int32 = area <= 1 << 16 ? 12 : area <= 1 << 20 ? 9 : 7
    let plans = [false, true].map { Plan(hasAlpha: !isOpaque, isFiltered: $0, level: level) }
    let sizes = plans.map { plan in
      write(bitmap, 0..<bitmap.height, plan)
      return compress(level, size: plan.size(of: bitmap, rows: bitmap.height))
    }
    return sizes[0] < sizes[1] ? plans[0] : plans[1]
  }

  /// What a part of the picture takes, and took before.
  private mutating func sample(_ bitmap: Bitmap, _ plan: Plan) -> (count: Int, size: Int) {
    let height = min(bitmap.height / Self.bands, min(16, max(4, bitmap.height / 32)))
    guard height > 0 else {
      write(bitmap, 0..<bitmap.height, plan)
      let size = plan.size(of: bitmap, rows: bitmap.height)
      return (compress(plan.level, size: size), size)
    }
    let size = plan.size(of: bitmap, rows: height)
    rows.extend(to: size * Self.bands)
    for band in 0..<Self.bands {
      let first = (bitmap.height - height) * band / (Self.bands - 1)
      write(bitmap, first..<(first + height), plan, at: size * band)
    }
    return (compress(plan.level, size: size * Self.bands), size * Self.bands)
  }

  /// Writes rows into `rows`, which loses what it held where it has to grow.
  private mutating func write(
    _ bitmap: Bitmap, _ range: Range<Int>, _ plan: Plan, at offset: Int = 0
  ) {
    rows.extend(to: offset + plan.size(of: bitmap, rows: range.count))
    scratch.extend(to: bitmap.width * 12)
    let order = badge_png_rows(
      first: range.lowerBound, count: range.count, has_alpha: plan.hasAlpha ? 1 : 0,
      is_filtered: plan.isFiltered ? 1 : 0)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        scratch.withUnsafeMutableBufferPointer { scratch in
          badge_pixels_png_rows(
            pixels.baseAddress, bitmap.width, order, rows.baseAddress.map { $0 + offset },
            scratch.baseAddress)
        }
      }
    }
  }

  /// The zlib stream of the picture's rows.
  private mutating func whole(_ bitmap: Bitmap, _ plan: Plan) -> ArraySlice<UInt8> {
    write(bitmap, 0..<bitmap.height, plan)
    return stream[..<compress(plan.level, size: plan.size(of: bitmap, rows: bitmap.height))]
  }

  /// The same for a drawing, a few rows at a time, which takes no memory and stays in the caches.
  private mutating func drawing(_ bitmap: Bitmap, _ plan: Plan) -> ArraySlice<UInt8> {
    let row = plan.size(of: bitmap, rows: 1)
    let height = max(1, Self.portion / row)
    rows.extend(to: DrawingCompressor.reach + row * height)
    var compressor = DrawingCompressor(row: row, pixel: plan.hasAlpha ? 4 : 3)
    var kept = 0
    for first in stride(from: 0, to: bitmap.height, by: height) {
      let range = first..<min(first + height, bitmap.height)
      let end = kept + row * range.count
      write(bitmap, range, plan, at: kept)
      rows.withUnsafeMutableBufferPointer { rows in
        compressor.add(
          UnsafeBufferPointer(rebasing: rows[..<end]), newCount: row * range.count,
          isLast: range.upperBound == bitmap.height)
        kept = min(end, DrawingCompressor.reach)
        let last = UnsafeRawBufferPointer(rows)[(end - kept)..<end]
        UnsafeMutableRawBufferPointer(rows).copyMemory(from: UnsafeRawBufferPointer(rebasing: last))
      }
    }
    return compressor.finished()[...]
  }

  /// Compresses the start of `rows` into `stream`; returns the stream's length.
  private mutating func compress(_ level: Int32, size: Int) -> Int {
    let compressor = compressors[level] ?? KeptCompressor(level: level)
    compressors[level] = compressor
    return rows.withUnsafeBytes {
      compressor.compressor.compress(UnsafeRawBufferPointer(rebasing: $0[..<size]), into: &stream)
    }
  }
}

/// A compressor that several pictures share.
private final class KeptCompressor {
  let compressor: Compressor

  init(level: Int32) {
    compressor = Compressor(level: level)
  }
}
