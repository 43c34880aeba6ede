import Badges

extension BadgeRequest {
  mutating func applyColor(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .tint: base.style.tint = try BadgeColor(value.text(), field: value.field)
    case .foreground:
      base.style.foreground = try Foreground(value.text(), field: value.field)
      hasForeground = true
    case .palette: base.style.palette = try value.name()
    case .appearance:
      base.style.appearance = try value.name()
      hasAppearance = true
    default: base.style.contrast = try value.name()
    }
  }

  mutating func applySize(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .frame: base.style.frame = try value.frame()
    case .maxWidth: base.style.maxWidth = try value.number()
    default: base.style.padding = try value.padding()
    }
  }

  mutating func applyDecoration(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .border: base.style.border = try value.border()
    case .opacity: base.style.opacity = try value.number()
    default: base.style.shadow = try value.shadow()
    }
  }
}

extension SettingValue {
  fileprivate func frame() throws(BadgeError) -> BadgeFrame {
    let text = try text()
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw error("\(quoted(text)): not a frame (use WIDTHxHEIGHT, such as 24x24)")
    }
    return BadgeFrame(width: try number(sides[0]), height: try number(sides[1]))
  }

  fileprivate func padding() throws(BadgeError) -> BadgePadding {
    let parts = try parts()
    guard parts.count <= 2 else {
      throw error("\(quoted(try text())): not a padding (use HORIZONTAL,VERTICAL or one number)")
    }
    let horizontal = try number(parts[0])
    return BadgePadding(
      horizontal: horizontal, vertical: parts.count == 2 ? try number(parts[1]) : horizontal)
  }

  fileprivate func border() throws(BadgeError) -> BadgeBorder {
    let parts = try parts(atMost: 2)
    guard parts.count == 2 else {
      throw error("\(quoted(try text())): not a border (use WIDTH,COLOR, such as 2,white)")
    }
    return BadgeBorder(width: try number(parts[0]), color: try color(parts[1]))
  }

  fileprivate func shadow() throws(BadgeError) -> BadgeShadow {
    let parts = try parts(atMost: 4)
    guard parts.count != 2 else {
      throw error(
        "\(quoted(try text())): not a shadow (use RADIUS, RADIUS,X,Y or RADIUS,X,Y,COLOR)")
    }
    var shadow = BadgeShadow(radius: try number(parts[0]))
    if parts.count > 2 { (shadow.x, shadow.y) = (try number(parts[1]), try number(parts[2])) }
    if parts.count > 3 { shadow.color = try color(parts[3]) }
    return shadow
  }

  private func color(_ part: Substring) throws(BadgeError) -> BadgeColor {
    try BadgeColor(String(part), field: field)
  }
}

/// What decides the outline.
struct ShapeSettings {
  private var name: ShapeName?
  private var radius: CornerRadius?
  private var corners: Corners?

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .shape: name = try value.name()
    case .cornerRadius: radius = try value.radius()
    default: corners = try value.corners()
    }
  }

  /// Forgets the corners of an older shape where the new one has none.
  mutating func displace(for setting: Setting) {
    guard let shape: ShapeName = try? SettingValue(setting).name() else { return }
    if shape != .rounded { (radius, corners) = (nil, nil) }
  }

  /// The outline, a capsule where none is named.
  func shape() throws(BadgeError) -> BadgeShape {
    let name = name ?? .capsule
    guard name == .rounded || (radius == nil && corners == nil) else {
      throw BadgeError(
        .conflict, field: (radius == nil ? SettingKey.corners : .cornerRadius).rawValue,
        "a \(name.rawValue) has no corners; add --shape rounded")
    }
    switch name {
    case .capsule: return .capsule
    case .circle: return .circle
    case .rounded: return .rounded(radius ?? .medium, corners: corners ?? .all)
    }
  }
}

extension SettingValue {
  fileprivate func radius() throws(BadgeError) -> CornerRadius {
    let text = try text()
    if let name: RadiusName = namedValue(text) { return name.radius }
    if let points = parseNumber(text) { return .points(points) }
    let names = RadiusName.names
    throw error(
      "\(quoted(text)): not a radius (use \(names.joined(separator: ", ")) or points)"
        + didYouMean(text, among: names))
  }

  fileprivate func corners() throws(BadgeError) -> Corners {
    var corners: Corners = []
    for part in try parts() {
      let name = try choice(String(part), field: field, aliases: CornerName.aliases)
      corners.formUnion(name.corners)
    }
    return corners
  }
}
