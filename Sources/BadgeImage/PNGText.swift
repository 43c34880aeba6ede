/// A text that a PNG carries as `iTXt`, uncompressed.
public struct PNGText: Hashable, Sendable {
  /// What the text is: 1…79 printable ASCII characters.
  public let keyword: String

  /// The text, without NUL characters.
  public let text: String

  /// Creates a text; NUL characters, which a PNG can't hold, are dropped.
  ///
  /// - Precondition: The keyword is 1…79 printable ASCII characters.
  public init(keyword: String, _ text: String) {
    precondition(
      (1...79).contains(keyword.utf8.count)
        && keyword.utf8.allSatisfy { (0x20...0x7e).contains($0) },
      "no PNG has the keyword \(keyword)")
    self.keyword = keyword
    self.text = text.utf8.contains(0) ? Self.withoutNUL(text) : text
  }

  private static func withoutNUL(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
  }

  /// Reads a chunk; nil where it is no uncompressed `iTXt`.
  init?(_ chunk: PNGChunk) {
    guard chunk.type == "iTXt", let end = chunk.data.firstIndex(of: 0) else { return nil }
    let rest = chunk.data[(end + 1)...]
    // A flag that says "not compressed", a method, a language, and a translated keyword.
    guard rest.count >= 4, rest.first == 0, let language = rest.dropFirst(2).firstIndex(of: 0),
      let translation = rest[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    keyword = String(decoding: chunk.data[..<end], as: UTF8.self)
    text = String(decoding: rest[(translation + 1)...], as: UTF8.self)
  }

  /// What the chunk's data begins with: the keyword and its end mark; not compressed, method 0, no
  /// language, no translated keyword.
  var head: String { keyword + "\0\0\0\0\0" }

  /// What the chunk takes in a file, in bytes.
  var chunkSize: Int { ChunkWriter.overhead + head.utf8.count + text.utf8.count }
}

extension PNGFile {
  /// The uncompressed `iTXt` texts, in the order of the file.
  public var texts: [PNGText] { chunks.compactMap(PNGText.init) }
}

extension ChunkWriter {
  /// Writes the text as a chunk.
  mutating func text(_ text: PNGText) {
    chunk("iTXt") { chunk in
      chunk.text(text.head)
      chunk.text(text.text)
    }
  }
}

extension PNGFile {
  /// A PNG with a text in place of those it has under the same keyword; everything else stays.
  ///
  /// - Parameters:
  ///   - text: What to add, behind the header.
  ///   - bytes: The bytes of the file.
  /// - Throws: What is wrong with the file.
  package static func replacing(
    _ text: PNGText, in bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    var reader = ChunkReader(bytes)
    var chunk = try reader.next()
    var result = Array(bytes[..<reader.position])
    result += [UInt8](unsafeUninitializedCapacity: text.chunkSize) { buffer, count in
      var writer = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      writer.text(text)
      count = writer.count
    }
    while chunk.type != "IEND" {
      let start = reader.position
      chunk = try reader.next()
      guard PNGText(chunk)?.keyword != text.keyword else { continue }
      result += bytes[start..<reader.position]
    }
    return result
  }
}
