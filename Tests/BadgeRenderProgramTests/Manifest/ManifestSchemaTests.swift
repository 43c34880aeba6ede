import Badges
import Foundation
import Testing

@testable import badge_render

struct ManifestSchemaTests {
  private let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Schemas/manifest.schema.json")

  /// `SCHEMAS_RECORD=1` writes the file anew.
  @Test func `the published schema is the one that the options make`() throws {
    if ProcessInfo.processInfo.environment["SCHEMAS_RECORD"] != nil {
      try Data(ManifestSchema.text.utf8).write(to: file)
      Issue.record("the schema has been written; look at what changed")
    }
    let published = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(published == ManifestSchema.text, "write it by SCHEMAS_RECORD=1 and look at it")
  }

  @Test func `the program prints the published schema`() throws {
    let child = try BadgeRenderProgram()("batch", "--schema")
    #expect(child.out == Array(try Data(contentsOf: file)))
    #expect(child.status == 0)
    #expect(try BadgeRenderProgram()("batch", "--schema", "m.json").status == 64)
  }

  @Test(arguments: SettingKey.allCases)
  func `every key is described, and every name that the schema lists is taken`(
    key: SettingKey
  ) throws {
    guard case .object(let members) = key.schema else { throw Missing() }
    #expect(members.first?.name == "description")
    #expect(members.first?.value.description.contains("standard ") == false)
    for word in Self.names(.object(members)) {
      let inArray = if case .list = key.kind { true } else { false }
      let json: JSONValue = inArray ? .array([.string(word)]) : .string(word)
      var request = BadgeRequest()
      #expect(throws: Never.self, "\(key) \(word)") {
        for setting in try key.settings(json) { try request.apply(setting) }
      }
    }
  }

  /// All names in a schema.
  private static func names(_ json: JSONValue) -> [String] {
    switch json {
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.name == "enum", case .array(let values) = member.value else {
          return names(member.value)
        }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      }
    case .array(let values): values.flatMap(names)
    case .null, .bool, .integer, .number, .string: []
    }
  }

  private struct Missing: Error {}
}
