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
  private var listedFiles: [FontFile]?
  private var readFaces: [FontFace]?

  /// Looks into a source.
  ///
  /// - Throws: `BadgeError` where something that was named can't be read, or the named file holds no face.
  init(_ source: FontSource) throws(BadgeError) {
    self.source = source
    try source.check()
    if let file = source.fileBytes.map({ FontFile(bytes: $0) }) {
      let faces = try withFonts { () throws(FontMapError) in try FontFace.read(from: [file]) }
      guard !faces.isEmpty else { throw Self.noFont(file) }
    }
  }

  /// The files that are named for Noto Color Emoji.
  func emojiFiles() throws(BadgeError) -> [FontFile] {
    try files().filter { Self.emoji.likelihood(of: $0) != .none }
  }

  /// All files: those of colour emoji first, then the others in their order.
  func fallbackFiles() throws(BadgeError) -> [FontFile] {
    try emojiFiles() + files().filter { Self.emoji.likelihood(of: $0) == .none }
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
      if let found = try named(request) { return found }
      // By reading every file.
      if let face = try request.nearest(among: allFaces()) { return try foundFace(face) }
    }
    return try foundFace(anyFace())
  }

  /// By the names of files.
  private func named(_ request: FaceRequest) throws(BadgeError) -> FoundFace? {
    if let file = try firstFile(where: { request.likelihood(of: $0) == .face }) {
      let map = try Self.map(of: file)
      if let face = map.faces.first(where: { request.isExactly($0) }) {
        return FoundFace(map: map, face: face)
      }
    }
    let family = try files().filter { request.likelihood(of: $0) != .none }
    return try request.nearest(among: faces(in: family)).map(foundFace)
  }

  private func anyFace() throws(BadgeError) -> FontFace {
    let faces = try allFaces()
    guard let face = faces.first(where: { !$0.hasColor }) ?? faces.first else { throw noUsableFont }
    return face
  }

  /// The first file that is wanted, without listing them all.
  private func firstFile(where isWanted: (FontFile) -> Bool) throws(BadgeError) -> FontFile? {
    if let listedFiles { return listedFiles.first(where: isWanted) }
    return try source.firstFile(where: isWanted)
  }

  /// All files, listed once.
  private func files() throws(BadgeError) -> [FontFile] {
    if let listedFiles { return listedFiles }
    let files = try source.fontFiles()
    listedFiles = files
    return files
  }

  /// The faces of all files, read once.
  private func allFaces() throws(BadgeError) -> [FontFace] {
    if let readFaces { return readFaces }
    let files = try files()
    let faces = try withFonts { () throws(FontMapError) in try FontFace.read(from: files) }
    readFaces = faces
    return faces
  }

  /// The faces of some files, in the files' order.
  private func faces(in files: [FontFile]) throws(BadgeError) -> [FontFace] {
    if let readFaces { return readFaces.filter { files.contains($0.file) } }
    return try withFonts { () throws(FontMapError) in try FontFace.read(from: files) }
  }

  private func foundFace(_ face: FontFace) throws(BadgeError) -> FoundFace {
    try FoundFace(map: Self.map(of: face.file, hasColor: face.hasColor), face: face)
  }

  /// A map of one file; one of coloured bitmaps needs the rules that scale them.
  private static func map(
    of file: FontFile, hasColor: Bool = false
  ) throws(BadgeError) -> FontMap {
    try withFonts { () throws(FontMapError) in try FontMap(files: [file], fallback: hasColor) }
  }

  /// The default face of a file, in all its weights where it is variable.
  private func face(in file: FontFile) throws(BadgeError) -> FoundFace {
    let faces = try faces(in: [file])
    guard let first = faces.first else { throw Self.noFont(file) }
    let variable = faces.first { $0.isVariable && $0.families == first.families }
    var found = try foundFace(variable ?? first)
    found.isGiven = true
    return found
  }

  private static func noFont(_ file: FontFile) -> BadgeError {
    BadgeError(.badFont, field: "fontFile", "\(quoted(file.path)): not a font that can be used")
  }

  private var noUsableFont: BadgeError {
    let places = source.directoryBytes ?? FontSource.systemDirectories.map { Array($0.utf8) }
    let names = places.map { quoted(String(decoding: $0, as: UTF8.self)) }
    return BadgeError(
      .noUsableFont, field: source.directoryBytes == nil ? nil : "fontDirs",
      "no usable font in \(names.joined(separator: ", ")); install a font such as Inter")
  }
}
