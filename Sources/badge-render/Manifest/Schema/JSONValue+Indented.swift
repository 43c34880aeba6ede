import Badges

extension JSONValue {
  /// The value over several lines, indented by two spaces; arrays of plain values stay on one line.
  var indented: String { indented(by: "") }

  private func indented(by margin: String) -> String {
    let inner = margin + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\(JSONValue.string($0.name)): \($0.value.indented(by: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    case .array(let values) where values.contains(where: \.hasParts):
      let lines = values.map { inner + $0.indented(by: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
    case .array(let values):
      return "[\(values.map(\.description).joined(separator: ", "))]"
    case .null, .bool, .integer, .number, .string, .object:
      return description
    }
  }

  private var hasParts: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .integer, .number, .string: false
    }
  }
}
