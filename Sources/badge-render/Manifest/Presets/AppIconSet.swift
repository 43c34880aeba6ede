import BadgeRender
import Badges

extension PresetPlan {
  /// A copy of an `.appiconset` with a badge on each of its pictures, and its list byte for byte.
  func appIconSet() throws(CommandError) -> [PlannedOutput] {
    let icon = try command { () throws(BadgeError) in try request.icon() }
    guard let icon, case .file(let source) = icon.source else {
      throw CommandError.usage(
        "preset", #"appiconset copies icons; name their folder: "on":"AppIcon.appiconset""#)
    }
    guard !out.name.isEmpty else { throw refused("the name of a folder ends without a slash") }
    let set = source.followed(by: source.bytes.last == UInt8(ascii: "/") ? "" : "/")
    let list = set.followed(by: "Contents.json")
    let bytes = try read(list)
    let folder = out.followed(by: out.fileExtension == "appiconset" ? "/" : ".appiconset/")
    let images = try AppIconList(bytes, list).images
    let pictures = try images.map { (image) throws(CommandError) in
      PlannedOutput(
        path: folder.followed(by: image.file), content: .picture(try picture(image, in: set)),
        source: list)
    }
    let copy = PlannedOutput(
      path: folder.followed(by: "Contents.json"), content: .bytes(bytes), source: list)
    return pictures + [copy]
  }

  private func picture(
    _ image: AppIconImage, in set: FilePath
  ) throws(CommandError) -> PlannedPicture {
    try command { () throws(BadgeError) in
      var request = try request.on(set.followed(by: image.file), .own)
      if image.isDark, !request.hasAppearance {
        let name = Array(Appearance.dark.rawValue.utf8)
        try request.apply(Setting(key: .appearance, bytes: name))
      }
      return try PlannedPicture(request, scale: image.scale)
    }
  }
}

/// One picture of an app's icons.
struct AppIconImage: Hashable {
  /// Its name in the folder.
  let file: String
  /// Pixels a point.
  let scale: Double
  /// Whether it is the one for dark surroundings.
  let isDark: Bool

  /// Whether it is in the same file: texts that look alike can be the names of two.
  fileprivate func isSameFile(as other: AppIconImage) -> Bool {
    FilePath(file) == FilePath(other.file)
  }
}

/// The list of an app's icons, `Contents.json`.
struct AppIconList {
  /// The pictures that there are files for, each file once.
  private(set) var images: [AppIconImage] = []
  private let path: FilePath

  init(_ bytes: [UInt8], _ path: FilePath) throws(CommandError) {
    self.path = path
    let json: JSONValue
    do {
      json = try JSONText.value(of: bytes)
    } catch {
      throw refused(error.description)
    }
    guard case .array(let entries) = json["images"] else {
      throw refused("not a list of icons; it has no \"images\"")
    }
    for entry in entries {
      guard let image = try image(entry) else { continue }
      if !images.contains(where: { $0.isSameFile(as: image) }) { images.append(image) }
    }
    guard !images.isEmpty else { throw refused("none of its icons has a file") }
  }

  private func image(_ entry: JSONValue) throws(CommandError) -> AppIconImage? {
    guard let name = entry["filename"] else { return nil }
    guard case .string(let file) = name, !file.isEmpty, !file.utf8.contains(0),
      !file.utf8.contains(UInt8(ascii: "/")), ![".", "..", "Contents.json"].contains(file)
    else { throw refused("\(shown(name)): not the name of a file in its folder") }
    guard PictureTarget.Destination.file(FilePath(file)).otherFormat == nil else {
      throw refused(
        "\(shown(name)): badged copies are PNG files; name a PNG file that ends in .png")
    }
    return AppIconImage(file: file, scale: scale(entry["scale"]), isDark: isDark(entry))
  }

  private func scale(_ json: JSONValue?) -> Double {
    guard case .string(let text) = json, text.hasSuffix("x") else { return 1 }
    return parseNumber(text.dropLast()) ?? 1
  }

  private func isDark(_ entry: JSONValue) -> Bool {
    guard case .array(let appearances) = entry["appearances"] else { return false }
    return appearances.contains { $0["value"] == .string("dark") }
  }

  private func refused(_ message: String) -> CommandError {
    CommandError(
      .badContent, code: "invalidValue", field: SettingKey.on.rawValue, "\(path): \(message)")
  }
}

extension JSONValue {
  /// The member of an object; nil where there is none.
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
