import Badges

/// The JSON Schema of manifests, made from the table of options.
enum ManifestSchema {
  /// The schema as text, ending in a line feed.
  static var text: String { json.indented + "\n" }

  /// The schema.
  static var json: JSONValue {
    .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("$id", .string("manifest.schema.json")),
      .init("title", .string("A manifest of badge-render")),
      .init(
        "description",
        .string(
          "Badges in an array, or in an object with what holds for all of them. "
            + "In JSON Lines every line is a badge by itself: #/$defs/badge.")),
      .init("anyOf", .array([list, reference("manifest")])),
      .init(
        "$defs",
        .object([
          .init("manifest", manifest), .init("defaults", defaults), .init("badge", badge),
          .init("part", part), .init("settings", settings),
        ])),
    ])
  }

  private static let list = JSONValue.object([
    .init("type", .string("array")), .init("items", reference("badge")),
  ])

  private static let manifest = JSONValue.object([
    .init("type", .string("object")),
    .init(
      "properties",
      .object([
        .init("$schema", type("string", "Where this schema is, for editors.")),
        .init("version", version), .init("defaults", reference("defaults")),
        .init("badges", list),
      ])),
    .init("required", .array([.string("badges")])),
    .init("additionalProperties", .bool(false)),
  ])

  private static let version = JSONValue.object([
    .init("description", .string("The version of this format.")), .init("const", .integer(1)),
  ])

  private static let defaults = JSONValue.object([
    .init("description", .string("What holds for each badge that says nothing else.")),
    .init("$ref", .string("#/$defs/settings")), .init("unevaluatedProperties", .bool(false)),
  ])

  private static let badge = JSONValue.object([
    .init("description", .string("A badge and its files.")),
    .init("$ref", .string("#/$defs/settings")),
    .init("properties", .object([.init("id", id), .init("badges", parts)])),
    .init("unevaluatedProperties", .bool(false)),
  ])

  private static let id = JSONValue.object([
    .init("description", .string("What the badge is called; records repeat it.")),
    .init("type", .array([.string("string"), .string("number")])),
  ])

  private static let parts = JSONValue.object([
    .init("description", .string("Several badges on one icon, each with what it has of its own.")),
    .init("type", .string("array")),
    .init("items", reference("part")), .init("minItems", .integer(1)),
    .init("maxItems", .integer(32)),
  ])

  private static var part: JSONValue {
    let keys = SettingKey.allCases.filter(\.isOfOneBadge)
    return .object([
      .init("description", .string("One of several badges on an icon.")),
      .init("type", .string("object")),
      .init(
        "properties",
        .object(keys.map { .init($0.rawValue, reference("settings/properties/\($0.rawValue)")) })),
      .init("additionalProperties", .bool(false)),
    ])
  }

  private static let preset = JSONValue.object([
    .init("description", .string("The files that a platform wants, in place of one picture.")),
    .init("enum", .array(Preset.allCases.map { .string($0.rawValue) })),
  ])

  private static var settings: JSONValue {
    .object([
      .init("type", .string("object")),
      .init(
        "properties",
        .object(
          SettingKey.allCases.map { .init($0.rawValue, $0.schema) } + [.init("preset", preset)])),
      .init("allOf", .array(SettingKey.exclusions.map(exclusion))),
    ])
  }

  private static func exclusion(_ keys: [SettingKey]) -> JSONValue {
    let names = JSONValue.array(keys.map { .string($0.rawValue) })
    return .object([.init("not", .object([.init("required", names)]))])
  }

  private static func type(_ name: String, _ description: String) -> JSONValue {
    .object([.init("description", .string(description)), .init("type", .string(name))])
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/\(name)"))])
  }
}
