/// The name of a golden: parts with slashes between, as a path below the folder of goldens.
struct GoldenName {
  /// The name.
  let text: String

  /// Takes a name, or makes one from the file and the function that the test is in.
  init(_ name: String?, file: String, function: String) {
    text = name ?? Self.derived(file, function)
  }

  /// What is wrong with the name, nil where it can be a file's.
  var problem: String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= 200, !parts.contains(where: { $0.isEmpty || $0.first == "." }) else {
      return "is 1 to 200 bytes long, its parts not empty and without a point at their start"
    }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: scalar != "\\" && scalar != "\u{FFFD}"
      }
    }
    return isPlain ? nil : "has no control characters and no backslash"
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
