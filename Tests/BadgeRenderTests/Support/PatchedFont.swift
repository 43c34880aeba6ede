import Foundation

/// A font file in its tables, to be written with others than it came with.
struct PatchedFont {
  private var tables: [String: [UInt8]] = [:]

  /// Blocks, whose glyphs are 0 `.notdef`, 1 space, 2 `H`, 3 `1`, 4 `8`.
  init() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: Fixtures.path("Fonts/Blocks.ttf"))))
    let number = { (offset: Int, count: Int) in
      bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    for entry in 0..<number(4, 2) {
      let record = 12 + 16 * entry
      let start = number(record + 8, 4)
      tables[String(decoding: bytes[record..<(record + 4)], as: UTF8.self)] =
        Array(bytes[start..<(start + number(record + 12, 4))])
    }
  }

  /// A table's bytes; what is not there is empty.
  subscript(tag: String) -> [UInt8] {
    get { tables[tag] ?? [] }
    set { tables[tag] = newValue }
  }

  /// Puts 16-bit numbers into a table.
  mutating func set(_ values: [Int], in tag: String, at offset: Int) {
    let bytes = values.flatMap { Self.bigEndian($0, 2) }
    tables[tag]?.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
  }

  /// Puts the font's heights, in all the places that have them: ascender, descender, line gap.
  mutating func setHeights(_ ascender: Int, _ descender: Int) {
    set([ascender, descender, 0], in: "hhea", at: 4)
    set([ascender, descender, 0, abs(ascender), abs(descender)], in: "OS/2", at: 68)
  }

  /// Writes the font and returns its path.
  func write(to folder: Scratch, named name: String = "Patched.ttf") throws -> String {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// The file; nothing that reads it looks at the sums of its tables.
  private var bytes: [UInt8] {
    let tags = tables.keys.sorted()
    var directory = Self.bigEndian(0x10000, 4) + Self.bigEndian(tags.count, 2) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    for tag in tags {
      let table = self[tag]
      let offset = 12 + 16 * tags.count + content.count
      directory += Array(tag.utf8) + [0, 0, 0, 0]
      directory += Self.bigEndian(offset, 4) + Self.bigEndian(table.count, 4)
      content += table + [UInt8](repeating: 0, count: -table.count & 3)
    }
    return directory + content
  }

  static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}

extension PatchedFont {
  /// Gives `8` a layer of its own in blue; the other glyphs stay plain.
  mutating func colorEight() {
    let short = { PatchedFont.bigEndian($0, 2) }
    let long = { PatchedFont.bigEndian($0, 4) }
    // Version, one base glyph, where it and the layers are, one layer; glyph 4; layer of glyph 4.
    self["COLR"] =
      short(0) + short(1) + long(14) + long(20) + short(1) + short(4) + short(0) + short(1)
      + short(4) + short(0)
    // Version, entries, palettes, colours, where they are, the palette's first; blue, opaque.
    self["CPAL"] = short(0) + short(1) + short(1) + short(1) + long(14) + short(0)
    self["CPAL"] += [255, 0, 0, 255]
  }

  /// Gives `8` a drawing of its own, its rectangle in blue; the outline stays.
  mutating func drawEight() {
    let short = { PatchedFont.bigEndian($0, 2) }
    let long = { PatchedFont.bigEndian($0, 4) }
    let rectangle = #"<rect x="100" y="-700" width="300" height="700" fill="blue"/>"#
    let drawing = Array(
      #"<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph4">\#(rectangle)</g></svg>"#.utf8)
    // Version, where the list is, nothing; one drawing, from glyph 4 to glyph 4, where and how long.
    self["SVG "] = short(0) + long(10) + long(0) + short(1) + short(4) + short(4)
    self["SVG "] += long(14) + long(drawing.count) + drawing
  }

  /// Makes the font one of `H` at a single code point.
  mutating func map(_ scalar: Unicode.Scalar) {
    let short = { PatchedFont.bigEndian($0, 2) }
    let long = { PatchedFont.bigEndian($0, 4) }
    let character = long(Int(scalar.value))
    self["cmap"] = short(0) + short(1) + short(3) + short(10) + long(12)
    self["cmap"] += short(12) + short(0) + long(28) + long(0) + long(1)
    self["cmap"] += character + character + long(2)
  }
}
