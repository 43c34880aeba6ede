import BadgeImage
import BadgeRender
import Badges
import CBadgeSystem

/// What the program tells itself to draw: the document comes by standard input.
struct SVGOrder: Equatable {
  /// The first argument; no command has such a name.
  private static let name = ".svg"

  /// The longest time on the processor.
  let seconds: Int
  /// The longer side in points; nil for the document's own size.
  let size: Double?
  /// Pixels a point.
  let scale: Double

  /// The arguments that say this; doubles are given by their bits.
  var arguments: [String] {
    [Self.name, "\(seconds)", size.map { "\($0.bitPattern)" } ?? "", "\(scale.bitPattern)"]
  }

  init(seconds: Int, size: Double?, scale: Double) {
    (self.seconds, self.size, self.scale) = (seconds, size, scale)
  }

  /// Reads the arguments; nil where they are others.
  init?(_ arguments: [[UInt8]]) {
    let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 4, texts[0] == Self.name, let seconds = Int(texts[1]),
      (1...3600).contains(seconds), let scale = UInt64(texts[3])
    else { return nil }
    let size = UInt64(texts[2])
    guard size != nil || texts[2].isEmpty else { return nil }
    self.init(
      seconds: seconds, size: size.map(Double.init(bitPattern:)),
      scale: Double(bitPattern: scale))
  }

  /// Draws the document and writes the reply to standard output.
  func run(_ streams: StandardStreams) throws(CommandError) {
    badge_limit_itself(UInt32(seconds), UInt64(SVGProcess.mostMemory))
    // Larger ones are refused by the reader of icons, not here.
    let bytes = try streams.read(atMost: IconFile.mostBytes) ?? []
    let icon = Result { () throws(BadgeError) in try Icon(file: bytes, size: size, scale: scale) }
    try streams.write(SVGReply(icon: icon).bytes)
  }
}

/// What comes of an order: an icon in sRGB, or what is wrong.
struct SVGReply {
  let icon: Result<Icon, BadgeError>

  /// A line of each thing, an empty one, and the pixels.
  var bytes: [UInt8] {
    switch icon {
    case .success(let icon):
      let head =
        "icon \(icon.bitmap.width) \(icon.bitmap.height)\n"
        + icon.warnings.map { "warning \($0.code.rawValue) \($0.message)\n" }.joined()
      return Array("\(head)\n".utf8) + icon.bitmap.pixels
    case .failure(let error):
      return Array("error \(error.code.rawValue) \(error.field ?? "-") \(error.message)\n\n".utf8)
    }
  }

  init(icon: Result<Icon, BadgeError>) {
    self.icon = icon
  }

  /// Reads a reply; nil where it is none.
  init?(_ bytes: [UInt8]) {
    var lines: [[Substring]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      guard !line.isEmpty else { break }
      let text = String(decoding: line, as: UTF8.self)
      lines.append(text.split(separator: " ", maxSplits: lines.isEmpty ? 3 : 2))
    }
    guard let first = lines.first, first.count > 2 else { return nil }
    if first[0] == "error" {
      guard let error = Self.error(first) else { return nil }
      icon = .failure(error)
    } else {
      guard let picture = Self.picture(first, rest) else { return nil }
      icon = .success(Icon(picture, warnings: lines.dropFirst().compactMap(Self.warning)))
    }
  }

  private static func error(_ words: [Substring]) -> BadgeError? {
    guard words.count == 4, let code = BadgeError.Code(rawValue: String(words[1])) else {
      return nil
    }
    return BadgeError(code, field: words[2] == "-" ? nil : String(words[2]), String(words[3]))
  }

  private static func warning(_ words: [Substring]) -> IconWarning? {
    guard words.count == 3, let code = IconWarning.Code(rawValue: String(words[1])) else {
      return nil
    }
    return IconWarning(code, String(words[2]))
  }

  private static func picture(_ words: [Substring], _ pixels: ArraySlice<UInt8>) -> Bitmap? {
    guard words[0] == "icon", let width = Int(words[1]), let height = Int(words[2]),
      (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height),
      pixels.count == width * height * 4
    else { return nil }
    return Bitmap(width: width, height: height, pixels: Array(pixels))
  }
}
