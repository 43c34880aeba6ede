import BadgeImage
import Badges

/// Says how two pictures differ.
struct CompareCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) -> ExitStatus {
    try streams.requireOutput()
    let tolerance = try CompareTolerance(input).value
    let (left, right) = try operands()
    let diff = try diffFile(besides: [left, right])
    let (expected, actual) = (try PictureFile(left), try PictureFile(right))
    let comparison = Comparison(expected, actual, tolerance)
    try write(comparison, to: diff)
    if input.has("json") {
      try streams.write(line: comparison.json(diff: diff).description)
    } else {
      try streams.write(comparison.text.utf8)
    }
    return comparison.verdict == .same ? .done : .different
  }

  private func operands() throws(CommandError) -> (FilePath, FilePath) {
    guard input.files.count == 2 else {
      throw CommandError.usage(
        nil, "give two pictures, EXPECTED and ACTUAL, not \(input.files.count)")
    }
    return (input.files[0], input.files[1])
  }

  /// The file for the picture of the difference, which must not be one of the two.
  private func diffFile(besides files: [FilePath]) throws(CommandError) -> FilePath? {
    guard let diff = input.file("diff") else { return nil }
    guard PictureTarget.Destination(diff) != .standardOutput else {
      throw CommandError.usage("--diff", "\(diff): what differs is told there; give a file")
    }
    let identity = FileIdentity(diff)
    guard identity == nil || !files.contains(where: { FileIdentity($0) == identity }) else {
      throw CommandError.usage("--diff", "\(diff): one of the pictures that are compared")
    }
    try named { () throws(CommandError) in
      try PictureTarget.Destination(diff).checkFormat()
      try OutputFile(path: diff, policy: .replaceAlways).check()
    }
    return diff
  }

  /// Writes the picture of the difference, or removes the one of an earlier difference.
  private func write(_ comparison: Comparison, to diff: FilePath?) throws(CommandError) {
    guard let diff else { return }
    guard comparison.verdict == .same else {
      guard let png = comparison.picture?.png() else {
        throw CommandError(
          .cannotCreate, code: "cannotCreate", field: "--diff",
          "\(diff): a picture of both sizes together would be too large")
      }
      try named { () throws(CommandError) in
        _ = try OutputFile(path: diff, policy: .replaceDifferent).write(png)
      }
      return
    }
    try named { () throws(CommandError) in try removeWritten(diff) }
  }

  /// Gives a fault of the output the name of the option that asked for it.
  private func named(_ body: () throws(CommandError) -> Void) throws(CommandError) {
    do throws(CommandError) { try body() } catch { throw error.about(field: "--diff") }
  }
}

/// The tolerance that the options say.
private struct CompareTolerance {
  let value: PixelTolerance

  init(_ input: CommandInput) throws(CommandError) {
    let delta = try input.value("max-channel-delta").map(Self.delta) ?? 0
    let pixels = try input.value("max-pixels").map(Self.pixels) ?? 0
    value = PixelTolerance(maxChannelDelta: delta, maxPixels: pixels)
  }

  private static func delta(_ text: String) throws(CommandError) -> Int {
    guard let delta = parseInteger(text), (0...255).contains(delta) else {
      throw CommandError.usage(
        "--max-channel-delta", "\(quoted(text)): not a whole number from 0 to 255")
    }
    return delta
  }

  private static func pixels(_ text: String) throws(CommandError) -> PixelAmount {
    if text.hasSuffix("%") {
      if let percent = parseNumber(text.dropLast()), (0...100).contains(percent) {
        return .percent(percent)
      }
    } else if let count = parseInteger(text), count >= 0 {
      return .count(count)
    }
    throw CommandError.usage(
      "--max-pixels", "\(quoted(text)): not a number of pixels, nor a share from 0% to 100%")
  }
}
