import Badges

/// One record of a manifest, as far as it can be understood.
struct ManifestRecord {
  /// Where it stands.
  let place: ManifestPlace
  /// What the user calls it, a text or a number, which answers repeat; nil where it has no name.
  var id: JSONValue?
  /// What it says.
  let content: Content

  /// What a record says.
  enum Content {
    /// An empty line.
    case blank
    /// Something to be drawn.
    case request(BadgeRequest)
    /// Something wrong; the first of its faults, and the others.
    case failure(CommandError, others: [CommandError])
  }
}

extension ManifestRecord {
  /// All that is wrong with the record.
  var failures: [CommandError] {
    guard case .failure(let first, let others) = content else { return [] }
    return [first] + others
  }
}
