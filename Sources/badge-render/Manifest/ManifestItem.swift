/// One record of a manifest before it is read: its place and its text.
struct ManifestItem {
  /// Where it stands.
  let place: ManifestPlace
  /// The text.
  let content: Content

  /// The text of a record.
  enum Content {
    /// JSON, or what should be JSON.
    case text([UInt8])
    /// What keeps the text from being read.
    case failure(CommandError)
  }
}
