import Badges

/// What the state file knows of one output.
struct StateEntry: Hashable {
  /// Its name in the output folder.
  let name: FilePath
  /// Which manifest wrote it last.
  let owner: UInt64
  /// All that its bytes were made from.
  let job: UInt64
  /// The file as it was left.
  let stamp: FileStamp
  /// The SHA-256 of its bytes, in hexadecimal.
  let sha256: String
  /// What its record says behind the status, as members of JSON; empty where no record was made.
  var record: [UInt8]
  /// The font files that its glyphs came from.
  let fonts: [FilePath]
}

extension StateEntry {
  /// Records longer than this are made anew instead of kept.
  static let longestRecord = 65536

  /// The entry as fields between tabs, without the end of the line.
  var line: [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(name.bytes.count + record.count + 256)
    line += escaped(name.bytes)
    for hash in [owner, job] {
      line.append(tab)
      line.append(hexadecimal: hash)
    }
    for number in [stamp.size, stamp.time] {
      line.append(tab)
      line.append(decimal: number)
    }
    line.append(tab)
    line += sha256.utf8
    line.append(tab)
    if record.count <= Self.longestRecord { line += record }
    for font in fonts {
      line.append(tab)
      line += escaped(font.bytes)
    }
    return line
  }

  /// Reads an entry; nil for anything else.
  init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: tab, omittingEmptySubsequences: false)
    guard fields.count >= 7, let name = unescaped(fields[0]), !name.isEmpty,
      let owner = UInt64(Self.text(fields[1]), radix: 16),
      let job = UInt64(Self.text(fields[2]), radix: 16),
      let size = Int(Self.text(fields[3])), let time = Int(Self.text(fields[4])),
      fields[5].count == 64
    else { return nil }
    let fonts = fields[7...].compactMap(unescaped).map { FilePath($0) }
    self.init(
      name: FilePath(name), owner: owner, job: job, stamp: FileStamp(size: size, time: time),
      sha256: Self.text(fields[5]), record: Array(fields[6]), fonts: fonts)
  }

  /// The name alone; nil for what is no entry.
  static func name(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    unescaped(line.prefix { $0 != tab })
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field, as: UTF8.self)
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
private let backslash = UInt8(ascii: "\\")

extension [UInt8] {
  /// Appends sixteen hexadecimal digits.
  fileprivate mutating func append(hexadecimal number: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

/// A name without tabs and line breaks.
private func escaped(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: { $0 == tab || $0 == newline || $0 == backslash }) else {
    return bytes
  }
  return bytes.flatMap { byte -> [UInt8] in
    switch byte {
    case tab: [backslash, UInt8(ascii: "t")]
    case newline: [backslash, UInt8(ascii: "n")]
    case backslash: [backslash, backslash]
    default: [byte]
    }
  }
}

/// The name that was escaped; nil for what escaping never gives.
private func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
  guard bytes.contains(backslash) else { return Array(bytes) }
  var name: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    guard byte == backslash else {
      name.append(byte)
      continue
    }
    switch rest.popFirst() {
    case UInt8(ascii: "t"): name.append(tab)
    case UInt8(ascii: "n"): name.append(newline)
    case backslash: name.append(backslash)
    default: return nil
    }
  }
  return name
}
