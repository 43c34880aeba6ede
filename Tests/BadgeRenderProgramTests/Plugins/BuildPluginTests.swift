import Testing

extension PluginTests {
  /// What a build makes of the manifests of a target.
  @Suite struct Build {
    private let pictures = ["Unread/icons/mail.png", "Unread/inbox.png", "Unread/inbox@2x.png"]

    @Test func `the pictures of a manifest are in the bundle, and nothing else is`() throws {
      let user = try PluginUser()
      #expect(user.bundle == pictures)
      let program = try BadgeRenderProgram()
      #expect(
        try program.picture("--count", "12", "--font", "body") == user.picture("Unread/inbox.png"))
      #expect(try user.app().output.hasSuffix(" bytes\n"))
    }

    @Test func `a build without changes draws nothing`() throws {
      let user = try PluginUser()
      #expect(try user.build().status == 0)
      #expect(user.runs == 0)
    }

    @Test func `a changed manifest draws what has changed, and the bundle has no more`() throws {
      let user = try PluginUser()
      let mail = user.picture("Unread/icons/mail.png")
      try user.change(
        #"{"count": 12, "out": "inbox.png", "scales": [1, 2]}"#,
        to: #"{"dot": true, "out": "dot.png"}"#)
      let run = try user.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains(": 1 written, 1 unchanged, 2 removed, 0 failed"))
      #expect(user.runs == 1)
      #expect(user.bundle == ["Unread/dot.png", "Unread/icons/mail.png"])
      #expect(user.picture("Unread/icons/mail.png") == mail)
    }

    @Test func `a changed icon draws the badges on it again`() throws {
      let user = try PluginUser()
      let before = pictures.map(user.picture)
      try user.write(try BadgeRenderProgram().picture("--dot", "--size", "90"), to: "icon.png")
      let run = try user.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains(": 1 written, 2 unchanged, 0 failed"))
      let after = pictures.map(user.picture)
      #expect(after[0] != before[0])
      #expect(after[1...] == before[1...])
    }

    @Test func `a second manifest has a folder of its own, and lines will do`() throws {
      let user = try PluginUser()
      try user.write(Array(#"{"count":7,"out":"inbox.png"}"#.utf8), to: "More.badges.jsonl")
      #expect(try user.build().status == 0)
      #expect(user.bundle == ["More/inbox.png"] + pictures)
    }

    @Test func `two manifests of one name are refused`() throws {
      let user = try PluginUser()
      try user.write(Array(#"{"count":7,"out":"7.png"}"#.utf8), to: "unread.badges.jsonl")
      let run = try user.build()
      #expect(run.status != 0)
      #expect(run.output.contains("another manifest of the target has this name"), "\(run.output)")
    }

    @Test(arguments: [
      (#""count": 3"#, #""count": "3""#, "Unread.badges.json:6: error: badges[1]: count: "),
      (#""icon.png""#, #""../icon.png""#, "Unread.badges.json:6: error: badges[1]: on: "),
    ])
    func `what is wrong fails the build, and says where`(
      text: String, other: String, message: String
    ) throws {
      let user = try PluginUser()
      try user.change(text, to: other)
      let run = try user.build()
      #expect(run.status != 0)
      #expect(run.output.contains("/Sources/app/\(message)"), "\(run.output)")
    }
  }
}
