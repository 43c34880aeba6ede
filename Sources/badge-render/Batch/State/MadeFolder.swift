/// A folder that a run has made, as a line of the state.
///
/// Only such folders are removed once nothing is in them: who made another may want it empty.
struct MadeFolder {
  /// The way from the output folder, with its slash, which tells it from files in the state.
  let way: FilePath

  private static let word = Array("made".utf8)

  init(_ way: FilePath) {
    self.way = way
  }

  /// Reads a line; nil for that of a file.
  init?(line: ArraySlice<UInt8>) {
    guard line.suffix(Self.word.count + 1).elementsEqual([UInt8(ascii: "\t")] + Self.word),
      let name = StateEntry.name(line), name.last == UInt8(ascii: "/")
    else { return nil }
    way = FilePath(name)
  }

  /// The line, without its end.
  var line: [UInt8] {
    StateEntry.escaped(way.bytes) + [UInt8(ascii: "\t")] + Self.word
  }
}
