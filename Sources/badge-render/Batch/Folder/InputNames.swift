import BadgeRender

/// The names that files which are read have in the output folder.
///
/// Most have none. Those that have one may be what another record writes.
struct InputNames {
  /// As many of each kind as are easily remembered.
  private static let most = 10_000

  /// The output folder's one name, with a slash.
  private let base: FilePath
  private let identity: FileIdentity?
  private var names: [FilePath: OutputName?] = [:]
  private var ways: [FilePath: FilePath?] = [:]
  private var fonts: [FontSource: [Input]] = [:]

  /// A file that is read, and is below the output folder.
  struct Input {
    /// Its name there.
    let name: OutputName
    /// Its name as it is opened.
    let path: FilePath
    /// The key that names it.
    let key: SettingKey
  }

  /// - Parameter folder: The output folder, be it there already or not; empty for the working directory.
  init(in folder: FilePath) {
    base = folder.appending(FilePath("x")).settled.directory
    identity = FileIdentity(base)
  }

  /// The files that a job reads below the output folder.
  mutating func inputs(of job: BatchJob) -> [Input] {
    guard !job.reads.isEmpty || job.fonts != nil else { return [] }
    var inputs = job.fonts.map { fontInputs($0) } ?? []
    for path in job.reads { inputs += input(path, .on).map { [$0] } ?? [] }
    return inputs
  }

  private mutating func fontInputs(_ source: FontSource) -> [Input] {
    if let known = fonts[source] { return known }
    let files = source.fileBytes.map { [$0] } ?? source.files()
    let key = source.fileBytes == nil ? SettingKey.fontDirs : .fontFile
    let inputs = files.compactMap { input(FilePath($0), key) }
    if fonts.count >= 256 { fonts.removeAll() }
    fonts[source] = inputs
    return inputs
  }

  private mutating func input(_ path: FilePath, _ key: SettingKey) -> Input? {
    name(of: path).map { Input(name: $0, path: path, key: key) }
  }

  /// The name of a file from the output folder, links followed; nil for a file that isn't below it.
  private mutating func name(of path: FilePath) -> OutputName? {
    if let known = names[path] { return known }
    let settled = path.settled
    let name = way(to: settled.directory).flatMap { way in
      try? OutputName(FilePath(way.bytes + settled.name))
    }
    if names.count >= Self.most { names.removeAll() }
    names[path] = .some(name)
    return name
  }

  /// The way from the output folder to one below; nil for any other.
  private mutating func way(to folder: FilePath) -> FilePath? {
    if let known = ways[folder] { return known }
    let way = newWay(to: folder)
    if ways.count >= Self.most { ways.removeAll() }
    ways[folder] = .some(way)
    return way
  }

  private func newWay(to folder: FilePath) -> FilePath? {
    // A folder may have several names: where it is mounted twice, and where case doesn't matter.
    let above = folder.folders.first { above in
      above == base || (identity != nil && FileIdentity(above) == identity)
    }
    return above.map { FilePath(folder.bytes.dropFirst($0.bytes.count)) }
  }
}
