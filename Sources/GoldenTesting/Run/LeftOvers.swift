import CBadgeTestProcess

/// The goldens that no test of a full run has checked.
struct LeftOvers: Hashable {
  /// The packages whose goldens were checked.
  let packages: [String]
  /// All goldens that were checked, as paths.
  let used: [String]
  /// The goldens that were not.
  let unused: [String]

  /// Judges a run by its log.
  ///
  /// - Parameter process: The one that judges, which has not ended.
  /// - Returns: nil where a process broke off or no golden was checked.
  init?(_ entries: [RunLog.Entry], judge process: Int32) {
    let ended = Set(entries.filter { $0.event == .end }.map(\.process))
    let begun = entries.filter { $0.event == .begin }.map(\.process)
    guard begun.allSatisfy({ $0 == process || ended.contains($0) }) else { return nil }
    let places = entries.filter { $0.event == .used && $0.values.count == 3 }.map(\.values)
    guard !places.isEmpty else { return nil }
    packages = Set(places.map { $0[0] }).sorted()
    let used = Set(places.map { "\($0[1])/\($0[2]).png" })
    self.used = used.sorted()
    var folders = Set(places.map { $0[1] })
    for package in packages {
      folders.insert("\(package)/Fixtures/Goldens")
      folders.formUnion(Files.folders(named: GoldenPlace.folderName, below: package))
    }
    unused = Set(folders.flatMap(Files.pictures)).subtracting(used).sorted()
  }

  /// The log of a full run as `badge-render goldens prune` reads it.
  var log: String {
    ["used": used, "unused": unused].sorted { $0.key < $1.key }
      .flatMap { kind, paths in paths.map { "\(kind)\t\($0)\n" } }.joined()
  }

  /// What is said about the goldens that were not checked.
  func text(isComplete: Bool) -> String {
    let reason =
      isComplete
      ? "no test of this run checked them; disabled tests can't be seen, so look before"
        + " `badge-render goldens prune` deletes them"
      : "no test checked them, or one that failed would have"
    return "goldens: \(unused.count) left over: \(reason)\n"
      + unused.map { "  \(relative($0))\n" }.joined()
  }

  private func relative(_ path: String) -> String {
    let package = packages.first { path.hasPrefix("\($0)/") }
    return package.map { String(Substring(path.utf8.dropFirst($0.utf8.count + 1))) } ?? path
  }
}
