import BadgeRender
import Badges

/// What became of one picture, as a line of JSON.
///
/// `Fixtures/Schemas/record.schema.json` describes the line; what makes no sense is left out of it.
struct PictureRecord {
  /// What became of the picture.
  enum Status: String {
    case ok, unchanged, skipped, error
  }

  private var members: [JSONValue.Member] = [.init("v", .integer(1))]
  private let destination: PictureTarget.Destination?

  /// The record of a picture that was drawn or measured.
  init(_ drawn: DrawnPicture, status: Status, origin: RecordOrigin = RecordOrigin()) {
    destination = drawn.picture.target.destination
    begin(origin, status)
    addDetails(drawn, sizes: status != .skipped, sha256: drawn.png.map { sha256($0) })
  }

  /// What the record of a picture says behind its status, as members of JSON.
  static func details(
    of drawn: DrawnPicture, sha256: String?, isSkipped: Bool = false
  ) -> [UInt8] {
    var record = PictureRecord(members: [], destination: nil)
    record.addDetails(drawn, sizes: !isSkipped, sha256: sha256)
    var details: [UInt8] = []
    details.reserveCapacity(512)
    JSONValue.write(membersOf: record.members, to: &details)
    return details
  }

  private init(members: [JSONValue.Member], destination: PictureTarget.Destination?) {
    self.members = members
    self.destination = destination
  }

  private mutating func addDetails(_ drawn: DrawnPicture, sizes: Bool, sha256: String?) {
    let picture = drawn.picture
    let layout = picture.measurement.layout
    add("hidden", .bool(layout.isHidden))
    add("text", layout.text.map(JSONValue.string))
    if sizes { addSizes(picture) }
    add("font", picture.measurement.font.map(\.json))
    add("contrast", layout.contrast.map { .number(($0 * 100).rounded() / 100) })
    add(picture.accessibility)
    add("sha256", sha256.map(JSONValue.string))
    add("warnings", .array(picture.warnings.map(Self.warning)))
  }

  /// The record of a picture that there is none of.
  ///
  /// - Parameter destination: Where it would have gone, nil where that isn't known, or nowhere.
  init(
    _ error: CommandError, _ destination: PictureTarget.Destination?,
    origin: RecordOrigin = RecordOrigin()
  ) {
    self.destination = destination
    begin(origin, .error)
    add("error", error.json)
  }

  /// Writes the record to standard output, or to standard error where that is the picture's.
  func write(_ streams: StandardStreams) throws(CommandError) {
    let line = JSONValue.object(members).description
    if destination == .standardOutput {
      Console().write(line + "\n")
    } else {
      try streams.write(line: line)
    }
  }

  private mutating func begin(_ origin: RecordOrigin, _ status: Status) {
    members += origin.members
    add("out", destination.map { .string($0.name.text) })
    add("status", .string(status.rawValue))
  }

  private mutating func add(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    members.append(.init(name, value))
  }

  private mutating func addSizes(_ picture: Picture) {
    let (size, scale) = (picture.size, picture.target.scale)
    add("width", .integer(size.width))
    add("height", .integer(size.height))
    add("scale", .number(scale))
    add(
      "points",
      .object([
        .init("width", .number(Double(size.width) / scale)),
        .init("height", .number(Double(size.height) / scale)),
      ]))
    add("badge", picture.badge.map(Self.rectangle))
    add("icon", (picture.icon?.icon).map(Self.rectangle))
  }

  private mutating func add(_ texts: BadgeAccessibility) {
    if let alternative = texts.alternative, !alternative.isEmpty {
      add("alt", .string(alternative))
    }
    add("label", texts.label.map(JSONValue.string))
    add("value", texts.value.map(JSONValue.string))
    add("hint", texts.hint.map(JSONValue.string))
  }

  private static func rectangle(_ rectangle: PixelRect) -> JSONValue {
    .object([
      .init("x", .integer(rectangle.x)), .init("y", .integer(rectangle.y)),
      .init("width", .integer(rectangle.width)), .init("height", .integer(rectangle.height)),
    ])
  }

  private static func warning(_ warning: BadgeWarning) -> JSONValue {
    .object([
      .init("code", .string(warning.code.rawValue)), .init("field", .string(warning.field)),
      .init("message", .string(warning.message)),
    ])
  }
}

extension FontReport {
  /// The face on one line for people.
  var summary: String {
    "\(escaped(family)) \(weight), \(files.map { escaped($0) }.joined(separator: ", "))"
  }

  /// The face as records name it.
  var json: JSONValue {
    .object([
      .init("family", .string(family)), .init("weight", .integer(weight)),
      .init("size", .number(size)), .init("files", .array(files.map(JSONValue.string))),
    ])
  }
}
