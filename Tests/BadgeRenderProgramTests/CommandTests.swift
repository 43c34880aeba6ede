import BadgeImage
import Foundation
import Testing

@testable import badge_render

struct CommandTests {
  private static let libraries = [
    "cairo", "pixman", "pango", "harfbuzz", "fribidi", "freetype", "fontconfig", "glib",
    "libdeflate", "libspng", "lcms", "librsvg",
  ]

  @Test func `help and version are printed, whatever else is asked`() throws {
    let program = try BadgeRenderProgram()
    #expect(try program("--help").text == HelpText.program)
    #expect(try program("help").text == HelpText.program)
    #expect(try program("--count", "x", "--help").text == HelpText.program)
    #expect(try program("--version").text == "badge-render \(programVersion)\n")
    #expect(try program("help", "doctor").text == HelpText.command(.doctor))
    #expect(try program("doctor", "--help").text == HelpText.command(.doctor))
    #expect(try program("help", "--man").text == ManualPage.text)
    #expect(try program("help").err.isEmpty)
  }

  @Test func `completions are printed for each shell`() throws {
    let program = try BadgeRenderProgram()
    #expect(try program("completions", "bash").text == BashCompletion.script)
    #expect(try program("completions", "zsh").text.hasPrefix("#compdef badge-render\n"))
    #expect(try program("completions", "fish").text == FishCompletion.script)
  }

  @Test func `the doctor names libraries and fonts and passes its own test`() throws {
    let child = try BadgeRenderProgram()("doctor", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(child.out)) as? [String: Any]
    let report = try #require(object)
    #expect(report["selfTest"] as? String == "passed")
    #expect(report["version"] as? String == programVersion)
    let versions = try #require(report["libraries"] as? [String: String])
    for library in Self.libraries {
      let numbers = versions[library]?.split(separator: ".").compactMap { Int($0) } ?? []
      #expect((2...3).contains(numbers.count), "\(library) \(versions[library] ?? "")")
    }
    let fonts = try #require(report["fonts"] as? [[String: String]])
    let inter = fonts.first { $0["file"]?.hasSuffix("/Inter-Bold.otf") == true }
    #expect(inter?["sha256"]?.count == 64)
    #expect(child.status == 0 && child.err.isEmpty)
  }

  @Test func `the benchmark's files are those of single badges`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("bench", "--badges", "4", "--threads", "2", "--out", "d")
    #expect(child.text.hasPrefix(#"{"badges":4,"threads":2,"scale":1,"seconds":"#))
    #expect(try program.shell("ls d").text == "0.png\n1.png\n2.png\n3.png\n")
    let single = try program.picture("--count", "1", "--size", "34", "--tint", "blue")
    #expect(program.directory.bytes("d/1.png") == single)
  }
}
