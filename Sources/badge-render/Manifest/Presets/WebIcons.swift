import Badges

/// A file's name as a part of an address, by RFC 3986: all but unreserved characters are escaped.
private func urlPath(_ name: String) -> String {
  let digits = Array("0123456789ABCDEF")
  return name.utf8.map { byte in
    let character = Character(UnicodeScalar(byte))
    guard character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character)
    else { return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])" }
    return String(character)
  }.joined()
}

extension PresetPlan {
  /// One Windows icon with the sizes of its desktop and lists.
  func windowsIcon() throws(CommandError) -> [PlannedOutput] {
    let hasExtension = out.fileExtension == "ico"
    guard hasExtension || out.fileExtension.isEmpty, !out.name.isEmpty else {
      throw refused("a Windows icon's name ends in .ico")
    }
    let pictures = try [16, 20, 24, 32].map { (side) throws(CommandError) in try square(side) }
    let path = hasExtension ? out : out.followed(by: ".ico")
    return [PlannedOutput(path: path, content: .icon(pictures))]
  }

  /// The icons of a web site, and the part of its manifest that lists them.
  func favicon() throws(CommandError) -> [PlannedOutput] {
    let name = name(without: "png")
    guard !["", ".", ".."].contains(name) else { throw refused("not a name for icons") }
    var outputs: [PlannedOutput] = []
    var icons: [JSONValue] = []
    for side in [16, 32, 180, 192, 512] {
      let file = "\(name)-\(side)x\(side).png"
      outputs.append(
        PlannedOutput(path: out.directory.followed(by: file), content: .picture(try square(side))))
      icons.append(
        .object([
          .init("src", .string(urlPath(file))), .init("sizes", .string("\(side)x\(side)")),
          .init("type", .string("image/png")),
        ]))
    }
    let manifest = JSONValue.object([.init("icons", .array(icons))])
    return outputs + [
      PlannedOutput(
        path: out.directory.followed(by: "\(name).webmanifest"),
        content: .bytes(Array((manifest.indented + "\n").utf8)))
    ]
  }
}
