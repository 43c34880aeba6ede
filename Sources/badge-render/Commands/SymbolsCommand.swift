import BadgeImage
import BadgeRender
import Badges

/// Draws a sheet of all symbols.
struct SymbolsCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    guard !input.has("json") else {
      throw CommandError(
        .usage, code: BadgeError.Code.conflict.rawValue, field: "--json",
        "excludes --symbols; give one of the two")
    }
    guard let path = input.file("output") else {
      throw CommandError.usage(nil, "no output; give -o FILE")
    }
    let destination = PictureTarget.Destination(path)
    try destination.checkFormat()
    BadgeRenderer.ignoreUserFontConfiguration()
    let sheet = try command { () throws(BadgeError) in try SymbolSheet(BadgeRenderer()).bitmap }
    let options = PNGOptions(compression: .best, scale: 2, description: "All symbols")
    try write(sheet.png(options), to: destination, streams)
  }

  private func write(
    _ png: [UInt8], to destination: PictureTarget.Destination, _ streams: StandardStreams
  ) throws(CommandError) {
    switch destination {
    case .standardOutput: try streams.write(png)
    case .file(let path):
      _ = try OutputFile(path: path, policy: .replaceDifferent).write(png)
    }
  }
}
