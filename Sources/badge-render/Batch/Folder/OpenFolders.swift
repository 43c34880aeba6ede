/// The folders that one thread has open below the output folder.
///
/// Each is opened once, and not again for every file in it. They belong to one thread.
final class OpenFolders {
  /// Enough for the folders of asset catalogues; more would use up descriptors.
  private static let most = 32

  let folder: OutputFolder
  /// Folders that have been made, and that nobody has taken note of yet.
  private(set) var made: [MadeFolder] = []
  private var handles: [FilePath: FolderHandle] = [:]

  init(_ folder: OutputFolder) {
    self.folder = folder
  }

  /// The folder of a file.
  ///
  /// - Parameter makes: Whether it is made where it isn't there.
  /// - Returns: nil where it isn't there.
  func handle(of name: OutputName, makes: Bool) throws(CommandError) -> FolderHandle? {
    try handle(name.folder, makes: makes)
  }

  /// A folder by its name.
  func handle(_ path: FilePath, makes: Bool) throws(CommandError) -> FolderHandle? {
    guard !path.bytes.isEmpty else { return folder.handle }
    if let known = handles[path] { return known }
    let opened = try folder.folder(path, makes: makes) { made.append($0) }
    guard let handle = opened else { return nil }
    if handles.count >= Self.most { handles.removeAll() }
    handles[path] = handle
    return handle
  }

  /// The folders that have been made since this was last asked for.
  func takeMade() -> [MadeFolder] {
    defer { made = [] }
    return made
  }

  /// Forgets what is open, as a folder may have been removed and made again.
  func forget() {
    handles.removeAll()
  }
}
