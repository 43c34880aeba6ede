import Badges

/// A place in a manifest, printed as compilers print theirs: `badges.jsonl:17`.
struct ManifestPlace: Hashable {
  /// The manifest's name, fit for one line.
  let manifest: String
  /// The line, from 1; nil for the manifest as a whole.
  var line: Int?
  /// The character in the line, from 1; nil where it isn't known.
  var column: Int?
  /// What the record is called in the manifest, `[3]` or `badges[3]`; nil in JSON Lines.
  var item: String?

  /// The text of a message about the place, by the manifest's own names: `badges[3]: tint: …`.
  func message(_ field: String?, _ text: String) -> String {
    [item, field, text].compactMap(\.self).joined(separator: ": ")
  }

  /// The same place in a line further on.
  func moved(byLines lines: Int, column: Int?) -> ManifestPlace {
    var place = self
    place.line = (line ?? 1) + lines
    place.column = column
    return place
  }
}

extension ManifestPlace {
  /// A manifest's name; `-` is standard input.
  init(_ path: FilePath) {
    self.init(manifest: path == FilePath("-") ? "<stdin>" : escaped(path.text))
  }
}

extension ManifestPlace: CustomStringConvertible {
  var description: String {
    let numbers = [line, column].compactMap { $0.map { ":\($0)" } }
    return manifest + numbers.joined()
  }
}
