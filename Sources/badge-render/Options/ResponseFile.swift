import Badges

/// The arguments with those of response files in their places.
///
/// `@FILE` stands for the arguments in a file, one to the line; `@@x` is the argument `@x`. A file holds
/// no other files.
///
/// - Throws: For a file that can't be read, and for what can't be an argument.
func expandingResponseFiles(_ arguments: [[UInt8]]) throws(CommandError) -> [[UInt8]] {
  guard arguments.contains(where: { $0.first == atSign }) else { return arguments }
  var expanded: [[UInt8]] = []
  for argument in arguments {
    if let literal = literal(argument) {
      expanded.append(literal)
    } else {
      expanded += try ResponseFile(FilePath(argument.dropFirst())).arguments()
    }
  }
  return expanded
}

private let atSign = UInt8(ascii: "@")

/// The argument itself; nil where it stands for a file.
private func literal(_ argument: [UInt8]) -> [UInt8]? {
  guard argument.first == atSign else { return argument }
  return argument.dropFirst().first == atSign ? Array(argument.dropFirst()) : nil
}

/// A file with arguments.
private struct ResponseFile {
  /// Many times what a command line holds.
  private static let mostBytes = 16 << 20

  private let path: FilePath

  init(_ path: FilePath) {
    self.path = path
  }

  func arguments() throws(CommandError) -> [[UInt8]] {
    var arguments: [[UInt8]] = []
    for (index, line) in try lines().enumerated() {
      guard !line.contains(0) else { throw refused(index, "a NUL can't be part of an argument") }
      guard let argument = literal(line) else {
        let text = quoted(argumentText(line))
        throw refused(index, "\(text): a response file holds no other; double the @ of a text")
      }
      arguments.append(argument)
    }
    return arguments
  }

  private func lines() throws(CommandError) -> [[UInt8]] {
    var bytes = try content()[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    guard !bytes.isEmpty else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { Array($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
  }

  private func content() throws(CommandError) -> [UInt8] {
    do {
      return try readInput(path, limit: Self.mostBytes)
    } catch {
      throw CommandError(
        error.status, code: error.code,
        "\(error.message) (an argument that begins with @ names a file of arguments; double the @ of a text)"
      )
    }
  }

  private func refused(_ line: Int, _ message: String) -> CommandError {
    CommandError.usage(nil, "\(path), line \(line + 1): \(message)")
  }
}
