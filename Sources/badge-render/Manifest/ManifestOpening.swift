/// How a manifest begins that begins with a brace: what its first line tells about the rest.
struct ManifestOpening {
  /// The keys of the outermost object.
  private var keys: Set<String> = []
  private var depth = 0
  private var isInString = false
  private var last: UInt8 = 0
  /// Whether a carriage return alone ends the object's line, and another value follows.
  private(set) var hasBareReturns = false

  init(_ line: some Collection<UInt8>) {
    var text: [UInt8] = []
    var isEscaped = false
    var isBehindReturn = false
    for byte in line {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        if isInString, text.count <= Self.longestKey { text.append(byte) }
        continue
      }
      if byte == UInt8(ascii: "\r") { isBehindReturn = isBehindReturn || (depth == 0 && last > 0) }
      guard !Self.isSpace(byte) else { continue }
      hasBareReturns = hasBareReturns || (isBehindReturn && Self.opens(byte))
      last = byte
      switch byte {
      case UInt8(ascii: "\""): (isInString, text) = (true, [])
      case UInt8(ascii: ":") where depth == 1: keys.insert(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case _ where Self.opens(byte): depth += 1
      default: break
      }
    }
  }

  /// Whether the object is a manifest's: it has badges, and nothing that makes it one badge itself.
  var isManifest: Bool {
    keys.contains("badges") && keys.isDisjoint(with: ["on", "onSymbol", "out", "id", "preset"])
  }

  /// Whether the line ends where the lines of a longer manifest do, so that the next one decides.
  var mayContinue: Bool {
    depth > 0 && !isInString && "{[,:".utf8.contains(last)
      && keys.isSubset(of: ["$schema", "version", "defaults", "badges"])
  }

  /// Whether the object goes on with a line that begins so.
  func continues(with next: UInt8?) -> Bool {
    switch (last, next) {
    case (_, nil): false
    case (UInt8(ascii: "{"), _): next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
    case (UInt8(ascii: ","), _): depth > 1 || next == UInt8(ascii: "\"")
    default: true
    }
  }

  private static let longestKey = 16

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
