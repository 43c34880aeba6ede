extension BadgeRequest {
  /// The files besides fonts that its pictures are made from.
  var inputs: [FilePath] { [] }
}
