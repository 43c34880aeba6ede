import CBadgeSystem

/// A manifest that is open.
final class BatchInput {
  /// Its name; `-` for standard input.
  let path: FilePath
  /// Its file; nil for standard input.
  var file: FilePath? { path == FilePath("-") ? nil : path }
  /// Whether it can be read again from its start.
  let isRepeatable: Bool
  /// Whether the next record need not be waited for.
  var isReady: Bool { isRepeatable || reader.isReady }

  private let descriptor: Int32
  private let base: BadgeRequest
  /// Where its icons and fonts are.
  let inputs: InputFolder
  private var reader: ManifestReader

  /// Opens a manifest.
  ///
  /// - Parameters:
  ///   - path: Its name; `-` for standard input.
  ///   - base: What holds for every badge where the manifest says nothing else.
  ///   - folder: Where its icons and fonts must be; nil for anywhere, and names begin at its own folder.
  init(
    _ path: FilePath, base: BadgeRequest, confinedTo folder: FilePath?, streams: StandardStreams
  ) throws(CommandError) {
    self.path = path
    self.base = base
    inputs =
      try folder.map { (folder) throws(CommandError) in
        try InputFolder(confining: folder)
      } ?? InputFolder(Self.folder(of: path))
    if path == FilePath("-") {
      guard let input = streams.input else { throw Self.unreadable(path, "it is closed") }
      descriptor = input
      isRepeatable = false
    } else {
      descriptor = path.withCString { badge_open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0) }
      var status = stat()
      guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
        throw Self.unreadable(path, systemReason(badge_errno()))
      }
      guard Int32(status.st_mode) & S_IFMT != S_IFDIR else {
        throw Self.unreadable(path, systemReason(EISDIR))
      }
      isRepeatable = Int32(status.st_mode) & S_IFMT == S_IFREG
    }
    reader = ManifestReader(
      path, source: stoppableSource(descriptor, named: path), base: base, inputs: inputs,
      isStream: !isRepeatable)
  }

  deinit {
    if file != nil { close(descriptor) }
  }

  /// What tells it from other files, by whatever name it was opened.
  var identity: FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// The folder it lies in; the working directory for standard input.
  var folder: FilePath { Self.folder(of: path) }

  private static func folder(of path: FilePath) -> FilePath {
    path == FilePath("-") ? FilePath("") : path.directory
  }

  /// The next record's text and what understands it; nil at the end, or once a stop is asked for.
  func next() throws(CommandError) -> (ManifestItem, ManifestInterpreter)? {
    let item = try reader.nextItem()
    guard let item, badge_stop_signal() == 0 else { return nil }
    return (item, reader.interpreter)
  }

  /// Goes back to the start.
  func rewind() {
    guard isRepeatable else { return }
    lseek(descriptor, 0, SEEK_SET)
    reader = ManifestReader(
      path, source: stoppableSource(descriptor, named: path), base: base, inputs: inputs)
  }

  private static func unreadable(_ path: FilePath, _ reason: String) -> CommandError {
    let name = path == FilePath("-") ? "standard input" : "\(path)"
    return CommandError(.unreadableInput, code: "unreadableInput", "\(name): \(reason)")
  }
}

/// Reads from a descriptor; a signal that asks to stop ends it.
func stoppableSource(_ descriptor: Int32, named path: FilePath) -> ByteSource {
  let source = byteSource(descriptor, named: path == FilePath("-") ? "standard input" : "\(path)")
  return { (buffer) throws(CommandError) in
    // A file is always ready, and what can't be waited for says why when it is read.
    guard badge_wait_readable(descriptor, -1) != 0 else { return 0 }
    return try source(buffer)
  }
}
