import CBadgeTestProcess

/// The goldens that no test of a full run has checked.
struct LeftOvers: Hashable {
  /// A golden by its package and its path there.
  struct Golden: Hashable, Comparable {
    let package: String
    let path: String

    static func < (left: Golden, right: Golden) -> Bool {
      (left.package, left.path) < (right.package, right.path)
    }
  }

  /// The goldens that were not checked.
  let unused: [Golden]

  /// Judges a run by its log.
  ///
  /// - Parameter process: The one that judges, which has not ended.
  /// - Returns: nil where a process broke off or no golden was checked.
  init?(_ entries: [RunLog.Entry], judge process: Int32) {
    let ended = Set(entries.filter { $0.event == .end }.map(\.process))
    let begun = entries.filter { $0.event == .begin }.map(\.process)
    guard begun.allSatisfy({ $0 == process || ended.contains($0) }) else { return nil }
    let places = entries.compactMap(GoldenPlace.init)
    guard !places.isEmpty else { return nil }
    // A golden may have several paths, of which tests use one.
    let used = Set(places.map { Files.resolved($0.path) ?? $0.path })
    unused = Set(places.map(\.package)).flatMap { package in
      Self.goldens(of: package, places).filter { !used.contains(Files.resolved($0) ?? $0) }
        .map { Golden(package: package, path: Files.path($0, in: package)) }
    }.sorted()
  }

  /// All goldens of a package.
  private static func goldens(of package: String, _ places: [GoldenPlace]) -> Set<String> {
    var folders = Set(places.filter { $0.package == package }.map(\.folder))
    folders.insert("\(package)/\(GoldenPlace.sharedFolder)")
    folders.formUnion(Files.folders(named: GoldenPlace.folderName, below: package))
    return Set(folders.flatMap(Files.pictures))
  }

  /// The log of a full run as `badge-render goldens prune` reads it.
  var log: String { unused.map { "unused\t\($0.package)\t\($0.path)\n" }.joined() }

  /// What is said about the goldens that were not checked.
  func text(isComplete: Bool) -> String {
    let reason =
      isComplete
      ? "no test of this run checked them; disabled tests can't be seen, so look before"
        + " `badge-render goldens prune` deletes them"
      : "no test checked them, or one that failed would have"
    return "goldens: \(unused.count) left over: \(reason)\n"
      + unused.map { "  \($0.path)\n" }.joined()
  }
}
