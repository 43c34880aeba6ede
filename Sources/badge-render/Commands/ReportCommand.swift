import Badges

/// Writes a page that shows the failures of a test run.
struct ReportCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    guard let folder = input.files.first, input.files.count == 1 else {
      throw CommandError.usage(
        nil, "give the one folder that the tests left their pictures in, such as .build/goldens")
    }
    guard let out = input.file("output") else {
      throw CommandError.usage(nil, "no output; give -o FILE")
    }
    guard folder.isFolder else {
      throw PictureFile.unreadable(folder, "no folder; run the tests first, or give another one")
    }
    let page = ReportPage(failures: try GoldenFailure.all(in: folder))
    let bytes = Array(page.html.utf8)
    guard PictureTarget.Destination(out) != .standardOutput else { return try streams.write(bytes) }
    _ = try OutputFile(path: out, policy: .replaceDifferent).write(bytes)
  }
}
