import Badges

extension SettingKey {
  /// Keys that a record can't have together.
  static let exclusions: [[SettingKey]] = [
    [.count, .text], [.count, .symbol], [.text, .symbol], [.on, .onSymbol], [.size, .font],
    [.size, .contentSize], [.scale, .scales], [.frame, .maxWidth],
    [.inset, .overlap],
  ]

  /// The schema of the key's value.
  var schema: JSONValue {
    let form = alternatives.count == 1 ? alternatives[0] : anyOf(alternatives)
    guard let description = help.map(JSONValue.string), case .object(let members) = form else {
      return form
    }
    return .object([.init("description", description)] + members)
  }

  /// The option's help, without what only the command line has.
  private var help: String? {
    let option = OptionTable.option(for: self)
    switch self {
    case .out:
      return "the file to write, in the output folder; {id}, {count} and {scale} are replaced"
    case .text, .fontDirs: return option?.help.split(separator: ";").first.map(String.init)
    default: return option.map { namingKeys($0.fullHelp) }
    }
  }

  /// The forms that the value may have.
  private var alternatives: [JSONValue] {
    switch kind {
    case .integer(let words): [type("integer")] + (words.isEmpty ? [] : [names(words)])
    case .number(let takesWords): [type("number")] + (takesWords ? [names(words)] : [])
    case .flag: [type("boolean")]
    case .text, .color: [type("string")]
    case .word: [names(words)]
    case .file: [Self.name]
    case .files: [Self.name, array([.init("items", Self.name)])]
    case .list(let list):
      [array(parts(list) + counts(list)), type("string")]
        + (list.takesNumber ? [type("number")] : [])
    }
  }

  /// The words that the key knows, in both spellings.
  private var words: [String] {
    let words = OptionTable.option(for: self)?.words ?? []
    let kebab = words.map(kebabCase)
    return words + kebab.filter { !words.contains($0) } + aliases
  }

  /// Further words that stand for one of the others.
  private var aliases: [String] {
    switch self {
    case .font: ["large", "title1", "caption1"]
    case .corners: CornerName.aliases.keys.sorted()
    default: []
    }
  }

  private func parts(_ list: SettingList) -> [JSONValue.Member] {
    let schemas = list.parts.map { part in
      switch part {
      case .number: type("number")
      case .word: names(words)
      case .color: type("string")
      }
    }
    guard schemas.count > 1 else { return [.init("items", schemas[0])] }
    return [.init("prefixItems", .array(schemas)), .init("items", .bool(false))]
  }

  /// How many values there may be, as runs of numbers without a gap.
  private func counts(_ list: SettingList) -> [JSONValue.Member] {
    var runs: [ClosedRange<Int>] = []
    for count in list.counts.sorted() {
      if let last = runs.last, last.upperBound == count - 1 {
        runs[runs.count - 1] = last.lowerBound...count
      } else {
        runs.append(count...count)
      }
    }
    let limits = runs.map { run in
      [
        JSONValue.Member("minItems", .integer(run.lowerBound)),
        JSONValue.Member("maxItems", .integer(run.upperBound)),
      ]
    }
    return limits.count == 1
      ? limits[0] : [.init("anyOf", .array(limits.map(JSONValue.object)))]
  }

  private static let name = JSONValue.object([
    .init("type", .string("string")), .init("minLength", .integer(1)),
  ])

  private func type(_ name: String) -> JSONValue { .object([.init("type", .string(name))]) }

  private func names(_ words: [String]) -> JSONValue {
    .object([.init("enum", .array(words.map(JSONValue.string)))])
  }

  private func array(_ members: [JSONValue.Member]) -> JSONValue {
    .object([.init("type", .string("array"))] + members)
  }

  private func anyOf(_ forms: [JSONValue]) -> JSONValue {
    .object([.init("anyOf", .array(forms))])
  }
}
