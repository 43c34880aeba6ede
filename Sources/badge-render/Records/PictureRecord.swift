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

  private var members = JSONMembers()
  private let destination: PictureTarget.Destination?

  /// The record of a picture that was drawn or measured.
  init(_ drawn: DrawnPicture, status: Status) {
    destination = drawn.picture.target.destination
    begin(status)
    addDetails(drawn, sizes: status != .skipped, sha256: drawn.png.map { sha256($0) })
  }

  /// What the record of a picture says behind its status, as members of JSON.
  static func details(
    of drawn: DrawnPicture, sha256: String?, isSkipped: Bool = false
  ) -> [UInt8] {
    var record = PictureRecord()
    record.addDetails(drawn, sizes: !isSkipped, sha256: sha256)
    return record.members.utf8
  }

  private init() {
    destination = nil
  }

  private mutating func addDetails(_ drawn: DrawnPicture, sizes: Bool, sha256: String?) {
    let picture = drawn.picture
    let layout = picture.measurement.layout
    members.add("hidden", layout.isHidden)
    members.add("text", layout.text)
    if sizes { addSizes(picture) }
    if let font = picture.measurement.font { members.add("font", object: font.write(to:)) }
    if let contrast = layout.contrast { members.add("contrast", (contrast * 100).rounded() / 100) }
    add(picture.accessibility)
    members.add("sha256", sha256)
    members.add("warnings", picture.warnings) { warning, members in
      members.add("code", warning.code.rawValue)
      members.add("field", warning.field)
      members.add("message", warning.message)
    }
  }

  /// The record of a picture that there is none of.
  ///
  /// - Parameter destination: Where it would have gone, nil where that isn't known, or nowhere.
  init(_ error: CommandError, _ destination: PictureTarget.Destination?) {
    self.destination = destination
    begin(.error)
    members.add("error", error.json)
  }

  /// Writes the record to standard output, or to standard error where that is the picture's.
  func write(_ streams: StandardStreams) throws(CommandError) {
    let line = members.line
    if destination == .standardOutput {
      Console().write(line + "\n")
    } else {
      try streams.write(line: line)
    }
  }

  private mutating func begin(_ status: Status) {
    members.add("v", 1)
    members.add("out", destination?.name.text)
    members.add("status", status.rawValue)
  }

  private mutating func addSizes(_ picture: Picture) {
    let (size, scale) = (picture.size, picture.target.scale)
    members.add("width", size.width)
    members.add("height", size.height)
    members.add("scale", scale)
    members.add("points") { points in
      points.add("width", Double(size.width) / scale)
      points.add("height", Double(size.height) / scale)
    }
    add("badge", picture.badge)
    add("icon", picture.icon?.icon)
  }

  private mutating func add(_ texts: BadgeAccessibility) {
    if let alternative = texts.alternative, !alternative.isEmpty {
      members.add("alt", alternative)
    }
    members.add("label", texts.label)
    members.add("value", texts.value)
    members.add("hint", texts.hint)
  }

  private mutating func add(_ name: StaticString, _ rectangle: PixelRect?) {
    guard let rectangle else { return }
    members.add(name) { members in
      members.add("x", rectangle.x)
      members.add("y", rectangle.y)
      members.add("width", rectangle.width)
      members.add("height", rectangle.height)
    }
  }
}

extension FontReport {
  /// The face on one line for people.
  var summary: String {
    "\(escaped(family)) \(weight), \(files.map { escaped($0) }.joined(separator: ", "))"
  }

  /// Writes the face as records name it.
  func write(to members: inout JSONMembers) {
    members.add("family", family)
    members.add("weight", weight)
    members.add("size", size)
    members.add("files", files)
  }
}
