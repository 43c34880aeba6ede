/// What becomes of goldens that no test checked.
enum LeftOverPolicy: String, CaseIterable {
  /// They are listed. The default.
  case warn
  /// They are listed, and the run fails.
  case reject
  /// Nothing is said.
  case ignore
}

extension LeftOverPolicy {
  /// What a value of `GOLDENS_UNUSED` asks for; nil where that is none of the three.
  init?(value: String?) {
    guard let value else {
      self = .warn
      return
    }
    self.init(rawValue: value)
  }

  /// What the environment asks for.
  static var standard: LeftOverPolicy? { LeftOverPolicy(value: EnvironmentVariable.unused.value) }

  /// What is said where it asks for nothing there is.
  static var problem: String {
    EnvironmentVariable.unused.problem(choices: allCases.map(\.rawValue))
  }
}
