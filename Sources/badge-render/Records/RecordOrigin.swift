import Badges

/// Where in a manifest a record was asked for; nothing for a picture of the command line.
struct RecordOrigin {
  /// The manifest's line, from 1; nil where it is not read by lines.
  var line: Int?
  /// What the manifest calls it, as it was given.
  var id: JSONValue?

  /// The members a record begins with.
  var members: [JSONValue.Member] {
    [id.map { .init("id", $0) }, line.map { .init("line", .integer($0)) }].compactMap { $0 }
  }
}
