import CBadgeSystem

/// Writes the state of a folder beside the old one, which it replaces at its end.
///
/// Where that fails there is no new state, and the next run takes longer: no more.
final class StateWriter {
  private let folder: FolderHandle
  private let temporary = TemporaryName.next(beside: FilePath(""))
  private var descriptor: Int32 = -1
  private var slot: Int32 = -1
  private var hash = StableHash()
  private var buffer: [UInt8] = []
  private var isUsable = true
  private var count = 0

  init(in folder: FolderHandle) {
    self.folder = folder
  }

  deinit {
    discard()
  }

  /// Whether nothing has been added.
  var isEmpty: Bool { count == 0 }

  /// Adds the line of an output.
  func add(_ line: [UInt8]) {
    if isEmpty { append(StateFile.header) }
    count += 1
    hash.combine(line)
    append(line)
  }

  /// Hashes of the names added so far, sorted.
  func hashes() -> [UInt64] {
    flush()
    return descriptor < 0 ? [] : StateFile.hashes(temporary, in: folder, count: count)
  }

  /// Puts the file in the place of the old one; whether it is there now.
  func finish() -> Bool {
    if isEmpty { append(StateFile.header) }
    append(StateFile.end(hash))
    flush()
    guard isUsable, close(descriptor) == 0 else {
      discard()
      return false
    }
    descriptor = -1
    let from = folder.descriptor
    let isRenamed = temporary.withCString { old in
      StateFile.name.withCString { renameat(from, old, from, $0) == 0 }
    }
    if !isRenamed { _ = folder.remove(temporary) }
    badge_pending_remove(slot)
    slot = -1
    return isRenamed
  }

  private func append(_ line: [UInt8]) {
    buffer += line
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { flush() }
  }

  private func flush() {
    guard !buffer.isEmpty else { return }
    if descriptor < 0, isUsable { open() }
    if isUsable, writeAll(buffer, to: descriptor) != nil { isUsable = false }
    buffer.removeAll(keepingCapacity: true)
  }

  private func open() {
    slot = temporary.withCString { badge_pending_add_at(folder.descriptor, $0) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    descriptor = temporary.withCString { badge_openat(folder.descriptor, $0, flags, 0o666) }
    isUsable = descriptor >= 0
    guard !isUsable else { return }
    badge_pending_remove(slot)
    slot = -1
  }

  private func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    _ = folder.remove(temporary)
    badge_pending_remove(slot)
    slot = -1
  }
}
