import CBadgeSystem

/// What earlier runs left in an output folder: a line for each output.
///
/// A file that is lost, damaged or of another version counts as none: all is drawn again, no more.
final class StateFile: Sendable {
  /// The file's name in the output folder.
  static let name = FilePath(".badge-render.state")

  /// The first line.
  static let header = Array("badge-render state 1".utf8)

  /// The longest line there is, in bytes, with its end.
  private static let longestLine = 1 << 20

  /// When the file was written, in nanoseconds.
  let time: Int
  private let file: FolderHandle
  private let places: [Place]

  /// Where an output's line is.
  private struct Place {
    /// The upper 24 bits of the hash of the output's name, and the offset: a million of these are held
    /// in memory.
    let packed: UInt64

    init(hash: UInt64, offset: Int) {
      packed = hash & ~Self.offsets | UInt64(offset) & Self.offsets
    }

    var offset: Int { Int(packed & Self.offsets) }

    /// Whether the output's name may have a hash.
    func isOf(_ hash: UInt64) -> Bool { (packed ^ hash) & ~Self.offsets == 0 }

    private static let offsets: UInt64 = 1 << 40 - 1
  }

  /// Opens the state of a folder; nil where there is none to rely on.
  init?(in folder: FolderHandle) {
    guard let file = Self.open(folder) else { return nil }
    var (status, places) = (stat(), [Place]())
    guard fstat(file.descriptor, &status) == 0,
      Self.scan(
        file,
        { line, offset in
          guard let name = StateEntry.name(line) else { return }
          places.append(Place(hash: StableHash(name).value, offset: offset))
        })
    else { return nil }
    places.sort { $0.packed < $1.packed }
    (self.file, self.places, time) = (file, places, FileStamp(status).time)
  }

  /// What is known of an output.
  func entry(_ name: FilePath) -> StateEntry? {
    let hash = StableHash(name.bytes).value
    let first = Place(hash: hash, offset: 0).packed
    var index = places.firstSorted { $0.packed >= first }
    while index < places.count, places[index].isOf(hash) {
      if let entry = read(places[index]), entry.name == name { return entry }
      index += 1
    }
    return nil
  }

  /// The entry at a place, most of which are short.
  private func read(_ place: Place) -> StateEntry? {
    for length in [1 << 11, Self.longestLine] {
      let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
        count = max(0, pread(file.descriptor, buffer.baseAddress, length, place.offset))
      }
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { continue }
      return StateEntry(line: bytes[..<end])
    }
    return nil
  }
}

extension StateFile {
  /// Whether a folder has a state, be it whole or not.
  static func isThere(in folder: FolderHandle) -> Bool {
    folder.status(of: name) != nil
  }

  /// Visits all outputs of a folder's state in the order of the file; none where it is damaged.
  ///
  /// - Parameters:
  ///   - isWanted: Which outputs and folders, by their names.
  ///   - visitFolder: Sees the folders that runs have made.
  /// - Returns: Whether there is a state.
  static func forEach(
    in folder: FolderHandle, where isWanted: ([UInt8]) -> Bool = { _ in true },
    folders visitFolder: (MadeFolder) -> Void = { _ in },
    _ body: (StateEntry) -> Void
  ) -> Bool {
    guard let file = open(folder), scan(file, { _, _ in }) else { return false }
    return scan(file) { line, _ in
      guard let name = StateEntry.name(line), isWanted(name) else { return }
      if let entry = StateEntry(line: line) { return body(entry) }
      if let made = MadeFolder(line: line) { visitFolder(made) }
    }
  }

  /// Hashes of the names in a state that is being written, sorted.
  ///
  /// - Parameter count: How many there are.
  static func hashes(_ name: FilePath, in folder: FolderHandle, count: Int) -> [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(count)
    guard let file = open(folder, name) else { return [] }
    _ = scan(file) { line, _ in
      if let name = StateEntry.name(line) { hashes.append(StableHash(name).value) }
    }
    hashes.sort()
    return hashes
  }

  private static func open(_ folder: FolderHandle, _ name: FilePath = name) -> FolderHandle? {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    return FolderHandle(
      owning: name.withCString { badge_openat(folder.descriptor, $0, flags, 0) })
  }

  /// Visits all lines but the first and the last.
  ///
  /// - Returns: Whether the file is whole.
  private static func scan(
    _ file: FolderHandle, _ body: (ArraySlice<UInt8>, Int) -> Void
  ) -> Bool {
    lseek(file.descriptor, 0, SEEK_SET)
    var hash = StableHash()
    var scanner = LineScanner(file.descriptor, longest: longestLine)
    guard scanner.next()?.elementsEqual(header) == true else { return false }
    while true {
      let offset = scanner.offset
      guard let line = scanner.next() else { return false }
      if line.first == UInt8(ascii: "\t") { return line.elementsEqual(end(hash)) }
      line.withUnsafeBytes { hash.combine($0) }
      guard line.count < longestLine else { return false }
      body(line, offset)
    }
  }

  /// The last line, which shows that the others are whole.
  static func end(_ hash: StableHash) -> [UInt8] {
    Array("\tend \(hash.text)".utf8)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place from which on a condition holds, of elements that it holds for last.
  func firstSorted(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
