/// What may be done to an output that exists.
enum OverwritePolicy {
  /// It is replaced, unless it has the same bytes already.
  case replaceDifferent
  /// It is replaced, and so has a new time.
  case replaceAlways
  /// It stays, and the command fails.
  case refuse
}
