/// What the first bytes of a file that should be a PNG say it is.
enum FileKind {
  /// Refuses everything that doesn't begin as a PNG, by its own name.
  static func checkPNG(_ bytes: [UInt8]) throws(PNGError) {
    guard !bytes.isEmpty else { throw PNGError(.empty, "the file is empty") }
    if bytes.starts(with: signature) { return }
    if signature.starts(with: bytes) {
      throw PNGError(.truncated, "a PNG cut off within its first 8 bytes; \(copyAgain)")
    }
    if bytes.starts(with: signature.prefix(4)) || bytes.starts(with: [0x09] + signature[1..<4]) {
      throw PNGError(.notPNG, "a PNG damaged by a transfer as text; copy it again as binary")
    }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      throw PNGError(.notPNG, "a Git LFS pointer, not a PNG; fetch the file with `git lfs pull`")
    }
    guard let format = format(of: bytes) else {
      throw PNGError(.notPNG, "not a PNG, nor another known image format")
    }
    let advice = texts.contains(format) ? "give a picture" : "convert it to PNG first"
    throw PNGError(.notPNG, "\(format), not a PNG; \(advice)")
  }

  /// What to do about a file that lost bytes on its way.
  static let copyAgain = "copy or download it again"

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Whether the bytes begin as an SVG does.
  static func isSVG(_ bytes: [UInt8]) -> Bool { format(of: bytes) == svg }

  private static let svg = "an SVG"
  private static let texts = ["a text", "a web page"]

  private static func format(of bytes: [UInt8]) -> String? {
    let known = magics.first { bytes.dropFirst($0.offset).starts(with: $0.magic) }
    return known?.name ?? textFormat(of: bytes)
  }

  private static let magics: [(offset: Int, magic: [UInt8], name: String)] = [
    (0, [0xff, 0xd8, 0xff], "a JPEG"),
    (0, Array("GIF8".utf8), "a GIF"),
    (8, Array("WEBP".utf8), "a WebP"),
    (4, Array("ftypavi".utf8), "an AVIF"),
    (4, Array("ftyphe".utf8), "a HEIC"),
    (4, Array("ftypmif1".utf8), "a HEIC"),
    (0, [0xff, 0x0a], "a JPEG XL"),
    (4, Array("JXL ".utf8), "a JPEG XL"),
    (0, [0, 0, 1, 0], "an ICO"),
    (0, Array("icns".utf8), "an ICNS"),
    (0, Array("II*\0".utf8), "a TIFF"),
    (0, Array("MM\0*".utf8), "a TIFF"),
    (0, Array("8BPS".utf8), "a PSD"),
    (0, Array("%PDF".utf8), "a PDF"),
    (0, [0x1f, 0x8b], "a gzip file"),
  ]

  private static func textFormat(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(4096)
    // "BM" begins texts too, so a bitmap file is asked for its reserved zero bytes.
    if start.starts(with: Array("BM".utf8)), start.dropFirst(6).starts(with: [0, 0, 0, 0]) {
      return "a BMP"
    }
    guard start.allSatisfy({ $0 >= 0x20 || (0x09...0x0d).contains($0) }) else { return nil }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    if text.contains("<svg") { return svg }
    if text.contains("<html") || text.contains("<!doctype html") { return texts[1] }
    return texts[0]
  }
}
