import Badges
import CBadgeSystem

/// What the state file knows of one output: a line, of which only what is asked for is read.
struct StateEntry: Hashable {
  /// Its name in the output folder.
  let name: FilePath
  /// Which manifest wrote it last.
  let owner: UInt64
  /// All that its bytes were made from.
  let job: UInt64
  /// The file as it was left.
  let stamp: FileStamp
  /// The entry as fields between tabs, without the end of the line.
  let line: [UInt8]

  /// Where the SHA-256 begins in the line, and where the record ends behind it.
  private let hashStart, recordEnd: Int

  /// Records longer than this are made anew instead of kept.
  static let longestRecord = 65536

  /// - Parameters:
  ///   - sha256: The SHA-256 of the file's bytes, in hexadecimal.
  ///   - record: What the record says behind the status, as members of JSON; empty where none was made.
  ///   - fonts: The font files that its glyphs came from.
  init(
    name: FilePath, owner: UInt64, job: UInt64, stamp: FileStamp, sha256: String,
    record: [UInt8], fonts: [FilePath]
  ) {
    (self.name, self.owner, self.job, self.stamp) = (name, owner, job, stamp)
    var line: [UInt8] = []
    line.reserveCapacity(name.bytes.count + record.count + 256)
    line += Self.escaped(name.bytes)
    for hash in [owner, job] {
      line.append(tab)
      line.append(hexadecimal: hash)
    }
    for number in [stamp.size, stamp.time] {
      line.append(tab)
      line.append(decimal: number)
    }
    line.append(tab)
    hashStart = line.count
    line += sha256.utf8
    line.append(tab)
    if record.count <= Self.longestRecord { line += record }
    recordEnd = line.count
    for font in fonts {
      line.append(tab)
      line += Self.escaped(font.bytes)
    }
    self.line = line
  }

  /// Reads an entry; nil for anything else.
  init?(line: ArraySlice<UInt8>) {
    var fields = LineFields(line)
    guard let name = fields.next().flatMap(unescaped), !name.isEmpty,
      let owner = fields.next().flatMap({ number($0, radix: 16) }),
      let job = fields.next().flatMap({ number($0, radix: 16) }),
      let size = fields.next().flatMap({ number($0, radix: 10) }),
      let time = fields.next().flatMap({ number($0, radix: 10) }),
      let hash = fields.next(), hash.count == Self.hashLength, let record = fields.next()
    else { return nil }
    (self.name, self.owner, self.job) = (FilePath(name), owner, job)
    stamp = FileStamp(
      size: Int(truncatingIfNeeded: size), time: Int(truncatingIfNeeded: time))
    self.line = Array(line)
    (hashStart, recordEnd) = (hash.startIndex - line.startIndex, record.endIndex - line.startIndex)
  }

  private static let hashLength = 64
}

extension StateEntry {
  /// The SHA-256 of the file's bytes, in hexadecimal.
  var sha256: String {
    String(decoding: line[hashStart..<hashStart + Self.hashLength], as: UTF8.self)
  }

  /// What its record says behind the status, as members of JSON; empty where no record was made.
  var record: [UInt8] { Array(line[(hashStart + Self.hashLength + 1)..<recordEnd]) }

  /// The font files that its glyphs came from.
  var fonts: [FilePath] {
    line[recordEnd...].split(separator: tab).compactMap(unescaped).map { FilePath($0) }
  }

  /// The same with another owner, stamp or record.
  func with(owner: UInt64, stamp: FileStamp, record: [UInt8]) -> StateEntry {
    StateEntry(
      name: name, owner: owner, job: job, stamp: stamp, sha256: sha256, record: record,
      fonts: fonts)
  }

  /// The name alone, of a file or a folder; nil for what is no entry.
  static func name(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    LineFields(line).first.flatMap(unescaped)
  }

  /// A name without tabs and line breaks.
  static func escaped(_ bytes: [UInt8]) -> [UInt8] {
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
}

/// The fields of a line, one after the other.
private struct LineFields: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>?

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// The first of them.
  var first: ArraySlice<UInt8>? {
    var fields = self
    return fields.next()
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let line = rest else { return nil }
    let length = line.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { start in
        memchr(start, Int32(tab), bytes.count).map { UnsafeRawPointer($0) - start }
      }
    }
    guard let length else {
      rest = nil
      return line
    }
    let end = line.startIndex + length
    rest = line[(end + 1)...]
    return line[..<end]
  }
}

/// A number as it is written in the file, a negative one as its complement; nil for anything else.
private func number(_ digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
  let isNegative = digits.first == UInt8(ascii: "-")
  let digits = isNegative ? digits.dropFirst() : digits
  guard 1...20 ~= digits.count else { return nil }
  var number: UInt64 = 0
  for digit in digits {
    guard let value = hexadecimal(digit), value < radix else { return nil }
    number = number &* radix &+ value
  }
  return isNegative ? 0 &- number : number
}

private func hexadecimal(_ digit: UInt8) -> UInt64? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
  default: nil
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
