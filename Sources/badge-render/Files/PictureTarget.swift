import Badges

/// Where a picture at one scale goes.
struct PictureTarget {
  /// Pixels a point.
  let scale: Double
  /// The destination; nil where nothing is written.
  let destination: Destination?

  /// Something that bytes can be written to.
  enum Destination: Hashable {
    case standardOutput
    case file(FilePath)
  }
}

extension PictureTarget.Destination {
  /// The destination of a name: `-` and what leads to the system's names for it are standard output.
  init(_ path: FilePath) {
    // Opened by such a name, the file would be the one that standard output has been diverted to.
    self = path == FilePath("-") || path.leadsToStandardOutput ? .standardOutput : .file(path)
  }

  /// What records name it.
  var name: FilePath {
    switch self {
    case .standardOutput: FilePath("-")
    case .file(let path): path
    }
  }

  /// Refuses a name that says another kind of picture than PNG.
  func checkFormat() throws(CommandError) {
    guard let otherFormat else { return }
    throw CommandError.usage(
      "out", "\(name): pictures are PNG files; give a name that ends in .png, not .\(otherFormat)")
  }

  /// The ending of a file's name that says another kind of picture than PNG; nil for others.
  var otherFormat: String? {
    guard case .file(let path) = self, path.bytes.suffix(4) != Self.ending else { return nil }
    return Self.otherFormats.contains(path.fileExtension) ? path.fileExtension : nil
  }

  private static let ending = Array(".png".utf8)[...]
  private static let otherFormats: Set<String> = [
    "apng", "avif", "bmp", "eps", "gif", "heic", "heif", "icns", "ico", "jfif", "jp2", "jpe",
    "jpeg", "jpg", "jxl", "pdf", "ppm", "psd", "qoi", "svg", "tga", "tif", "tiff", "webp", "xpm",
  ]
}

extension BadgeRequest {
  /// Where the pictures of all scales go.
  ///
  /// - Parameter writes: Whether there are files at all.
  /// - Throws: Where a name is missing, or can't be used for what is asked.
  func targets(writes: Bool) throws(CommandError) -> [PictureTarget] {
    let scales = try command(self.scales)
    guard writes else { return scales.map { PictureTarget(scale: $0.scale, destination: nil) } }
    guard let out else {
      throw CommandError.usage(nil, "no output; give -o FILE, or --measure to write nothing")
    }
    let destination = PictureTarget.Destination(out)
    try destination.checkFormat()
    guard isForSeveralFiles else {
      return scales.map { PictureTarget(scale: $0.scale, destination: destination) }
    }
    let targets = scales.map {
      PictureTarget(scale: $0.scale, destination: .init(out.inserting($0.suffix)))
    }
    let destinations = [destination] + targets.compactMap(\.destination)
    guard !destinations.contains(.standardOutput) else {
      throw CommandError.usage(
        SettingKey.scales.rawValue, "several pictures can't go to standard output")
    }
    try OutputFile(path: out, policy: .replaceDifferent).checkSeveral(
      targets.compactMap(\.destination?.name))
    return targets
  }
}
