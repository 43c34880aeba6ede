import CBadgeGLib

/// GLib's option parser over a table of options.
struct GLibParser {
  private let options: [CommandOption]

  init(_ options: [CommandOption]) {
    self.options = options
  }

  /// What the parser calls back with.
  private final class Collector {
    var found: [(spelling: String, value: [UInt8])] = []
  }

  /// The options that were given, what is no option of the table, and what is wrong.
  func parse(_ arguments: [[UInt8]]) -> ParsedArguments {
    let collector = Collector()
    var vector = ArgumentVector(["badge-render"].map { Array($0.utf8) } + arguments)
    defer { vector.free() }
    let parsed = withContext(collector) { vector.parse(with: $0) }
    let options = collector.found.compactMap(given)
    guard parsed else {
      // The one error left: a value that the last argument waits for.
      let error = CommandError.usage(argumentText(arguments.last ?? []), "a value is missing")
      return ParsedArguments(given: options, operands: [], fault: error)
    }
    return ParsedArguments(
      given: options, operands: Array(vector.arguments.dropFirst()), fault: nil)
  }

  private func given(_ found: (spelling: String, value: [UInt8])) -> GivenOption? {
    options.first { found.spelling == "--\($0.name)" || found.spelling == $0.spelling }
      .map { GivenOption(option: $0, value: found.value) }
  }

  private func withContext(_ collector: Collector, _ body: (OpaquePointer) -> Bool) -> Bool {
    let data = Unmanaged.passUnretained(collector).toOpaque()
    let group = g_option_group_new("badge-render", "", "", data, nil)
    let names = options.map { g_strdup($0.name) }
    for (option, name) in zip(options, names) {
      let letter = CChar(option.letter?.asciiValue ?? 0)
      badge_option_add(group, name, letter, option.takesValue ? 1 : 0, Self.collect)
    }
    guard let context = g_option_context_new(nil) else { return false }
    defer {
      g_option_context_free(context)
      names.forEach { g_free($0) }
      withExtendedLifetime(collector) {}
    }
    g_option_context_set_main_group(context, group)
    g_option_context_set_help_enabled(context, 0)
    return body(context)
  }

  private static let collect: GOptionArgFunc = { spelling, value, data, _ in
    guard let spelling, let data else { return 0 }
    let collector = Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
    let bytes = value.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) } ?? []
    collector.found.append((String(cString: spelling), bytes.map { UInt8(bitPattern: $0) }))
    return 1
  }
}

/// Arguments in C's form, which GLib's parser takes some out of.
private struct ArgumentVector {
  private let strings: [UnsafeMutablePointer<gchar>?]
  private var remaining: [UnsafeMutablePointer<gchar>?]

  init(_ arguments: [[UInt8]]) {
    strings = arguments.map { bytes in
      g_strdup(bytes.map { gchar(bitPattern: $0) } + [0])
    }
    remaining = strings + [nil]
  }

  /// Whether the parser found no fault.
  mutating func parse(with context: OpaquePointer) -> Bool {
    var count = gint(strings.count)
    return remaining.withUnsafeMutableBufferPointer { buffer in
      var vector = buffer.baseAddress
      return g_option_context_parse(context, &count, &vector, nil) != 0
    }
  }

  /// What the parser left.
  var arguments: [[UInt8]] {
    remaining.prefix { $0 != nil }.compactMap { pointer in
      pointer.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }?
        .map { UInt8(bitPattern: $0) }
    }
  }

  func free() {
    strings.forEach { g_free($0) }
  }
}
