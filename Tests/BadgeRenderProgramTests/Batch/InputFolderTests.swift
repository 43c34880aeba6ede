import Testing

@testable import badge_render

struct InputFolderTests {
  private func batch(_ icon: String) throws -> BatchProgram {
    let batch = try BatchProgram(#"{"count":1,"on":"\#(icon)","out":"o.png"}"#)
    _ = try batch.program.shell(
      """
      mkdir -p in/sub secret
      "$0" --dot --size 90 -o in/icon.png; cp in/icon.png in/sub; cp in/icon.png secret
      ln -s ../secret in/link; ln -s ../secret/icon.png in/far.png; ln -s sub/icon.png in/near.png
      """)
    return batch
  }

  @Test(arguments: ["icon.png", "sub/icon.png", "sub/../icon.png", "near.png"])
  func `an icon in the folder is found`(icon: String) throws {
    #expect(try batch(icon)("--input-dir", "in").status == 0)
  }

  @Test(arguments: [
    "../secret/icon.png", "link/icon.png", "far.png", "/etc/hostname", "sub/../../x",
  ])
  func `an icon outside is refused, whichever way leads there`(icon: String) throws {
    let batch = try batch(icon)
    let child = try batch("--input-dir", "in")
    #expect(child.status == 1)
    #expect(child.messages.first?.contains("m.jsonl:1: error: on: ") == true)
    #expect(child.err.contains("leads out of the input folder"))
    #expect(batch.directory.bytes("o.png") == nil)
  }

  @Test func `the pictures of an app's icons are confined like others`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"preset":"appiconset","on":"A.appiconset","out":"far"}"#,
      #"{"count":1,"preset":"appiconset","on":"B.appiconset","out":"near"}"#,
      #"{"count":1,"preset":"appiconset","on":"C.appiconset","out":"list"}"#)
    _ = try batch.program.shell(
      """
      mkdir -p in/A.appiconset in/B.appiconset in/C.appiconset
      "$0" --dot --size 90 -o icon.png; cp icon.png in
      echo '{"images":[{"filename":"i.png"}]}' | tee Contents.json >in/A.appiconset/Contents.json
      cp Contents.json in/B.appiconset; ln -s ../../Contents.json in/C.appiconset
      ln -s ../../icon.png in/A.appiconset/i.png; ln -s ../icon.png in/B.appiconset/i.png
      """)
    let child = try batch("--input-dir", "in", "--output-dir", "o")
    #expect(
      child.messages == [
        #"m.jsonl:1: error: on: "in/A.appiconset/i.png": leads out of the input folder; "#
          + "give a name below it",
        #"m.jsonl:3: error: on: "in/C.appiconset/Contents.json": leads out of the input folder; "#
          + "give a name below it",
        "m.jsonl: 2 written, 0 unchanged, 2 failed",
      ])
    #expect(batch.directory.names(in: "o/far.appiconset").isEmpty)
  }

  /// Another process may put a link there in the moment between.
  @Test func `a link that appears after the check leads nowhere`() throws {
    let directory = try Directory()
    try directory.write([1], to: "secret")
    let program = try BadgeRenderProgram()
    _ = try program.shell("cd \(directory.path); mkdir in in/sub; touch in/icon in/sub/icon")
    let folder = try InputFolder(confining: FilePath("\(directory.path)/in"))
    let names = try ["icon", "sub/icon"].map { try folder.resolve(FilePath($0), field: "on") }
    for name in names { #expect(try readInput(name, limit: 9, in: folder).isEmpty) }
    _ = try program.shell(
      """
      cd \(directory.path); rm -r in/icon in/sub; ln -s ../secret in/icon; ln -s .. in/sub
      cp secret icon
      """)
    for name in names {
      #expect(throws: CommandError.self) { try readInput(name, limit: 9, in: folder) }
      #expect(sha256(of: name, in: folder) == nil)
    }
  }

  @Test func `a folder of fonts with a link that leads out is refused`() throws {
    let batch = try BatchProgram(
      #"{"count":1,"fontDirs":["f"],"out":"1.png"}"#, #"{"count":1,"fontDirs":["g"],"out":"2.png"}"#
    )
    _ = try batch.program.shell(
      """
      mkdir -p in/f in/g/h
      ln -s /usr/share/fonts/opentype/inter/Inter-Bold.otf in/f
      cp /usr/share/fonts/opentype/inter/Inter-Bold.otf in/g/h; ln -s h/Inter-Bold.otf in/g
      """)
    let child = try batch("--input-dir", "in")
    #expect(child.messages.count == 2)
    #expect(
      child.messages[0] == #"m.jsonl:1: error: fontDirs: "in/f/Inter-Bold.otf": leads out of the "#
        + "input folder; give a name below it")
    #expect(batch.files == ["2.png", "in"])
  }

  @Test func `a depfile names files in the folder as the user would`() throws {
    let batch = try batch("sub/icon.png")
    #expect(try batch("--input-dir", "in", "--depfile", "x.d").status == 0)
    let rule = String(decoding: batch.directory.bytes("x.d") ?? [], as: UTF8.self)
    #expect(rule.contains("\n  in/sub/icon.png \\\n"))
  }

  @Test func `a pipe is refused and not waited for`() throws {
    let batch = try BatchProgram(#"{"count":1,"on":"pipe","out":"o.png"}"#)
    let child = try batch.program.shell("mkfifo pipe; timeout -s KILL 60 \"$0\" batch m.jsonl")
    #expect(child.status == 1)
    #expect(child.err.contains(#"on: "pipe": a pipe, not a file; give a file"#))
  }

  @Test func `fonts are confined like icons`() throws {
    let font = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    let batch = try BatchProgram(
      #"{"count":1,"fontFile":"\#(font)","out":"1.png"}"#,
      #"{"count":1,"fontDirs":["/usr/share/fonts"],"out":"2.png"}"#,
      #"{"count":1,"fontFile":"f.otf","out":"3.png"}"#)
    _ = try batch.program.shell("mkdir in; cp \(font) in/f.otf")
    let child = try batch("--input-dir", "in", "--json")
    #expect(child.records.map { $0["status"] as? String } == ["error", "error", "ok"])
  }

  @Test func `without a folder an icon is looked for beside its manifest`() throws {
    let batch = try BatchProgram()
    _ = try batch.program.shell(
      """
      mkdir d; "$0" --dot --size 90 -o d/icon.png
      echo '{"count":1,"on":"icon.png","out":"o.png"}' > d/n.jsonl
      """)
    #expect(try batch.program.run(["batch", "d/n.jsonl", "--depfile", "x.d"]).status == 0)
    let rule = String(decoding: batch.directory.bytes("x.d") ?? [], as: UTF8.self)
    #expect(rule.hasPrefix("d/o.png: "))
    #expect(rule.contains("\n  d/icon.png \\\n"))
  }

  @Test func `a changed icon draws the badges on it again, and no others`() throws {
    let batch = try batch("in/icon.png")
    try batch.write([
      #"{"count":1,"on":"in/icon.png","out":"1.png"}"#, #"{"count":2,"out":"2.png"}"#,
    ])
    _ = try batch()
    _ = try batch.program.shell("\"$0\" --dot --size 99 -o in/icon.png")
    #expect(try batch("--check").lines == ["1.png: made from something else"])
    #expect(try batch().err == "m.jsonl: 1 written, 1 unchanged, 0 failed\n")
  }
}
