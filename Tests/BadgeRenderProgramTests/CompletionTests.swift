import Testing

@testable import badge_render

struct CompletionTests {
  /// What bash offers for the last of the words, sorted.
  private func offered(_ words: String..., files: [String] = []) throws -> [String] {
    let program = try BadgeRenderProgram()
    for file in files { try program.directory.write([], to: file) }
    let child = try program.shell(
      #"""
      "$0" completions bash > .script && exec bash -c '
        . ./.script
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _badge_render
        if [[ ${COMPREPLY[*]} ]]; then printf "%s\n" "${COMPREPLY[@]}"; fi
      ' - \#((["badge-render"] + words).map { "'\($0)'" }.joined(separator: " "))
      """#)
    #expect(child.err.isEmpty && child.status == 0)
    return child.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: CommandName.listed)
  func `bash offers all options of a command behind its name, and no others`(
    name: CommandName
  ) throws {
    let spellings = name.options.flatMap(\.spellings)
    #expect(try offered(name.rawValue, "-") == spellings.sorted())
  }

  @Test func `bash offers the options of one badge where no command is named`() throws {
    #expect(try offered("--corner") == ["--corner-radius", "--corners"])
    #expect(try offered("--dot", "--pr") == [])
    #expect(try offered("do") == ["doctor"])
  }

  @Test func `bash offers the words of a value, in either spelling of the option`() throws {
    #expect(try offered("--shape", "ro") == ["rounded"])
    #expect(try offered("--shape", "=", "ci") == ["circle"])
    #expect(try offered("--shape", "=") == ["capsule", "circle", "rounded"])
    #expect(try offered("batch", "--errors", "") == ["exit", "records"])
    #expect(try offered("batch", "--log-format", "=", "j") == ["json"])
    #expect(try offered("batch", "--shape", "ro") == ["rounded"])
    #expect(try offered("batch", "--shard", "") == [])
  }

  @Test func `bash offers files and folders, with whatever is in their names`() throws {
    let files = ["a b.jsonl", "a.png"]
    #expect(try offered("batch", "a", files: files) == files)
    #expect(try offered("batch", "--depfile", "a ", files: files) == ["a b.jsonl"])
    #expect(try offered("batch", "-o", "a.", files: files) == ["a.png"])
    #expect(try offered("batch", "--output-dir", "a", files: files) == [])
    #expect(try offered("compare", "a.png", "a", files: files) == files)
  }

  @Test func `bash offers the words a command takes`() throws {
    #expect(try offered("completions", "") == ["bash", "fish", "zsh"])
    #expect(try offered("help", "ba") == ["batch"])
    #expect(try offered("goldens", "a") == ["accept"])
    #expect(try offered("goldens", "accept", "a", files: ["a.png"]) == [])
  }

  @Test(arguments: CommandName.listed)
  func `zsh and fish know the options that a command has of its own`(name: CommandName) throws {
    let zsh = try #require(
      ZshCompletion.script.firstRange(of: "    \(name.rawValue))\n").flatMap { start in
        let rest = ZshCompletion.script[start.upperBound...]
        return rest.firstRange(of: ";;").map { rest[..<$0.lowerBound] }
      })
    let fish = FishCompletion.script.split(separator: "\n")
    for option in name.ownOptions {
      #expect(zsh.contains("--\(option.name)"), "\(option.name)")
      let start = "complete -c badge-render -n '__badge_render_command \(name.rawValue)'"
      #expect(fish.contains { $0.hasPrefix(start) && $0.contains(" -l \(option.name) ") })
    }
    #expect(name.options.allSatisfy { zsh.contains("--\($0.name)") })
  }

  @Test func `fish offers an option of badges only to commands that have it`() throws {
    let lines = FishCompletion.script.split(separator: "\n")
    let others = "compare goldens report help completions doctor"
    for (name, commands) in [("tint", others), ("output", "batch \(others)")] {
      let start = "complete -c badge-render -n 'not __badge_render_command \(commands)'"
      #expect(lines.contains { $0.hasPrefix(start) && $0.contains(" -l \(name) ") }, "\(name)")
    }
  }
}
