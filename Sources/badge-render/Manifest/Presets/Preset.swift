import Badges

/// What platforms want for a picture: several files, at places and in sizes that are fixed.
enum Preset: String, CaseIterable {
  /// `NAME.imageset` of an asset catalogue: scales 1, 2 and 3, and what lists them.
  case imageset
  /// A copy of an app's icons with a badge on each.
  case appiconset
  /// `mipmap-…` folders for all densities of Android.
  case android
  /// One Windows icon with four sizes.
  case ico
  /// The icons of a web site, and what its manifest says of them.
  case favicon
}

/// The files of a preset for one record.
struct PresetPlan {
  /// The badge, and what it is put on.
  let request: BadgeRequest
  /// The name that the record gives.
  let out: FilePath
  /// Reads inputs.
  let read: InputReader

  /// The files, in order.
  func outputs(of preset: Preset) throws(CommandError) -> [PlannedOutput] {
    switch preset {
    case .imageset: try imageSet()
    case .appiconset: try appIconSet()
    case .android: try android()
    case .ico: try windowsIcon()
    case .favicon: try favicon()
    }
  }

  /// Whether the badge is put on an icon.
  var isOnIcon: Bool {
    get throws(CommandError) {
      try command { () throws(BadgeError) in try request.icon() != nil }
    }
  }

  /// The picture that fills a square: the icon in that size with its badge, or the badge alone in the
  /// middle, as large as it fits.
  func square(_ side: Int) throws(CommandError) -> PlannedPicture {
    let isOnIcon = try isOnIcon
    return try command { () throws(BadgeError) in
      try PlannedPicture(
        isOnIcon ? request.on(nil, .square(side)) : request.filling(side: side), scale: 1)
    }
  }

  /// The name without an extension that it may have.
  func name(without extension: String) -> String {
    let name = argumentText(out.name)
    return out.fileExtension == `extension` ? String(name.dropLast(`extension`.count + 1)) : name
  }

  /// Refuses what can't name a file.
  func refused(_ message: String) -> CommandError {
    CommandError.usage(SettingKey.out.rawValue, "\(out): \(message)")
  }
}
