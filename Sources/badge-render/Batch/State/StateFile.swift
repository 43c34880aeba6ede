import CBadgeSystem

/// What earlier runs left in an output folder: a line for each output.
///
/// A file that is lost, damaged or of another version counts as none: all is drawn again, no more.
final class StateFile: Sendable {
  /// The file's name in the output folder.
  static let name = FilePath(".badge-render.state")

  /// The first line.
  static let header = Array("badge-render state 1".utf8)

  /// When the file was written, in nanoseconds.
  let time: Int
  private let file: FolderHandle
  private let places: [Place]

  /// Where an output's line is.
  private struct Place {
    /// The hash of the output's name.
    let hash: UInt64
    /// The offset, and in the lowest 20 bits the length: a million of these are held in memory.
    private let packed: UInt64

    init(hash: UInt64, offset: Int, length: Int) {
      self.hash = hash
      packed = UInt64(offset) << 20 | UInt64(length)
    }

    var offset: Int { Int(packed >> 20) }
    var length: Int { Int(packed & 0xF_FFFF) }
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
          let hash = StableHash(name).value
          places.append(Place(hash: hash, offset: offset, length: line.count))
        })
    else { return nil }
    places.sort { $0.hash < $1.hash }
    (self.file, self.places, time) = (file, places, FileStamp(status).time)
  }

  /// What is known of an output.
  func entry(_ name: FilePath) -> StateEntry? {
    let hash = StableHash(name.bytes).value
    var index = places.firstSorted { $0.hash >= hash }
    while index < places.count, places[index].hash == hash {
      if let entry = read(places[index]), entry.name == name { return entry }
      index += 1
    }
    return nil
  }

  private func read(_ place: Place) -> StateEntry? {
    let line = [UInt8](unsafeUninitializedCapacity: place.length) { buffer, count in
      count = max(0, pread(file.descriptor, buffer.baseAddress, place.length, place.offset))
    }
    return StateEntry(line: line[...])
  }
}

extension StateFile {
  /// Whether a folder has a state, be it whole or not.
  static func isThere(in folder: FolderHandle) -> Bool {
    folder.status(of: name) != nil
  }

  /// Visits all outputs of a folder's state in the order of the file; none where it is damaged.
  ///
  /// - Returns: Whether there is a state.
  static func forEach(in folder: FolderHandle, _ body: (StateEntry) -> Void) -> Bool {
    guard let file = open(folder), scan(file, { _, _ in }) else { return false }
    return scan(file) { line, _ in
      if let entry = StateEntry(line: line) { body(entry) }
    }
  }

  /// Hashes of the names in a state that is being written, sorted.
  static func hashes(_ name: FilePath, in folder: FolderHandle) -> [UInt64] {
    var hashes: [UInt64] = []
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
    var (scanner, hash) = (LineScanner(file.descriptor), StableHash())
    guard scanner.next()?.elementsEqual(header) == true else { return false }
    while true {
      let offset = scanner.offset
      guard let line = scanner.next() else { return false }
      if line.first == UInt8(ascii: "\t") { return line.elementsEqual(end(hash)) }
      line.withUnsafeBytes { hash.combine($0) }
      guard line.count < 1 << 20 else { return false }
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
