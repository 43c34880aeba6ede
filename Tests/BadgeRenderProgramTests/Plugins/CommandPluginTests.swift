import Testing

extension PluginTests {
  /// What `swift package render-badges` does.
  @Suite struct Command {
    private let allowed = "--allow-writing-to-package-directory"
    private let all = [
      ".badge-render.state", "Unread.badges.json", "icon.png", "icons/mail.png", "inbox.png",
      "inbox@2x.png", "main.swift",
    ]

    @Test func `pictures are drawn beside their manifest`() throws {
      let user = try PluginUser()
      let run = try user.package(allowed, "render-badges")
      #expect(run.status == 0, "\(run.output)")
      #expect(user.sources == all)
    }

    @Test func `options are the program's, and a failure is one`() throws {
      let user = try PluginUser()
      let check = try user.package(allowed, "render-badges", "--check")
      #expect(check.status != 0)
      #expect(check.output.contains("Sources/app/inbox.png: missing"), "\(check.output)")
      #expect(user.sources == ["Unread.badges.json", "icon.png", "main.swift"])
    }

    @Test func `a target or a manifest may be named`() throws {
      let user = try PluginUser()
      try user.write(Array(#"{"count":7,"out":"seven.png"}"#.utf8), to: "More.badges.jsonl")
      let run = try user.package(allowed, "render-badges", "Sources/app/More.badges.jsonl")
      #expect(run.status == 0, "\(run.output)")
      #expect(user.sources.contains("seven.png") && !user.sources.contains("inbox.png"))
      #expect(try user.package(allowed, "render-badges", "--target", "app").status == 0)
      #expect(user.sources.contains("inbox.png"))
      #expect(try user.package(allowed, "render-badges", "--target", "nobody").status != 0)
    }

    @Test func `nothing is written without permission`() throws {
      let user = try PluginUser()
      #expect(try user.package("render-badges").status != 0)
      #expect(user.sources == ["Unread.badges.json", "icon.png", "main.swift"])
    }
  }
}
