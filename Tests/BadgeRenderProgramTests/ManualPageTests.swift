import Testing

@testable import badge_render

struct ManualPageTests {
  @Test(arguments: CommandName.listed)
  func `the manual explains the options that a command has of its own`(name: CommandName) throws {
    guard !name.ownOptions.isEmpty else { return }
    let section = try section(".SS Options of \(name.rawValue)")
    for option in name.ownOptions {
      #expect(section.contains(#"\fB\-\-\#(escaped(option.name))\fR"#), "\(option.name)")
      #expect(section.contains(escaped(option.fullHelp)), "\(option.name)")
    }
  }

  @Test func `the manual has every exit status, those of a batch with the batch`() throws {
    let known = ["0", "1", "64", "65", "66", "69", "70", "73", "74", "130, 141, 143"]
    #expect(ExitStatusHelp.program.map(\.status) == known)
    let places = [
      (".SH EXIT STATUS", ExitStatusHelp.program), (".SS Options of batch", ExitStatusHelp.batch),
    ]
    for (heading, statuses) in places {
      let section = try section(heading)
      for status in statuses {
        #expect(section.contains("\n\(status.status)\n\(escaped(status.meaning))"))
      }
    }
  }

  /// A part of the manual, by its heading.
  private func section(_ heading: String) throws -> Substring {
    let start = try #require(ManualPage.text.firstRange(of: "\(heading)\n")).upperBound
    let rest = ManualPage.text[start...]
    return rest.firstRange(of: "\n.S").map { rest[..<$0.lowerBound] } ?? rest
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: #"\-"#)
  }
}
