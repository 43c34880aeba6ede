import BadgeImage
import BadgeRender
import Badges

/// Says what the program works with, and whether it works.
struct DoctorCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    try input.requireNoOperands()
    guard !input.has("symbols") else { return try SymbolsCommand(input).run(streams) }
    guard input.file("output") == nil else {
      throw CommandError.usage("-o", "the doctor draws nothing; add --symbols")
    }
    try streams.requireOutput()
    BadgeRenderer.ignoreUserFontConfiguration()
    let examination = Examination()
    if input.has("json") {
      try streams.write(line: examination.line)
    } else {
      try streams.write(examination.text.utf8)
    }
    if let fault = examination.fault { throw fault }
  }
}

/// What was found.
private struct Examination {
  let libraries = LibraryVersions.all + LibraryVersions.loadable
  let files = FontSource().files().map { bytes in
    let path = FilePath(bytes)
    return (path: path, checksum: sha256(of: path))
  }
  private(set) var font: FontReport?
  private(set) var fault: CommandError?

  init() {
    do throws(CommandError) {
      font = try command(SelfTest.face)
      try SelfTest.run()
    } catch {
      fault = error
    }
  }

  var text: String {
    let fonts = files.map { "  \($0.checksum ?? "unreadable")  \(escaped($0.path.text))\n" }
    return "badge-render \(programVersion)\n"
      + libraries.map { "\($0.name) \($0.version)\n" }.joined()
      + "default face: \(font?.summary ?? "none")\n"
      + "fonts: \(files.count)\n" + fonts.joined()
      + "self-test: \(fault == nil ? "passed" : "failed")\n"
  }

  var line: String {
    var members = JSONMembers()
    members.add("v", 1)
    members.add("version", programVersion)
    members.add("libraries", .object(libraries.map { .init($0.name, .string($0.version)) }))
    if let font { members.add("font", object: font.write(to:)) } else { members.add("font", .null) }
    members.add("fonts", files) { file, members in
      members.add("file", file.path.text)
      members.add("sha256", file.checksum.map(JSONValue.string) ?? .null)
    }
    members.add("selfTest", fault == nil ? "passed" : "failed")
    return members.line
  }
}
