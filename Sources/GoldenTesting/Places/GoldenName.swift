/// The name of a golden: parts with slashes between, as a path below the folder of goldens.
struct GoldenName {
  /// The name.
  let text: String
  private let isDerived: Bool

  /// Takes a name, or makes one from the file and the function that the test is in.
  init(_ name: String?, file: String, function: String) {
    text = name ?? Self.derived(file, function)
    isDerived = name == nil
  }

  /// What is wrong with the name, nil where it can be a file's.
  var problem: String? {
    rule.map { isDerived ? "\($0); give this test's golden one by `named:`" : $0 }
  }

  private var rule: String? {
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= 200, text.utf8.first != UInt8(ascii: "-"),
      !parts.contains(where: { $0.isEmpty || $0.first == "." })
    else {
      return "is 1 to 200 bytes long, begins with no hyphen, and has no part that is empty or"
        + " begins with a point"
    }
    guard parts.allSatisfy(Self.allows) else { return "has no control characters and no backslash" }
    guard !parts.contains(where: { String($0).lowercased().hasSuffix(".png") }) else {
      return "stands without .png, which is added"
    }
    return nil
  }

  /// Whether a file of that name can be a golden or its folder.
  static func allows(part: some Collection<Unicode.Scalar>) -> Bool {
    part.first != "."
      && part.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: scalar != "\\" && scalar != "\u{FFFD}"
        }
      }
  }

  private static func derived(_ file: String, _ function: String) -> String {
    let base = Files.lastComponent(of: file).prefix { $0 != "." }
    let name = function.prefix { $0 != "(" }
    return "\(slug(base))/\(slug(name))"
  }

  /// The letters and digits, with one hyphen for whatever stands between them.
  private static func slug(_ text: some StringProtocol) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
