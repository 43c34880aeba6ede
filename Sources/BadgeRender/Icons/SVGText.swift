import BadgeImage

/// What an SVG's text shows before it is read as XML.
struct SVGText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Why it is not drawn; nil where it is.
  var refusal: String? {
    // In another encoding, or behind entities of numbers, the words below could hide.
    if !hasPlainEncoding { return "that isn't UTF-8" }
    if contains("<!ENTITY"), contains("&#") { return "with entities of its own" }
    if contains("feImage") { return "with pictures in its filters" }
    return nil
  }

  /// What is left out of the drawing.
  var warnings: [IconWarning] {
    var warnings: [IconWarning] = []
    if contains("<text") {
      warnings.append(
        IconWarning(
          .textLeftOut,
          "texts of the SVG are left out, since they depend on fonts; make them paths"))
    }
    if contains("<image") {
      warnings.append(
        IconWarning(
          .pictureLeftOut, "pictures in the SVG are left out; convert it to PNG if they matter"))
    }
    return warnings
  }

  private var hasPlainEncoding: Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    let declaration = start.prefix { $0 != ">" }.split(separator: "encoding").dropFirst().first
    guard let declaration else { return true }
    let name = declaration.drop { " \t\r\n='\"".contains($0) }.prefix { !"'\"".contains($0) }
    return ["utf-8", "us-ascii", "iso-8859-1"].contains(name)
  }

  private func contains(_ word: StaticString) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let word = UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      var rest = bytes[...]
      while rest.count >= word.count, let start = rest.firstIndex(of: word[0]) {
        if bytes[start...].starts(with: word) { return true }
        rest = bytes[(start + 1)...]
      }
      return false
    }
  }
}
