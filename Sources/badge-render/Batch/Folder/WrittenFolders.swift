import CBadgeSystem

/// The folders that a run writes into, noted in a file beside the state as long as it runs.
///
/// Should the run be killed, the next one knows by the file where it may have left others.
final class WrittenFolders: Sendable {
  private static let header = Array("badge-render folders 1".utf8)
  private static let end: UInt8 = 0

  private let folder: FolderHandle
  private let name = TemporaryName.next(beside: FilePath(""))
  private let notes = Monitor(Notes())

  private struct Notes {
    var descriptor: Int32 = -1
    var slot: Int32 = -1
    /// As many as are easily remembered; to note one twice does no harm.
    var known: Set<FilePath> = []
  }

  /// - Parameter folder: Where the state is.
  init(in folder: FolderHandle) {
    self.folder = folder
  }

  deinit {
    remove()
  }

  /// Notes a folder by the way there from the output folder, before anything is written into it.
  ///
  /// Where the file can't be written nothing is noted, and what a killed run leaves stays.
  func add(_ way: FilePath) {
    notes.with { notes in
      guard !notes.known.contains(way) else { return }
      if notes.known.isEmpty, notes.descriptor < 0 { begin(&notes) }
      if notes.known.count >= 10_000 { notes.known.removeAll() }
      notes.known.insert(way)
      _ = writeAll(way.bytes + [Self.end], to: notes.descriptor)
    }
  }

  /// Removes the file, as nothing is left.
  func remove() {
    notes.with { notes in
      guard notes.descriptor >= 0 else { return }
      close(notes.descriptor)
      notes.descriptor = -1
      _ = folder.remove(name)
      badge_pending_remove(notes.slot)
    }
  }

  private func begin(_ notes: inout Notes) {
    notes.slot = name.withCString { badge_pending_add_at(folder.descriptor, $0) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    notes.descriptor = name.withCString { badge_openat(folder.descriptor, $0, flags, 0o666) }
    guard notes.descriptor >= 0 else { return badge_pending_remove(notes.slot) }
    // In another container this process has another number, by which it seems to have ended.
    flock(notes.descriptor, LOCK_EX | LOCK_NB)
    _ = writeAll(Self.header + [Self.end], to: notes.descriptor)
  }

  /// Visits the folders that a killed run noted.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: Where the state is.
  /// - Returns: What the file is.
  static func visit(
    _ name: FilePath, in folder: FolderHandle, _ body: (FilePath) -> Void
  ) -> Kind {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let opened = name.withCString { badge_openat(folder.descriptor, $0, flags, 0) }
    guard let file = FolderHandle(owning: opened) else { return .other }
    var scanner = LineScanner(file.descriptor, end: end)
    guard scanner.next()?.elementsEqual(header) == true else { return .other }
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { return .notesInUse }
    while let way = scanner.next() { body(FilePath(way)) }
    return .notes
  }

  /// What a file with a temporary name is.
  enum Kind {
    /// A killed run's notes.
    case notes
    /// The notes of a run that goes on.
    case notesInUse
    case other
  }
}
