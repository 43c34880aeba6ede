import CBadgeSystem

/// Why a file is to be drawn.
enum StaleReason: String {
  case missing, unknown, content, job, file, forced

  /// The reason for people.
  var text: String {
    switch self {
    case .missing: "missing"
    case .unknown: "not known from an earlier run"
    case .content: "not what the manifest makes"
    case .job: "made from something else"
    case .file: "changed since it was written"
    case .forced: "to be written again"
    }
  }

  /// The reason, once the file's bytes have been compared with those that it should have.
  var comparedByContent: StaleReason { self == .unknown ? .content : self }
}

/// How an output stands before anything is drawn.
enum Standing {
  /// It is what the job would make.
  case current(StateEntry)
  /// It has to be drawn.
  case stale(StaleReason)
}

/// Compares outputs with what earlier runs left.
struct StandingCheck {
  /// What earlier runs left; nil for nothing.
  let state: StateFile?
  /// Which manifest asks.
  let owner: UInt64
  /// Whether all is written again.
  let isForced: Bool

  /// How an output stands.
  ///
  /// - Parameters:
  ///   - place: Where it is; nil where there is not even a folder.
  ///   - job: The hash of all that it is made from.
  func standing(of name: OutputName, at place: OutputPlace?, job: UInt64) -> Standing {
    guard let place, let stamp = place.stamp else { return .stale(.missing) }
    guard !isForced else { return .stale(.forced) }
    guard let state, let entry = state.entry(name.path) else { return .stale(.unknown) }
    guard entry.job == job else { return .stale(.job) }
    // A file that was changed in the moment the state was written could have any content.
    if entry.stamp == stamp, stamp.time < state.time { return .current(claimed(entry, stamp)) }
    guard entry.stamp.size == stamp.size,
      let bytes = place.folder.read(place.file, size: stamp.size), sha256(bytes) == entry.sha256
    else { return .stale(.file) }
    return .current(claimed(entry, stamp))
  }

  /// The entry for a file that this manifest declares now, and that may have been copied or touched.
  private func claimed(_ entry: StateEntry, _ stamp: FileStamp) -> StateEntry {
    guard entry.owner != owner || entry.stamp != stamp else { return entry }
    return entry.with(owner: owner, stamp: stamp, record: entry.record)
  }
}
