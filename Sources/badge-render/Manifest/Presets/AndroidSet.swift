import Badges

extension PresetPlan {
  /// A file of the same name in a folder for each density.
  ///
  /// A badge alone has its own size, a point being Android's unit; an icon becomes 48 units large, as
  /// launchers want.
  func android() throws(CommandError) -> [PlannedOutput] {
    let name = name(without: "png")
    let isName = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, let first = name.utf8.first, first >= UInt8(ascii: "a") else {
      throw refused("a resource's name begins with a to z and has a to z, 0 to 9 and _ only")
    }
    let isOnIcon = try isOnIcon
    return try Self.densities.map { (density) throws(CommandError) in
      let picture =
        try isOnIcon ? square(Int(48 * density.scale)) : picture(at: density.scale)
      return PlannedOutput(
        path: out.directory.followed(by: "mipmap-\(density.name)/\(name).png"),
        content: .picture(picture))
    }
  }

  private func picture(at scale: Double) throws(CommandError) -> PlannedPicture {
    try command { () throws(BadgeError) in try PlannedPicture(request, scale: scale) }
  }

  private static let densities: [(name: String, scale: Double)] = [
    ("ldpi", 0.75), ("mdpi", 1), ("hdpi", 1.5), ("xhdpi", 2), ("xxhdpi", 3),
    ("xxxhdpi", 4),
  ]
}
