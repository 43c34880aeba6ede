import Badges

/// What the arguments of the drawing command say.
struct BadgeArguments {
  /// The badge and its picture.
  private(set) var request = BadgeRequest()
  /// What to do with it.
  let options: RunOptions

  /// Reads the options in their order.
  init(_ given: [GivenOption], streams: StandardStreams) throws(CommandError) {
    options = try RunOptions(given)
    for setting in try Self.settings(given, streams: streams) {
      try command { () throws(BadgeError) in try request.apply(setting) }
    }
  }

  /// The options that set something of the badge, as keys and values.
  private static func settings(
    _ given: [GivenOption], streams: StandardStreams
  ) throws(CommandError) -> [Setting] {
    var settings: [Setting] = []
    for entry in given {
      guard let key = entry.option.key else { continue }
      guard entry.option.takesValue else {
        settings.append(Setting(key: key, bytes: Array("true".utf8)))
        continue
      }
      let isStream = key == .text && entry.value == [UInt8(ascii: "-")]
      let value = isStream ? try text(from: streams) : entry.value
      settings.append(Setting(key: key, bytes: value))
    }
    return settings
  }

  /// A text from standard input, without the line break that ends it.
  private static func text(from streams: StandardStreams) throws(CommandError) -> [UInt8] {
    // Room for the final line break.
    guard var bytes = try streams.read(atMost: maximumTextBytes + 2) else {
      throw CommandError.usage(
        SettingKey.text.rawValue, "too long (at most \(maximumTextBytes) bytes of UTF-8)")
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }
}
