import Testing

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
