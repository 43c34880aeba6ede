import BadgeCairo
import Badges

/// A face that was found, in a map of its own.
struct FoundFace {
  /// The map that holds the face's file and nothing else.
  let map: FontMap
  /// The face.
  let face: FontFace
  /// Whether the face's file was given, so that no family was asked for.
  var isGiven = false
}

/// Finds faces among the files of a source, reading as few of them as it can.
///
/// Reading one file costs some 0.3 ms, all of a desktop's more than 100 ms. So the file that is named
/// for the face comes first, then those named for the family, then all.
final class FontFinder {
  private let source: FontSource
  private lazy var files = source.fontFiles()

  /// Lists the files of a source.
  ///
  /// - Throws: `BadgeError` where the named file holds no face, or there is no font file at all.
  init(_ source: FontSource) throws(BadgeError) {
    self.source = source
    if let file = source.fileBytes.map({ FontFile(bytes: $0) }) {
      guard !FontFace.read(from: [file]).isEmpty else { throw Self.unreadable(file) }
    } else if source.firstFile(where: { _ in true }) == nil {
      throw noUsableFont
    }
  }

  /// The files that are named for Noto Color Emoji.
  private(set) lazy var emojiFiles = files.filter { Self.emoji.likelihood(of: $0) != .none }

  /// All files: those of colour emoji first, then the others in their order.
  var fallbackFiles: [FontFile] {
    emojiFiles + files.filter { Self.emoji.likelihood(of: $0) == .none }
  }

  private static let emoji = FaceRequest(
    family: "Noto Color Emoji", weight: 400, isItalic: false)

  /// The face that draws a badge: the nearest of the family, or of another where it isn't there.
  ///
  /// - Throws: `BadgeError` where the file can't be used, or no face is found at all.
  func find(_ request: FaceRequest) throws(BadgeError) -> FoundFace {
    if let file = source.fileBytes { return try face(in: FontFile(bytes: file)) }
    for family in [request.family, "Inter", "DejaVu Sans"] {
      let request = FaceRequest(
        family: family, weight: request.weight, isItalic: request.isItalic)
      if let found = named(request) ?? read(request) { return found }
    }
    guard let found = anyFace() else { throw noUsableFont }
    return found
  }

  /// By the names of files.
  private func named(_ request: FaceRequest) -> FoundFace? {
    if let file = source.firstFile(where: { request.likelihood(of: $0) == .face }) {
      let map = FontMap(files: [file])
      if let face = map.faces.first(where: { request.isExactly($0) }) {
        return FoundFace(map: map, face: face)
      }
    }
    let family = files.filter { request.likelihood(of: $0) != .none }
    return nearest(request, in: family)
  }

  /// By reading every file.
  private func read(_ request: FaceRequest) -> FoundFace? {
    nearest(request, in: files)
  }

  private func nearest(_ request: FaceRequest, in files: [FontFile]) -> FoundFace? {
    guard let face = request.nearest(among: FontFace.read(from: files)) else { return nil }
    return FoundFace(map: FontMap(files: [face.file]), face: face)
  }

  private func anyFace() -> FoundFace? {
    let faces = FontFace.read(from: files)
    guard let face = faces.first(where: { !$0.hasColor }) ?? faces.first else { return nil }
    return FoundFace(map: FontMap(files: [face.file]), face: face)
  }

  /// The default face of a file, in all its weights where it is variable.
  private func face(in file: FontFile) throws(BadgeError) -> FoundFace {
    let map = FontMap(files: [file])
    guard let first = map.faces.first else { throw Self.unreadable(file) }
    let variable = map.faces.first { $0.isVariable && $0.families == first.families }
    return FoundFace(map: map, face: variable ?? first, isGiven: true)
  }

  private static func unreadable(_ file: FontFile) -> BadgeError {
    BadgeError(
      .unreadableFont, field: "fontFile", "\(quoted(file.path)): not a font that can be read")
  }

  private var noUsableFont: BadgeError {
    let places = source.directoryBytes ?? FontSource.systemDirectories.map { Array($0.utf8) }
    let names = places.map { quoted(String(decoding: $0, as: UTF8.self)) }
    return BadgeError(
      .noUsableFont, field: source.directoryBytes == nil ? nil : "fontDirs",
      "no usable font in \(names.joined(separator: ", ")); install a font such as Inter")
  }
}
