/// What a run has read, as a rule in the language of makefiles.
struct Depfile {
  private var targets: [FilePath] = []
  /// What the run has read.
  private(set) var files: [FilePath] = []
  private var known: Set<FilePath> = []

  /// Adds a file that the run makes.
  mutating func add(target: FilePath) {
    targets.append(target)
  }

  /// Adds a file that the run has read.
  mutating func add(_ file: FilePath) {
    if known.insert(file).inserted { files.append(file) }
  }

  /// The rule, and an empty one for each file, so that make doesn't ask for a file that is gone.
  ///
  /// - Parameter stamp: The file that stands for all targets; nil where there is none.
  func text(stamp: FilePath?) -> [UInt8] {
    var text: [UInt8] = []
    for target in stamp.map({ [$0] }) ?? targets { text += Self.escaped(target) + [space] }
    if !text.isEmpty { text.removeLast() }
    text.append(colon)
    for file in files { text += Array(" \\\n  ".utf8) + Self.escaped(file) }
    text.append(newline)
    for file in files { text += [newline] + Self.escaped(file) + [colon, newline] }
    return text
  }

  /// The first name in the rule that not both make and Ninja can read; nil where there is none.
  ///
  /// They don't agree on what backslashes before an escaped character are.
  func unreadableName(stamp: FilePath?) -> FilePath? {
    ((stamp.map { [$0] } ?? targets) + files).first { !Self.canName($0) }
  }

  private static func canName(_ path: FilePath) -> Bool {
    // Behind a target there is a colon.
    let pairs = zip(path.bytes, path.bytes.dropFirst() + [colon])
    return !path.bytes.contains(newline)
      && pairs.allSatisfy { $0 != backslash || ($1 != colon && $1 != hash) }
  }

  /// A name as make reads it.
  static func escaped(_ path: FilePath) -> [UInt8] {
    var text: [UInt8] = []
    for byte in path.bytes {
      switch byte {
      case space, tab:
        // Backslashes before a space would be its own; make wants them doubled.
        let slashes = text.reversed().prefix { $0 == backslash }.count
        text += [UInt8](repeating: backslash, count: slashes + 1)
      case hash, colon: text.append(backslash)
      case UInt8(ascii: "$"): text.append(byte)
      default: break
      }
      text.append(byte)
    }
    return text
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
private let hash = UInt8(ascii: "#")
private let colon = UInt8(ascii: ":")
private let backslash = UInt8(ascii: "\\")
