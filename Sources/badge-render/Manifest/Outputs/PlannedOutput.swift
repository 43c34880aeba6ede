import Badges

/// A file that a record of a manifest asks for.
struct PlannedOutput {
  /// Its name, below the folder for output; nil where nothing names it and nothing has to.
  let path: FilePath?
  /// What makes its bytes.
  let content: Content
  /// A file that was read to plan it; nil where there is none.
  var source: FilePath?
  /// Whether it is left out, because its badge shows nothing.
  var isSkipped = false

  /// All files besides fonts that it is made from.
  var inputs: [FilePath] {
    pictures.flatMap(\.resolved.inputs) + (source.map { [$0] } ?? [])
  }

  /// What makes a file's bytes.
  enum Content {
    /// A picture, as PNG.
    case picture(PlannedPicture)
    /// Pictures of several sizes in one Windows icon.
    case icon([PlannedPicture])
    /// These.
    case bytes([UInt8])

    /// Whether it is one picture.
    var isPicture: Bool { if case .picture = self { true } else { false } }
  }

  /// The pictures that the file is made of.
  var pictures: [PlannedPicture] {
    switch content {
    case .picture(let picture): [picture]
    case .icon(let pictures): pictures
    case .bytes: []
    }
  }
}

/// A picture to be drawn.
struct PlannedPicture {
  /// The badge, and what it is put on.
  let resolved: ResolvedRequest
  /// Pixels a point.
  let scale: Double

  init(_ resolved: ResolvedRequest, scale: Double) {
    (self.resolved, self.scale) = (resolved, scale)
  }

  /// - Throws: For settings that contradict each other.
  init(_ request: BadgeRequest, scale: Double) throws(BadgeError) {
    self.init(try ResolvedRequest(request), scale: scale)
  }
}
