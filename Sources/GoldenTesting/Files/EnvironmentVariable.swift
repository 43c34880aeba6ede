import CBadgeTestProcess

/// The environment variables that goldens go by.
enum EnvironmentVariable: String {
  /// How goldens are recorded; the names of `GoldenRecording`.
  case record = "GOLDENS_RECORD"
  /// Where pending pictures wait.
  case pending = "GOLDENS_PENDING_DIR"
  /// Where the pictures of failures and the logs of runs go.
  case artifacts = "GOLDENS_ARTIFACTS_DIR"
  /// What becomes of goldens that no test used: `warn`, `reject` or `ignore`.
  case unused = "GOLDENS_UNUSED"
  /// Whether warnings are failures.
  case strict = "GOLDENS_STRICT"
  /// Whether a machine runs the tests.
  case ci = "CI"

  /// The value, nil where it is not set or empty.
  var value: String? {
    let text = getenv(rawValue).map { String(cString: $0) }
    return text?.isEmpty == false ? text : nil
  }

  /// What is said about a value that is none of those there are.
  func problem(choices: [String]) -> String {
    "\(rawValue): \"\(value ?? "")\": give one of \(choices.joined(separator: ", "))"
  }

  /// Whether it is set to something but an English or C "no".
  var isOn: Bool { Self.isOn(value) }

  static func isOn(_ value: String?) -> Bool {
    value.map { !["", "0", "false", "no", "off"].contains($0.lowercased()) } ?? false
  }
}
