/// What becomes of a picture that has no golden, or differs from it.
///
/// Whichever holds, the test fails: a picture is right when somebody has looked at it.
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
  /// Nothing is written. The default where `CI` is set and not false.
  case never
  /// A missing golden is written.
  case missing
  /// A missing or different golden is written.
  case changed
  /// Every golden is written, and what it was recorded with.
  case all
  /// The picture waits in the pending folder; the golden stays. The default elsewhere.
  case pending
}

extension GoldenRecording {
  /// What the environment says.
  ///
  /// - Returns: nil where `GOLDENS_RECORD` has a value that is no mode.
  static func standard(record: String?, ci: String?) -> GoldenRecording? {
    guard let record else { return EnvironmentVariable.isOn(ci) ? .never : .pending }
    return GoldenRecording(rawValue: record)
  }

  static func standard() -> GoldenRecording? {
    standard(record: EnvironmentVariable.record.value, ci: EnvironmentVariable.ci.value)
  }
}
