import CBadgeSystem

/// The folders that one thread has open below the output folder.
///
/// Each is opened once, and not again for every file in it. They belong to one thread.
final class OpenFolders {
  /// Enough for the folders of asset catalogues.
  private static let usual = 32

  let folder: OutputFolder
  private let most: Int
  /// Folders that have been made, and that nobody has taken note of yet.
  private(set) var made: [MadeFolder] = []
  private var handles: [FilePath: FolderHandle] = [:]

  /// - Parameter most: How many are kept open.
  init(_ folder: OutputFolder, most: Int = usual) {
    (self.folder, self.most) = (folder, most)
  }

  /// How many each of some threads may keep open, so that descriptors are left for all else.
  static func share(of threads: Int) -> Int {
    // The streams, the manifest, the state and the folders that the survey has open.
    let ofAll = 64
    // An icon, a font and a file that is written, with room for what libraries open.
    let ofOne = 8
    return max(1, min(usual, (Int(badge_descriptors()) - ofAll) / threads - ofOne))
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
    if handles.count >= most { handles.removeAll() }
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
