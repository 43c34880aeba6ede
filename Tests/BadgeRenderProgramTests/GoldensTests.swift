import BadgeImage
import Foundation
import Testing

struct GoldensTests {
  private let program: BadgeRenderProgram
  private let pending = ".goldens-pending/Fixtures/Goldens"
  private let goldens = "Fixtures/Goldens"
  /// A slope, which a fast compression does badly.
  private let png: [UInt8] = {
    var bitmap = Bitmap(width: 40, height: 30)
    for y in 0..<30 {
      for x in 0..<40 { bitmap[x, y] = Pixel(UInt8(x * 5), UInt8(y * 7), UInt8(x + y)) }
    }
    return bitmap.png()
  }()

  init() throws {
    program = try BadgeRenderProgram()
    try write([], "Package.swift")
    for name in ["counter/plus", "counter/one", "dot"] { try write(png, "\(pending)/\(name).png") }
    try write(Array("old".utf8), "\(goldens)/dot.png")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let folder = URL(filePath: program.directory.path).appending(path: name)
      .deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try program.directory.write(bytes, to: name)
  }

  private func bytes(_ name: String) -> [UInt8]? { program.directory.bytes(name) }

  @Test func `what waits is listed with whether it is new`() throws {
    let child = try program("goldens", "list")
    #expect(child.text == "new: counter/one\nnew: counter/plus\nchanged: dot\n")
    let json = try program("goldens", "list", "--json", "dot").text
    #expect(
      json.hasPrefix(#"{"v":1,"name":"dot","path":"Fixtures/Goldens/dot.png","status":"changed","#))
  }

  @Test func `only what is named is accepted, and it becomes smaller`() throws {
    #expect(try program("goldens", "accept", "dot").text == "accepted: dot\n")
    let accepted = try #require(bytes("\(goldens)/dot.png"))
    #expect(accepted.count < png.count)
    #expect(try Bitmap(png: accepted) == Bitmap(png: png))
    #expect(bytes("\(pending)/dot.png") == nil)
    #expect(bytes("\(pending)/counter/one.png") == png)
    #expect(program.directory.names(in: "Fixtures/Goldens") == ["dot.png"])
  }

  @Test func `a folder names what is in it, and its empty pending folders go`() throws {
    #expect(try program("goldens", "accept", "counter/").status == 0)
    #expect(program.directory.names(in: goldens) == ["counter", "dot.png"])
    #expect(program.directory.names(in: pending) == ["dot.png"])
    #expect(try program("goldens", "accept", ".").status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(program.directory.path)/.goldens-pending"))
  }

  @Test(arguments: ["accept", "reject"])
  func `a golden's own name doesn't mean the folder of that name`(action: String) throws {
    try write(png, "\(pending)/counter.png")
    #expect(try program("goldens", action, "counter").text == "\(action)ed: counter\n")
    #expect(program.directory.names(in: pending) == ["counter", "dot.png"])
    #expect(program.directory.names(in: "\(pending)/counter") == ["one.png", "plus.png"])
  }

  @Test func `a name that could be taken for other output is escaped`() throws {
    try write(png, "\(pending)/x\naccepted: dot.png")
    let lines = try program("goldens", "list").text.split(separator: "\n")
    #expect(lines.count == 4 && !lines.contains("accepted: dot"))
  }

  @Test func `folders that lie in each other don't keep the list from ending`() throws {
    for name in ["a", "b"] { symlink(".", "\(program.directory.path)/\(pending)/\(name)") }
    #expect(
      try program("goldens", "list").text == "new: counter/one\nnew: counter/plus\nchanged: dot\n")
  }

  @Test func `what a golden was recorded in stays in the accepted file`() throws {
    let text = PNGText(keyword: "Golden environment", "cairo: 1.16.0\n")
    let stamped = Bitmap(width: 40, height: 30).png(PNGOptions(texts: [text]))
    try write(stamped, "\(pending)/dot.png")
    _ = try program("goldens", "accept", "dot")
    #expect(try PNGFile(try #require(bytes("\(goldens)/dot.png"))).texts == [text])
  }

  @Test func `a file that holds more than pixels and texts is accepted as it is`() throws {
    let file = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Images/text_time_phys.png"))
    try write(Array(file), "\(pending)/dot.png")
    _ = try program("goldens", "accept", "dot")
    #expect(bytes("\(goldens)/dot.png") == Array(file))
  }

  @Test func `a rejected picture is gone and the golden as before`() throws {
    #expect(try program("goldens", "reject", "dot").text == "rejected: dot\n")
    #expect(bytes("\(pending)/dot.png") == nil)
    #expect(bytes("\(goldens)/dot.png") == Array("old".utf8))
  }

  @Test(arguments: ["accept", "reject"])
  func `without a name, or with an unknown one, nothing happens`(action: String) throws {
    let before = try program("goldens", "list").text
    #expect(try program("goldens", action).status == 64)
    let child = try program("goldens", action, "dot", "counter/pluss")
    #expect(child.status == 66)
    #expect(child.err.contains("did you mean counter/plus?"))
    #expect(try program("goldens", "list").text == before)
  }

  @Test func `a golden that can't be written stays pending, and no option is blamed`() throws {
    try FileManager.default.removeItem(atPath: "\(program.directory.path)/\(goldens)/dot.png")
    try write([], "\(goldens)/dot.png/file")
    let child = try program("goldens", "accept", "dot")
    #expect(child.status == 73)
    #expect(
      child.err.hasPrefix("badge-render: error: \"\(program.directory.path)/\(goldens)/dot.png"))
    #expect(bytes("\(pending)/dot.png") == png)
  }

  @Test func `one picture that can't be read keeps all from being accepted`() throws {
    try write([1, 2, 3], "\(pending)/zero.png")
    #expect(try program("goldens", "accept", ".").status == 66)
    #expect(bytes("\(pending)/dot.png") == png)
    #expect(bytes("\(goldens)/dot.png") == Array("old".utf8))
  }

  @Test func `the pending folder may lie elsewhere`() throws {
    try write(png, "elsewhere/Tests/A/__Goldens__/x.png")
    var program = program
    program.surroundings.environment = ["GOLDENS_PENDING_DIR=\(program.directory.path)/elsewhere"]
    #expect(try program("goldens", "list").text == "new: Tests/A/__Goldens__/x\n")
    #expect(try program("goldens", "accept", "Tests/A/__Goldens__/x.png").status == 0)
    #expect(bytes("Tests/A/__Goldens__/x.png") != nil)
  }

  @Test func `a relative pending folder lies in the package, from wherever the program runs`()
    throws
  {
    try write(png, "elsewhere/\(goldens)/x.png")
    let child = try program.shell(
      "cd Fixtures && GOLDENS_PENDING_DIR=elsewhere $0 goldens list")
    #expect(child.text == "new: x\n")
  }

  @Test func `only what a full run left over and is named is pruned`() throws {
    try write(png, "\(goldens)/used.png")
    try write(png, "\(goldens)/old/a.png")
    try write(png, "\(goldens)/old/b.png")
    #expect(try program("goldens", "prune").status == 66)
    try write(log(["old/a", "old/b"]), ".build/goldens/full-run.log")
    #expect(try program("goldens", "prune").text == "left over: old/a\nleft over: old/b\n")
    #expect(program.directory.names(in: "\(goldens)/old") == ["a.png", "b.png"])
    #expect(try program("goldens", "prune", "used").status == 66)
    #expect(try program("goldens", "prune", "old/a").text == "deleted: old/a\n")
    #expect(program.directory.names(in: "\(goldens)/old") == ["b.png"])
  }

  /// The log of a run that left goldens over.
  private func log(_ names: [String], package: String? = nil) -> [UInt8] {
    let package = package ?? program.directory.path
    return Array(names.map { "unused\t\(package)\t\(goldens)/\($0).png\n" }.joined().utf8)
  }

  @Test func `only goldens of this package are pruned, whatever its path is called`() throws {
    let link = "\(program.directory.path)/link"
    symlink(".", link)
    let other = "/somewhere/else"
    try write(log(["dot"], package: link) + log(["dot"], package: other), "log/full-run.log")
    try write(log(["../Goldens/dot"]), "outside/full-run.log")
    var program = program
    program.surroundings.environment = ["GOLDENS_ARTIFACTS_DIR=log"]
    #expect(try program("goldens", "prune").text == "left over: dot\n")
    program.surroundings.environment = ["GOLDENS_ARTIFACTS_DIR=outside"]
    #expect(try program("goldens", "prune").text.isEmpty)
  }

  @Test func `a golden that is newer than the run is not left over`() throws {
    let path = "\(program.directory.path)/\(goldens)/dot.png"
    try write(log(["dot"]), ".build/goldens/full-run.log")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: path)
    #expect(try program("goldens", "prune").text.isEmpty)
  }

  @Test func `outside a package there are no goldens`() throws {
    let empty = try BadgeRenderProgram()
    let child = try empty("goldens", "list")
    #expect(child.status == 66 && child.err.contains("Package.swift"))
  }
}
