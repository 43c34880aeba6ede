import CBadgeSystem

/// Where a file of a batch lies, links followed: a name in an open folder, and what is there now.
struct OutputPlace {
  /// The name as the manifest has it.
  let name: OutputName
  /// The folder the file itself lies in.
  let folder: FolderHandle
  /// The way there from the output folder, with its slash.
  let way: FilePath
  /// Its name there.
  let file: FilePath
  /// What is there now; nil where nothing is.
  let status: stat?

  /// Looks a file up.
  ///
  /// - Parameter makes: Whether folders are made where they aren't there.
  /// - Returns: nil where the folder isn't there.
  /// - Throws: Where the file or a link leads out of the folder, or something else than a file is there.
  static func find(
    _ name: OutputName, in folders: OpenFolders, makes: Bool
  ) throws(CommandError) -> OutputPlace? {
    var path = name.path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      guard let folder = try folder(path.directory, of: name, in: folders, makes: makes) else {
        return nil
      }
      let file = FilePath(path.name)
      let status = folder.status(of: file)
      guard let target = try link(name, folder, file, status) else {
        try checkKind(name, status)
        return OutputPlace(
          name: name, folder: folder, way: path.directory, file: file, status: status)
      }
      // The system resolves the rest of the way, which it does not let lead out.
      path = FilePath(path.directory.bytes + target.bytes)
    }
    throw refusal(name, ELOOP)
  }

  /// A folder on the way to a file; where a link leads out, it is the file's name that is to be changed.
  static func folder(
    _ way: FilePath, of name: OutputName, in folders: OpenFolders, makes: Bool
  ) throws(CommandError) -> FolderHandle? {
    do throws(CommandError) {
      return try folders.handle(way, makes: makes)
    } catch {
      throw error.code == OutputName.outsideCode ? OutputName.outside(name.path) : error
    }
  }

  /// What a link points to; nil for anything else.
  private static func link(
    _ name: OutputName, _ folder: FolderHandle, _ file: FilePath, _ status: stat?
  ) throws(CommandError) -> FilePath? {
    guard let status, Int32(status.st_mode) & S_IFMT == S_IFLNK,
      let target = folder.linkTarget(file)
    else { return nil }
    let end = FilePath(target.name)
    guard target.bytes.first != UInt8(ascii: "/") else { throw OutputName.outside(name.path) }
    guard ![".", "..", ""].map(FilePath.init).contains(end) else { throw refusal(name, EISDIR) }
    return target
  }

  private static func checkKind(_ name: OutputName, _ status: stat?) throws(CommandError) {
    guard let status else { return }
    switch Int32(status.st_mode) & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw refusal(name, EISDIR)
    default: throw refused(name, "not a file")
    }
  }

  /// Refuses a file that it is made from itself: each run would put another badge on the last one's.
  func check(apartFrom inputs: [FilePath]) throws(CommandError) {
    guard let status else { return }
    guard inputs.contains(where: { FileIdentity($0) == FileIdentity(status) }) else { return }
    throw Self.madeFromItself(name)
  }

  /// The refusal of a file that it is made from itself.
  static func madeFromItself(_ name: OutputName) -> CommandError {
    refused(name, "the file that it is made from; write to another folder")
  }

  /// The refusal of a file for the system's reason.
  static func refusal(_ name: OutputName, _ code: Int32) -> CommandError {
    code == EXDEV ? OutputName.outside(name.path) : refused(name, systemReason(code))
  }

  /// The refusal of a file.
  static func refused(_ name: OutputName, _ reason: String) -> CommandError {
    CommandError(
      .cannotCreate, code: "cannotCreate", field: "out", "\(name.path): \(reason)")
  }
}
