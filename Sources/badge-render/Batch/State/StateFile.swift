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
  private let descriptor: Int32
  private let places: [Place]

  /// Where an output's line is.
  private struct Place {
    let hash: UInt64
    let offset: Int
    let length: Int32
  }

  /// Opens the state of a folder; nil where there is none to rely on.
  init?(in folder: FolderHandle) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = Self.name.withCString { badge_openat(folder.descriptor, $0, flags, 0) }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return nil }
    time = FileStamp(status).time
    guard let places = Self.places(descriptor) else {
      close(descriptor)
      return nil
    }
    self.places = places.sorted { ($0.hash, $0.offset) < ($1.hash, $1.offset) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What is known of an output.
  func entry(_ name: FilePath) -> StateEntry? {
    let hash = StableHash(name.bytes).value
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < places.count, places[low].hash == hash {
      if let entry = read(places[low]), entry.name == name { return entry }
      low += 1
    }
    return nil
  }

  /// Visits all outputs, in the order of the file.
  func forEach(_ body: (StateEntry) -> Void) {
    for place in places.sorted(by: { $0.offset < $1.offset }) {
      if let entry = read(place) { body(entry) }
    }
  }

  private func read(_ place: Place) -> StateEntry? {
    let length = Int(place.length)
    let line = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, place.offset))
    }
    return StateEntry(line: line[...])
  }

  /// Where all lines are; nil where the file is not whole.
  private static func places(_ descriptor: Int32) -> [Place]? {
    var scanner = LineScanner(descriptor)
    var hash = StableHash()
    var places: [Place] = []
    guard scanner.next()?.elementsEqual(header) == true else { return nil }
    while true {
      let offset = scanner.offset
      guard let line = scanner.next() else { return nil }
      if line.first == UInt8(ascii: "\t") {
        return line.elementsEqual(StateFile.end(hash)) ? places : nil
      }
      line.withUnsafeBytes { hash.combine($0) }
      guard let name = name(line) else { return nil }
      places.append(
        Place(hash: StableHash(name).value, offset: offset, length: Int32(line.count)))
    }
  }

  private static func name(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let name = line.prefix { $0 != UInt8(ascii: "\t") }
    guard name.contains(UInt8(ascii: "\\")) else { return Array(name) }
    return StateEntry(line: line)?.name.bytes
  }

  /// The last line, which shows that the others are whole.
  static func end(_ hash: StableHash) -> [UInt8] {
    Array("\tend \(hash.text)".utf8)
  }
}
