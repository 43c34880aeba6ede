import BadgeImage

/// What a picture depends on besides its code, such as the versions of libraries.
///
/// It is written into a golden when that is recorded, and shown beside the present one when a
/// comparison fails.
public struct GoldenEnvironment: Hashable, Sendable {
  /// Names and values, in the order they are shown in.
  public private(set) var entries: [Entry]

  /// A name and a value, each of one line.
  public struct Entry: Hashable, Sendable {
    /// The name, such as a library's.
    public let name: String
    /// The value, such as a version.
    public let value: String
  }

  /// Creates an environment; line breaks and the colons of names become spaces.
  ///
  /// - Parameter entries: Names and values; of several with one name the last one holds.
  public init(_ entries: some Sequence<(name: String, value: String)>) {
    self.entries = []
    for (name, value) in entries { add(name, value) }
  }

  private mutating func add(_ name: String, _ value: String) {
    let entry = Entry(name: Self.line(name, without: ":"), value: Self.line(value))
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  private static func line(_ text: String, without character: Character = "\n") -> String {
    String(text.map { $0.isNewline || $0 == character ? " " : $0 })
  }
}

extension GoldenEnvironment: ExpressibleByDictionaryLiteral {
  /// Creates an environment of names and values in their order.
  public init(dictionaryLiteral entries: (String, String)...) {
    self.init(entries.map { (name: $0.0, value: $0.1) })
  }
}

extension GoldenEnvironment {
  /// The keyword under which goldens carry their environment.
  static let keyword = "Golden environment"

  /// The environment a golden carries, nil where it has none.
  init?(_ file: PNGFile) {
    guard let text = file.texts.first(where: { $0.keyword == Self.keyword }) else { return nil }
    self.init(
      text.text.split(separator: "\n").compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return (name: String(line[..<colon]), value: String(value))
      })
  }

  /// What a golden carries, the platform included.
  var stamped: GoldenEnvironment {
    GoldenEnvironment(
      [(name: "platform", value: GoldenPlatform.current.description)]
        + entries.map { (name: $0.name, value: $0.value) })
  }

  /// The environment as a PNG carries it.
  var text: PNGText {
    PNGText(
      keyword: Self.keyword,
      entries.map { "\($0.name): \($0.value)\n" }.joined())
  }

  /// What has changed since a golden was recorded in this environment, in one line.
  func changes(to present: GoldenEnvironment) -> String {
    var changes: [String] = []
    for entry in entries {
      let now = present.entries.first { $0.name == entry.name }
      guard now != entry else { continue }
      changes.append("\(entry.name) \(entry.value), now \(now?.value ?? "not said")")
    }
    for entry in present.entries where !entries.contains(where: { $0.name == entry.name }) {
      changes.append("\(entry.name) not said, now \(entry.value)")
    }
    guard changes.isEmpty else { return "recorded with " + changes.joined(separator: "; ") }
    return "as recorded: " + entries.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}
