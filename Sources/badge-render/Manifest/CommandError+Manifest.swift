import Badges

extension CommandError {
  /// What is wrong with a record, in the manifest's words.
  init(inManifest error: BadgeError, at place: ManifestPlace) {
    self = CommandError(error).inManifest(at: place)
  }

  /// The same fault of a record: as bad content, with the names of keys instead of options.
  func inManifest(at place: ManifestPlace) -> CommandError {
    CommandError(
      status == .usage ? .badContent : status, code: code, field: field, namingKeys(message)
    ).at(place)
  }
}

/// A message that speaks of keys where it spoke of options; what the user typed stays.
func namingKeys(_ message: String) -> String {
  guard message.contains("--") else { return message }
  var result = ""
  var rest = message[...]
  var isQuoted = false
  while let character = rest.first {
    if character == "\\", isQuoted {
      result += rest.prefix(2)
      rest = rest.dropFirst(2)
      continue
    }
    if character == "\"" { isQuoted.toggle() }
    if !isQuoted, let (name, key) = option(at: rest) {
      result += key
      rest = rest.dropFirst(name.count)
    } else {
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  return result
}

/// The option that a text begins with, and its key.
private func option(at text: Substring) -> (name: Substring, key: String)? {
  guard text.hasPrefix("--") else { return nil }
  let name = text.dropFirst(2).prefix { $0 == "-" || ("a"..."z").contains($0) }
  let key = OptionTable.options.first { $0.name == name }?.key
  return key.map { (text.prefix(name.count + 2), $0.rawValue) }
}
