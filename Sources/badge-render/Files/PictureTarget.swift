import Badges

/// Where a picture at one scale goes.
struct PictureTarget {
  /// Pixels a point.
  let scale: Double
  /// The destination; nil where nothing is written.
  let destination: Destination?

  /// Something that bytes can be written to.
  enum Destination {
    case standardOutput
    case file(FilePath)
  }

  /// What records name it; nil where nothing is written.
  var name: FilePath? {
    switch destination {
    case .standardOutput: FilePath("-")
    case .file(let path): path
    case nil: nil
    }
  }
}

extension PictureTarget.Destination {
  /// The destination of a name: `-` and the system's names for it are standard output.
  ///
  /// - Throws: Where the name says another kind of picture than PNG.
  init(_ path: FilePath) throws(CommandError) {
    // Opened by name, these would lead to where standard output has been diverted to.
    let names = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]
    guard !names.contains(where: { FilePath($0) == path }) else {
      self = .standardOutput
      return
    }
    let other = path.fileExtension
    guard !Self.otherFormats.contains(other) else {
      throw CommandError.usage(
        "out", "\(path): pictures are PNG files; give a name that ends in .png, not .\(other)")
    }
    self = .file(path)
  }

  private static let otherFormats: Set<String> = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "icns", "ico", "jfif", "jpe", "jpeg", "jpg", "jxl",
    "pdf", "psd", "svg", "tif", "tiff", "webp",
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
    var targets: [PictureTarget] = []
    for entry in scales {
      let destination = try PictureTarget.Destination(out)
      switch destination {
      case .standardOutput:
        guard !isForSeveralFiles else {
          throw CommandError.usage(
            SettingKey.scales.rawValue, "several pictures can't go to standard output")
        }
        targets.append(PictureTarget(scale: entry.scale, destination: destination))
      case .file(let path):
        let name = path.inserting(entry.suffix)
        targets.append(PictureTarget(scale: entry.scale, destination: .file(name)))
      }
    }
    return targets
  }
}
