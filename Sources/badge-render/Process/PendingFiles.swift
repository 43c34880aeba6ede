import CBadgeSystem

/// Files that must not outlive the process unfinished.
enum PendingFiles {
  /// Makes signals such as SIGINT and SIGTERM remove the files before they end the process.
  static func removeOnTermination() {
    badge_handle_termination()
  }

  /// Runs a closure during which a file is removed should the process be ended.
  static func with<T>(_ path: FilePath, _ body: () throws(CommandError) -> T) throws(CommandError)
    -> T
  {
    let slot = path.withCString { badge_pending_add($0) }
    defer { badge_pending_remove(slot) }
    return try body()
  }

  /// The same for a file in an open folder.
  static func with<T, E: Error>(
    _ name: FilePath, in folder: FolderHandle, _ body: () throws(E) -> T
  ) throws(E) -> T {
    let slot = name.withCString { badge_pending_add_at(folder.descriptor, $0) }
    defer { badge_pending_remove(slot) }
    return try body()
  }
}
