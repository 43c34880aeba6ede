import Foundation
import Testing

struct RecordTests {
  private let schema =
    try? JSONSerialization.jsonObject(
      with: Data(
        contentsOf: URL(fileURLWithPath: #filePath).appending(
          path: "../../../Fixtures/Schemas/record.schema.json"
        ).standardized)) as? [String: Any]

  /// The records a program printed, each checked against the schema's names.
  private func records(_ child: Child) throws -> [[String: Any]] {
    let properties = try #require(schema?["properties"] as? [String: Any])
    let required = try #require(schema?["required"] as? [String])
    return try child.text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let record = try #require(object as? [String: Any])
      #expect(Set(record.keys).isSubset(of: properties.keys), "\(line)")
      #expect(Set(record.keys).isSuperset(of: required), "\(line)")
      let isError = record["status"] as? String == "error"
      #expect((record["error"] != nil) == isError, "\(line)")
      #expect((record["warnings"] == nil) == isError, "\(line)")
      return record
    }
  }

  @Test func `a record says what was written`() throws {
    let program = try BadgeRenderProgram()
    let child = try program(
      "--count", "120", "--max", "99", "--scale", "2", "--label", "Mail", "--value", "120",
      "--hint", "Opens it", "--json", "-o", "x.png")
    let file = #"["/usr/share/fonts/opentype/inter/Inter-Bold.otf"]"#
    let hash = try program.shell("sha256sum x.png").text.prefix(64)
    #expect(
      child.text == """
        {"v":1,"out":"x.png","status":"ok","hidden":false,"text":"99+","width":205,"height":115,\
        "scale":2,"points":{"width":102.5,"height":57.5},\
        "badge":{"x":0,"y":0,"width":205,"height":115},\
        "font":{"family":"Inter","weight":700,"size":34,"files":\(file)},"contrast":3.55,\
        "alt":"More than 99 notifications","label":"Mail","value":"120","hint":"Opens it",\
        "sha256":"\(hash)","warnings":[]}

        """)
    #expect(try records(child).count == 1)
  }

  @Test func `measuring writes nothing and needs no output`() throws {
    let program = try BadgeRenderProgram()
    let child = try program("--text", "a", "--scales", "1,2", "--measure")
    #expect(try records(child).map { $0["scale"] as? Int } == [1, 2])
    #expect(try records(child).allSatisfy { $0["sha256"] == nil && $0["out"] == nil })
    #expect(program.directory.names.isEmpty)
    #expect(child.status == 0)
  }

  @Test func `a shadow's room is outside the badge`() throws {
    let child = try BadgeRenderProgram()("--dot", "--shadow", "2,3,0", "--measure")
    let record = try #require(try records(child).first)
    let badge = try #require(record["badge"] as? [String: Int])
    let right = try #require(record["width"] as? Int) - (badge["x"] ?? 0) - (badge["width"] ?? 0)
    #expect(right > badge["x"] ?? 0)
  }

  /// Options that fail, and what their record says.
  struct Failure: Sendable {
    let options: [String]
    let code: String
    let field: String?
    let status: Int32

    init(_ options: String, _ code: String, _ field: String?, _ status: Int32) {
      self.options = options.split(separator: " ").map(String.init)
      self.code = code
      self.field = field
      self.status = status
    }
  }

  @Test(arguments: [
    Failure("--count x", "invalidValue", "count", 64),
    Failure("--dot --foo", "invalidValue", nil, 64),
    Failure("--count 5 --scale 99", "invalidValue", "scale", 64),
    Failure("--dot --compression x", "invalidValue", "--compression", 64),
    Failure("--dot --size 9 --font title", "conflict", "size", 64),
    Failure("--count -1 --hidden error", "hidden", "hidden", 65),
    Failure("--count 5 --font-dir .", "noUsableFont", "fontDirs", 69),
    Failure("--count 5 --font-file x", "unreadableFont", "fontFile", 66),
    Failure("--count 5 --family Nosuch --strict", "familySubstituted", "family", 69),
    Failure("--count 1234 --max none --max-width 60", "doesNotFit", "count", 64),
    Failure("--text mm --size 1000 --scale 16", "tooLarge", nil, 64),
  ])
  func `a failure has a record, too`(failure: Failure) throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(failure.options + ["--json", "-o", "x.png"])
    let record = try #require(try records(child).first)
    let error = try #require(record["error"] as? [String: String])
    #expect(error["code"] == failure.code)
    #expect(error["field"] == failure.field)
    #expect(child.err.contains(error["message"] ?? "?"))
    #expect(child.status == failure.status)
    #expect(program.directory.names.isEmpty)
  }

  @Test(arguments: [
    ("-o k.png --text - --bogus", "k.png"), ("--output=k.png --dot=5", "k.png"),
    ("-ok.png --dot --dot", "k.png"), ("-o k.png --count x", "k.png"), ("--dot -o", nil),
    ("-o k.jpg --dot", "k.jpg"), ("-o - --measure --count x", nil),
    ("-o k.png --measure --bogus", nil), ("-o k.png --dot --scales 2,99", "k.png"),
    ("-o k.png --text WWWWW --size 1000 --scales 0.1,16", "k@16x.png"),
    ("-o old.png --dot --no-clobber --scales 2,1", "old.png"),
    ("-o d.png --dot --scales 1,2", "d@2x.png"),
  ])
  func `the record of a failure names the file that isn't made`(
    options: String, out: String?
  ) throws {
    let program = try BadgeRenderProgram()
    _ = try program.shell("echo > old.png; mkdir d@2x.png")
    let child = try program.run(["--json"] + options.split(separator: " ").map(String.init))
    let record = try #require(try records(child).first)
    #expect(record["status"] as? String == "error")
    #expect(record["out"] as? String == out)
    #expect(child.err.split(separator: "\n").count == 1)
    #expect(program.directory.names == ["d@2x.png", "old.png"])
  }

  @Test func `measuring records a failure without being asked for records`() throws {
    for options in [["--bogus"], ["--count", "x"]] {
      let child = try BadgeRenderProgram().run(["--measure"] + options)
      #expect(try records(child).map { $0["status"] as? String } == ["error"])
    }
  }

  @Test func `a file that can't be written has a record, too`() throws {
    let child = try BadgeRenderProgram()("--dot", "--json", "-o", "/dev/full")
    let error = try #require(try records(child).first?["error"] as? [String: String])
    #expect(error["code"] == "cannotWrite")
    #expect(child.status == 74)
  }
}
