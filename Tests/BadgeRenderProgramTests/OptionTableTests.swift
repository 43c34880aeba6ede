import Testing

@testable import badge_render

struct OptionTableTests {
  @Test(arguments: SettingKey.allCases)
  func `every key has one option whose name is the key's`(key: SettingKey) {
    let options = OptionTable.options.filter { $0.key == key }
    #expect(options.count == 1)
    let plural: [SettingKey: String] = [.out: "output", .fontDirs: "font-dir"]
    let name = key.rawValue.reduce(into: "") {
      $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)"
    }
    #expect(options.first?.name == plural[key] ?? name)
  }

  @Test func `no two options share a name or a letter`() {
    let names = OptionTable.options.map(\.name)
    let letters = OptionTable.options.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: OptionTable.options.map(\.name))
  func `every option is in help, manual and completions`(name: String) {
    let lines = HelpText.program.split(separator: "\n")
    #expect(lines.contains { $0.contains("--\(name) ") || $0.hasSuffix("--\(name)") })
    let escaped = name.split(separator: "-").joined(separator: #"\-"#)
    #expect(ManualPage.text.contains(#"\fB\-\-\#(escaped)\fR"#))
    #expect(BashCompletion.script.contains("--\(name)"))
    let ends = ["[", "=[", "}", "=}"].map { "--\(name)\($0)" }
    #expect(ends.contains { ZshCompletion.script.contains($0) })
    #expect(FishCompletion.script.contains(" -l \(name) "))
  }

  @Test func `help is at most 80 columns wide`() {
    let texts = [HelpText.program] + CommandName.allCases.map { HelpText.command($0) }
    for line in texts.joined().split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `the words that help offers are values`() throws {
    for option in OptionTable.options {
      guard let key = option.key, key != .tint, key != .digits else { continue }
      for word in option.words {
        var request = BadgeRequest()
        #expect(throws: Never.self, "--\(option.name) \(word)") {
          try request.apply(Setting(key: key, bytes: Array(word.utf8)))
        }
      }
    }
  }
}
