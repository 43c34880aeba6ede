import CBadgeSystem

/// The folder that a batch writes into, and that nothing it writes can leave.
///
/// Names are checked when they are read; the system checks them again when it opens what they name, so no
/// link that appears meanwhile leads out.
final class OutputFolder: Sendable {
  /// The folder's name as the user gave it; empty for the working directory.
  let path: FilePath
  /// The open folder.
  let handle: FolderHandle
  /// Whether it was not there before.
  private let isMade: Bool
  private let open: @Sendable (Int32, UnsafePointer<CChar>) -> Int32

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: Its name; empty for the working directory.
  ///   - makes: Whether it is made where it isn't there.
  ///   - walks: Whether the way to folders below is walked step by step, as old kernels need it.
  ///   - option: The option that names it.
  /// - Throws: Where it can't be opened.
  init(
    _ path: FilePath, makes: Bool, walks: Bool = false, option: String = "--output-dir"
  ) throws(CommandError) {
    self.path = path
    open = walks ? badge_walk_folder_beneath : badge_open_folder_beneath
    let name = path.bytes.isEmpty ? FilePath(".") : path
    let open = { FolderHandle(owning: name.withCString { badge_open_folder($0) }) }
    if let handle = open() {
      (self.handle, isMade) = (handle, false)
    } else if badge_errno() == ENOENT, makes, makeDirectories(name), let handle = open() {
      (self.handle, isMade) = (handle, true)
    } else {
      throw CommandError(
        .cannotCreate, code: "cannotCreate", field: option,
        "\(name): \(systemReason(badge_errno()))")
    }
  }

  /// Removes the folder where it was made for nothing.
  func removeIfMade() {
    // Fails where there is something in it.
    if isMade { _ = path.withCString { rmdir($0) } }
  }

  /// Opens a folder below; an empty name is this folder.
  ///
  /// - Parameters:
  ///   - folder: Its name.
  ///   - makes: Whether it and those above it are made where they aren't there.
  ///   - note: Sees the folders that are made.
  /// - Returns: nil where it isn't there.
  /// - Throws: Where it leads out, or can't be opened.
  func folder(
    _ folder: FilePath, makes: Bool, noting note: (MadeFolder) -> Void = { _ in }
  ) throws(CommandError) -> FolderHandle? {
    guard !folder.bytes.isEmpty else { return handle }
    if let found = openBelow(folder) { return found }
    var code = badge_errno()
    if code == ENOENT, makes {
      try make(folder, note)
      if let made = openBelow(folder) { return made }
      code = badge_errno()
    }
    guard code != ENOENT || makes else { return nil }
    throw Self.refusal(folder, code)
  }

  /// Makes a folder below and those above it.
  private func make(
    _ folder: FilePath, _ note: (MadeFolder) -> Void
  ) throws(CommandError) {
    var way: [UInt8] = []
    var parent = handle
    for component in folder.bytes.split(separator: UInt8(ascii: "/")) {
      way += component + [UInt8(ascii: "/")]
      let isMade = FilePath(component).withCString { mkdirat(parent.descriptor, $0, 0o777) } == 0
      guard isMade || badge_errno() == EEXIST else { throw Self.refusal(folder, badge_errno()) }
      if isMade { note(MadeFolder(FilePath(way))) }
      guard let next = openBelow(FilePath(way)) else { throw Self.refusal(folder, badge_errno()) }
      parent = next
    }
  }

  /// Removes a folder below where nothing is in it.
  ///
  /// - Returns: Whether it is gone by this.
  func removeFolder(_ folder: FilePath) -> Bool {
    let path = folder.asFile
    guard !path.bytes.isEmpty, let parent = try? self.folder(path.directory, makes: false) else {
      return false
    }
    return FilePath(path.name).withCString { unlinkat(parent.descriptor, $0, AT_REMOVEDIR) } == 0
  }

  private func openBelow(_ folder: FilePath) -> FolderHandle? {
    FolderHandle(owning: folder.withCString { open(handle.descriptor, $0) })
  }

  /// The refusal of a folder for the system's reason.
  private static func refusal(_ folder: FilePath, _ code: Int32) -> CommandError {
    guard code != EXDEV else { return OutputName.outside(folder) }
    return CommandError(
      .cannotCreate, code: "cannotCreate", field: "out", "\(folder): \(systemReason(code))")
  }
}
