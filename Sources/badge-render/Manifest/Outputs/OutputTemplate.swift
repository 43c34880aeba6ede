import Badges

/// A file's name with placeholders: `{id}@{scale}x.png`.
struct OutputTemplate {
  /// What the text is made of.
  private var parts: [Part] = []

  private enum Part {
    case bytes([UInt8])
    case placeholder(Placeholder)
  }

  /// What may stand in braces.
  enum Placeholder: String, CaseIterable {
    case id, count, scale
  }

  /// Reads a name; a doubled brace is a brace.
  ///
  /// - Throws: For a placeholder that isn't known and for a brace by itself.
  init(_ path: FilePath) throws(CommandError) {
    guard path.bytes.contains(where: { $0 == Self.opening || $0 == Self.closing }) else {
      parts = [.bytes(path.bytes)]
      return
    }
    var rest = path.bytes[...]
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == Self.opening || byte == Self.closing else {
        text.append(byte)
        continue
      }
      if rest.first == byte {
        text.append(byte)
        rest.removeFirst()
        continue
      }
      parts.append(.bytes(text))
      text = []
      guard byte == Self.opening, let end = rest.firstIndex(of: Self.closing) else {
        throw Self.error(argumentText([byte]), "a brace by itself")
      }
      parts.append(.placeholder(try Self.placeholder(argumentText(rest[..<end]))))
      rest = rest[(end + 1)...]
    }
    parts.append(.bytes(text))
  }

  /// Whether pictures of different scales have different names by it.
  var hasScale: Bool {
    parts.contains { if case .placeholder(.scale) = $0 { true } else { false } }
  }

  /// The name with values in place of placeholders.
  func path(
    _ value: (Placeholder) throws(CommandError) -> String
  ) throws(CommandError) -> FilePath {
    if parts.count == 1, case .bytes(let bytes) = parts[0] { return FilePath(bytes) }
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .bytes(let text): bytes += text
      case .placeholder(let placeholder): bytes += Array(try value(placeholder).utf8)
      }
    }
    return FilePath(bytes)
  }

  private static func placeholder(_ name: String) throws(CommandError) -> Placeholder {
    if let placeholder = Placeholder(rawValue: name) { return placeholder }
    let hint = nearest(to: name, among: Placeholder.allCases.map(\.rawValue))
    throw error(
      "{\(name)}",
      "unknown placeholder" + (hint.map { "; did you mean {\($0)}?" } ?? ""))
  }

  private static func error(_ text: String, _ message: String) -> CommandError {
    CommandError.usage(
      SettingKey.out.rawValue,
      "\(quoted(text)): \(message) (use {id}, {count} or {scale}; {{ and }} are braces)")
  }

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
}
