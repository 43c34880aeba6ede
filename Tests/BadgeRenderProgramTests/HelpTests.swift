import Testing

@testable import badge_render

struct HelpTests {
  /// The text on one line, so that it can be looked for wherever it breaks.
  private func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: CommandName.listed)
  func `help explains all options of a command`(name: CommandName) {
    let help = joined(HelpText.command(name))
    for option in name.options {
      #expect(help.contains("--\(option.name)"))
      #expect(help.contains(joined(option.fullHelp)), "\(option.name)")
    }
  }

  @Test func `the options of a batch are its own and those of a badge but the version`() {
    let own = [
      "output-dir", "input-dir", "state-dir", "jobs", "shard", "fail-fast", "errors", "inline",
      "check", "dry-run", "outputs", "prune", "depfile", "stamp", "watch", "persistent_worker",
      "schema", "log-format",
    ]
    let names = CommandName.batch.options.map(\.name)
    #expect(names == own + OptionTable.options.map(\.name).filter { $0 != "version" })
    #expect(CommandName.batch.ownOptions.map(\.name) == own + ["output", "json", "measure"])
  }

  @Test(arguments: [("output", "- is standard output"), ("json", "standard error with -o -")])
  func `what a batch refuses is said of a single badge only`(name: String, words: String) throws {
    let batch = try #require(CommandName.batch.options.first { $0.name == name })
    let single = try #require(OptionTable.options.first { $0.name == name })
    #expect(single.help.contains(words))
    #expect(!batch.help.contains(words))
  }

  @Test func `a batch is called with a manifest, or for the schema or the worker without`() {
    #expect(
      HelpText.command(.batch).hasPrefix(
        """
        Usage: badge-render batch [OPTIONS] MANIFEST|-
               badge-render batch --schema
               badge-render batch --persistent_worker [OPTIONS]

        Draw the badges of a manifest.

        """))
  }

  @Test func `the help of a batch names keys, values, response files and every exit status`() {
    let help = joined(HelpText.command(.batch))
    #expect(help.contains(#"in camelCase, but "fontDirs" for --font-dir and "out" for --output."#))
    #expect(help.contains("camelCase or in kebab-case") && help.contains("@FILE"))
    let known = ["0", "1", "64", "65", "66", "73", "74", "143, 130"]
    #expect(ExitStatusHelp.batch.map(\.status) == known)
    for status in ExitStatusHelp.batch {
      #expect(help.contains("\(status.status) \(status.meaning)"))
    }
  }

  @Test(arguments: BatchMode.allCases.filter { $0 != .write })
  func `what writes no files and prints records says so, and what else it refuses`(
    mode: BatchMode
  ) throws {
    let options = CommandName.batch.options
    let option = try #require(options.first { $0.name == mode.rawValue })
    let folder = try #require(options.first { $0.name == "output-dir" })
    let given = [
      GivenOption(option: option, value: []), GivenOption(option: folder, value: Array("d".utf8)),
    ]
    let isRefused = (try? BatchOptions(given)) == nil
    #expect(option.help.contains("excludes --output-dir") == isRefused)
    let recordsAll = try BatchOptions(Array(given.prefix(1))).recordsAll
    #expect(option.help.contains("needs no --json") == recordsAll)
  }

  @Test func `help says when low contrast is an error`() throws {
    let strict = try #require(OptionTable.options.first { $0.name == "strict" })
    #expect(strict.help.contains("low contrast only where a foreground was given"))
    let program = try BadgeRenderProgram()
    #expect(try program("--count", "1", "--tint", "yellow", "--strict", "--measure").status == 0)
    let given = ["--count", "1", "--tint", "yellow", "--foreground", "white"]
    #expect(try program.run(given + ["--strict", "--measure"]).status == 65)
  }
}
