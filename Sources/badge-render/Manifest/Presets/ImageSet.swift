import Badges

extension PresetPlan {
  /// `NAME.imageset` with three scales; an icon is the picture at scale 3.
  func imageSet() throws(CommandError) -> [PlannedOutput] {
    let name = name(without: out.fileExtension == "png" ? "png" : "imageset")
    guard !["", ".", ".."].contains(name) else { throw refused("not a name for an image set") }
    let folder = out.directory.followed(by: "\(name).imageset/")
    let isOnIcon = try isOnIcon
    var outputs: [PlannedOutput] = []
    var images: [JSONValue] = []
    for scale in 1...3 {
      let file = "\(name)\(scale == 1 ? "" : "@\(scale)x").png"
      let picture = try command { () throws(BadgeError) in
        try PlannedPicture(
          isOnIcon ? request.on(nil, .share(scale, of: 3)) : request, scale: Double(scale))
      }
      outputs.append(
        PlannedOutput(path: folder.followed(by: file), content: .picture(picture)))
      images.append(
        .object([
          .init("filename", .string(file)), .init("idiom", .string("universal")),
          .init("scale", .string("\(scale)x")),
        ]))
    }
    let contents = JSONValue.object([
      .init("images", .array(images)),
      .init(
        "info",
        .object([.init("author", .string("badge-render")), .init("version", .integer(1))])),
    ])
    let bytes = Array((contents.indented + "\n").utf8)
    return outputs + [
      PlannedOutput(path: folder.followed(by: "Contents.json"), content: .bytes(bytes))
    ]
  }
}

extension FilePath {
  /// The path with text behind it.
  func followed(by text: String) -> FilePath {
    FilePath(bytes + Array(text.utf8))
  }
}
