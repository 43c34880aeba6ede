import Badges
import CBadgeSystem

/// What a batch is to do, besides what its manifest says.
struct BatchOptions {
  /// What becomes of the pictures.
  var mode = BatchMode.write
  /// What is done with each picture.
  var run = RunOptions()
  /// Where files go; nil for the manifest's folder, or the working directory.
  var outputFolder: FilePath?
  /// The folder that icons and fonts must lie in; nil for anywhere.
  var inputFolder: FilePath?
  /// The folder that remembers what files were made from; nil for the output folder.
  var stateFolder: FilePath?
  /// How many pictures are drawn at the same time; nil for as many as the machine can.
  var jobs: Int?
  /// Which records are done; nil for all.
  var shard: Shard?
  /// Whether the first failure ends the run.
  var failFast = false
  /// Whether failures are told in records only.
  var keepsErrorsInRecords = false
  /// Whether messages are lines of JSON.
  var logsJSON = false
  /// Whether files that the manifest no longer declares are removed.
  var prunes = false
  /// Where the names of all files that were read go.
  var depfile: SideFile?
  /// A file that is written anew by a run without failures.
  var stamp: SideFile?
  /// Whether the run goes on with what changes.
  var watches = false

  /// Whether there is a record for each line.
  var recordsAll: Bool { run.json || mode == .inline || mode == .measure || keepsErrorsInRecords }

  /// Whether something is written to standard output.
  var lists: Bool { recordsAll || [.check, .dryRun, .outputs].contains(mode) }
}

/// What becomes of the pictures of a batch.
enum BatchMode: String, CaseIterable {
  /// They are written.
  case write
  /// They are in the records.
  case inline
  /// They are measured only.
  case measure
  /// They are compared with the files.
  case check
  /// They are named, with the reason why they would be drawn.
  case dryRun = "dry-run"
  /// They are named.
  case outputs

  /// Whether the output folder is written to.
  var writes: Bool { self == .write }

  /// Whether files in the output folder matter.
  var usesFolder: Bool { self == .write || self == .check || self == .dryRun }
}

extension BatchOptions {
  /// Reads the options that are no settings of badges.
  init(_ given: [GivenOption]) throws(CommandError) {
    run = try RunOptions(given)
    mode = try Self.mode(Set(given.map(\.option.name)))
    for entry in given { try apply(entry) }
    try refuseContradictions(Set(given.map(\.option.name)))
  }

  private mutating func apply(_ entry: GivenOption) throws(CommandError) {
    let text = argumentText(entry.value)
    switch entry.option.name {
    case "output-dir": outputFolder = try Self.file(entry)
    case "input-dir": inputFolder = try Self.file(entry)
    case "state-dir": stateFolder = try Self.file(entry)
    case "jobs": jobs = try Self.jobs(text)
    case "shard": shard = try Shard(text)
    case "fail-fast": failFast = true
    case "errors": keepsErrorsInRecords = text == "records"
    case "log-format": logsJSON = text == "json"
    case "prune": prunes = true
    case "depfile": depfile = SideFile(option: "--depfile", path: try Self.file(entry))
    case "stamp": stamp = SideFile(option: "--stamp", path: try Self.file(entry))
    case "watch": watches = true
    default: break
    }
    guard case .oneOf(let words) = entry.option.value, entry.option.key == nil else { return }
    guard words.contains(text) else {
      throw CommandError.usage(
        "--\(entry.option.name)",
        "\(quoted(text)): use \(words.joined(separator: " or "))\(didYouMean(text, among: words))")
    }
  }

  private static func file(_ entry: GivenOption) throws(CommandError) -> FilePath {
    guard !entry.value.isEmpty else {
      throw CommandError.usage("--\(entry.option.name)", "a file's name is not empty")
    }
    return FilePath(entry.value)
  }

  private static func jobs(_ text: String) throws(CommandError) -> Int {
    guard let jobs = parseInteger(text), 1...256 ~= jobs else {
      throw CommandError.usage("--jobs", "\(quoted(text)): not a whole number from 1 to 256")
    }
    return jobs
  }

  private static func mode(_ names: Set<String>) throws(CommandError) -> BatchMode {
    let modes = BatchMode.allCases.filter { names.contains($0.rawValue) }
    guard modes.count < 2 else {
      throw conflict("--\(modes[1].rawValue)", "--\(modes[0].rawValue)")
    }
    return modes.first ?? .write
  }

  /// Options that only a run that writes files can follow.
  private static let writing = [
    "depfile", "stamp", "no-clobber", "force-write", "watch", "output-dir", "state-dir", "prune",
  ]

  private func refuseContradictions(_ names: Set<String>) throws(CommandError) {
    let allowed: Set<String> =
      switch mode {
      case .write: Set(Self.writing)
      case .check, .dryRun: ["output-dir", "state-dir", "prune"]
      case .outputs: ["output-dir"]
      case .inline, .measure: []
      }
    if let name = Self.writing.first(where: { names.contains($0) && !allowed.contains($0) }) {
      throw Self.conflict("--\(name)", "--\(mode.rawValue)")
    }
    if prunes, failFast { throw Self.conflict("--prune", "--fail-fast") }
    if prunes, shard != nil { throw Self.conflict("--prune", "--shard") }
    if watches, shard != nil { throw Self.conflict("--watch", "--shard") }
  }

  /// Refuses a depfile or stamp that can't be written, or is the manifest, or both in one.
  func checkSideFiles(_ manifest: FilePath) throws(CommandError) {
    let files = [depfile, stamp].compactMap(\.self)
    for file in files {
      try file.check()
      guard file.path.canonical.isSameFile(as: manifest.canonical) else { continue }
      throw CommandError.usage(
        file.option, "\(file.path.canonical): the manifest itself; give another file")
    }
    let paths = files.map(\.path.canonical)
    guard paths.count == 2, paths[0].isSameFile(as: paths[1]) else { return }
    throw CommandError.usage("--stamp", "\(paths[1]): the depfile too; give another file")
  }

  private static func conflict(_ one: String, _ other: String) -> CommandError {
    CommandError(
      .usage, code: BadgeError.Code.conflict.rawValue, field: one,
      "excludes \(other); give one of the two")
  }
}

extension FilePath {
  /// Whether two names without links are one file's, which may differ in case.
  fileprivate func isSameFile(as other: FilePath) -> Bool {
    var (one, two) = (stat(), stat())
    guard self != other else { return true }
    guard withCString({ lstat($0, &one) }) == 0, other.withCString({ lstat($0, &two) }) == 0 else {
      return false
    }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }
}
