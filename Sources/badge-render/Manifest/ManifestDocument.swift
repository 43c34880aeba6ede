import BadgeRender
import Badges

/// A manifest that is one JSON value: an array of badges, or an object with them.
struct ManifestDocument {
  private let bytes: [UInt8]
  private let place: ManifestPlace
  private var badges: JSONSpans
  private var firstLine = 0
  private var defaults: JSONValue?
  private let isArray: Bool

  /// - Throws: Where it is not JSON from its start to its end, or not a manifest.
  init(_ bytes: [UInt8], place: ManifestPlace) throws(CommandError) {
    self.bytes = bytes
    self.place = place
    do {
      try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in try JSONText.check(buffer) }
    } catch {
      throw CommandError(error, field: nil, at: place)
    }
    isArray = bytes.first { !ManifestOpening.isSpace($0) } == UInt8(ascii: "[")
    badges = JSONSpans(bytes, in: bytes.indices)
    if !isArray { try readObject() }
  }

  /// How many badges there are.
  var count: Int { badges.ranges.count }

  /// One of the badges.
  func item(_ index: Int) -> ManifestItem {
    var place = place
    place.line = 1 + firstLine + badges.lines[index]
    place.item = (isArray ? "" : "badges") + "[\(index)]"
    return ManifestItem(place: place, content: .text(Array(bytes[badges.ranges[index]])))
  }

  /// The interpreter with the manifest's defaults.
  func interpreter(_ interpreter: ManifestInterpreter) throws(CommandError) -> ManifestInterpreter {
    guard let defaults else { return interpreter }
    return try interpreter.adding(defaults: defaults, at: place)
  }

  private mutating func readObject() throws(CommandError) {
    let members = badges
    var list: (range: Range<Int>, line: Int)?
    for index in stride(from: 0, to: members.ranges.count - 1, by: 2) {
      let (name, range) = (try value(members.ranges[index]), members.ranges[index + 1])
      let line = members.lines[index + 1]
      switch name {
      case .string("badges"): list = (range, line)
      case .string("defaults"): defaults = try value(range)
      case .string("version"): try checkVersion(try value(range))
      case .string("$schema"): break
      default: throw unknown(name)
      }
    }
    guard let list, bytes[list.range.lowerBound] == UInt8(ascii: "[") else {
      throw refused("badges", "a manifest's object has its badges in an array: \"badges\": […]")
    }
    firstLine = list.line
    badges = JSONSpans(bytes, in: list.range)
  }

  private func value(_ range: Range<Int>) throws(CommandError) -> JSONValue {
    do {
      return try JSONText.value(of: Array(bytes[range]))
    } catch {
      throw CommandError(error, field: nil, at: place)
    }
  }

  private func checkVersion(_ version: JSONValue) throws(CommandError) {
    guard version == .integer(1) || version == .number(1) else {
      throw refused("version", "\(shown(version)): not a version this program knows; write 1")
    }
  }

  private func unknown(_ name: JSONValue) -> CommandError {
    guard case .string(let name) = name else { return refused(nil, "a key is missing") }
    let names = ["version", "defaults", "badges"]
    let hint = SettingKey(rawValue: name).map { _ in "; put it into \"defaults\"" }
    return refused(
      name,
      "not a key of a manifest (\(names.joined(separator: ", ")))"
        + (hint ?? didYouMean(name, among: names)))
  }

  private func refused(_ field: String?, _ message: String) -> CommandError {
    CommandError(.badContent, code: "invalidValue", field: field, message).at(place)
  }
}

extension CommandError {
  /// A fault in JSON, at its place in the manifest.
  init(_ error: JSONError, field: String?, at place: ManifestPlace) {
    let found = error.line.map { place.moved(byLines: $0 - 1, column: error.column) } ?? place
    self = CommandError(.badContent, code: "syntax", field: field, error.message).at(found)
  }
}
