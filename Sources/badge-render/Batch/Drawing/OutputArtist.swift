import BadgeImage
import BadgeRender
import Badges

/// Makes the bytes of outputs, on one thread.
final class OutputArtist {
  private let run: RunOptions
  private let measuringRun: RunOptions
  private let renderers: RendererCache
  private var keys: JobKey
  /// Most outputs have the fonts of the one before.
  private var lastFonts: (files: [String], paths: [FilePath]) = ([], [])

  init(_ run: RunOptions, _ identities: InputIdentities, _ renderers: RendererCache) {
    var (drawing, measuring) = (run, run)
    (drawing.measure, measuring.measure) = (false, true)
    (self.run, measuringRun, self.renderers) = (drawing, measuring, renderers)
    keys = JobKey(run, identities)
  }

  /// The hash of all that an output's bytes are made from.
  func key(of output: BatchOutput) throws(CommandError) -> StableHash {
    var hash = StableHash()
    switch output.content {
    case .bytes(let bytes): hash.combine(bytes)
    case .picture(let picture): hash = keys.hash(of: picture)
    case .icon(let pictures):
      for picture in pictures { hash.combine(keys.hash(of: picture).value) }
    }
    return hash
  }

  /// Draws an output.
  ///
  /// - Parameter measuring: Whether its bytes are not wanted.
  func draw(_ output: BatchOutput, measuring: Bool) throws(CommandError) -> DrawnOutput {
    switch output.content {
    case .bytes(let bytes): return DrawnOutput(bytes: measuring ? nil : bytes, pictures: [])
    case .picture(let picture):
      let drawn = try draw(picture, output.name, measuring: measuring)
      return DrawnOutput(bytes: drawn.png, pictures: [drawn])
    case .icon(let pictures):
      let drawn = try pictures.map { (picture) throws(CommandError) in
        try draw(picture, output.name, measuring: measuring)
      }
      guard !measuring else { return DrawnOutput(bytes: nil, pictures: drawn) }
      return DrawnOutput(bytes: windowsIcon(drawn), pictures: drawn)
    }
  }

  private func draw(
    _ picture: PlannedPicture, _ name: OutputName?, measuring: Bool
  ) throws(CommandError) -> DrawnPicture {
    let fonts = picture.resolved.fonts
    let renderer = try renderers.renderer(for: fonts, identity: keys.hash(of: fonts))
    let target = PictureTarget(
      scale: picture.scale, destination: name.map { .file($0.path) })
    return try PictureDrawing(picture.resolved, measuring ? measuringRun : run).draw(
      target, renderer)
  }

  /// The font files that an output's glyphs came from.
  func fonts(of output: DrawnOutput) -> [FilePath] {
    let files = output.fontFiles
    if files != lastFonts.files { lastFonts = (files, files.map { FilePath($0) }) }
    return lastFonts.paths
  }

  /// Pictures in one Windows icon, each a PNG file as it is.
  private func windowsIcon(_ drawn: [DrawnPicture]) -> [UInt8] {
    WindowsIcon(
      drawn.map { drawn in
        let size = drawn.picture.size
        return WindowsIcon.Image(width: size.width, height: size.height, png: drawn.png ?? [])
      }
    ).bytes
  }
}

/// What was made for an output.
struct DrawnOutput {
  /// The file; nil where none is wanted.
  let bytes: [UInt8]?
  /// The pictures it is made of.
  let pictures: [DrawnPicture]

  /// What is not as it should be.
  var warnings: [BadgeWarning] { pictures.flatMap(\.picture.warnings) }

  /// The font files that its glyphs came from, as reports name them.
  fileprivate var fontFiles: [String] {
    var files = pictures.first?.picture.measurement.font?.files ?? []
    for file in pictures.dropFirst().compactMap(\.picture.measurement.font).flatMap(\.files)
    where !files.contains(file) {
      files.append(file)
    }
    return files
  }

  /// What its record says behind the status, as members of JSON.
  func details(sha256: String?) -> [UInt8] {
    guard let picture = pictures.first else {
      let hash = sha256.map { ",\"sha256\":\"\($0)\"" } ?? ""
      return Array("\"hidden\":false\(hash),\"warnings\":[]".utf8)
    }
    let isSkipped = bytes == nil && sha256 == nil && picture.picture.measurement.layout.isHidden
    return PictureRecord.details(of: picture, sha256: sha256, isSkipped: isSkipped)
  }
}

extension BatchAnswer {
  /// Adds warnings that another picture of the record hasn't had.
  mutating func add(_ more: [BadgeWarning]) {
    for warning in more where !warnings.contains(warning) { warnings.append(warning) }
  }
}
