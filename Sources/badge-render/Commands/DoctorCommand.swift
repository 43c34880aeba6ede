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
      try streams.write(line: examination.json.description)
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

  var json: JSONValue {
    .object([
      .init("v", .integer(1)),
      .init("version", .string(programVersion)),
      .init("libraries", .object(libraries.map { .init($0.name, .string($0.version)) })),
      .init("font", font.map(\.json) ?? .null),
      .init("fonts", .array(files.map { Self.json($0.path, $0.checksum) })),
      .init("selfTest", .string(fault == nil ? "passed" : "failed")),
    ])
  }

  private static func json(_ path: FilePath, _ checksum: String?) -> JSONValue {
    .object([
      .init("file", .string(path.text)),
      .init("sha256", checksum.map(JSONValue.string) ?? .null),
    ])
  }
}
