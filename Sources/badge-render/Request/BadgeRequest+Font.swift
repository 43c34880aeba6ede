import BadgeRender
import Badges

extension BadgeRequest {
  mutating func applyFace(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .family: base.style.family = try value.text()
    case .weight: base.style.weight = try value.weight()
    default: base.style.italic = try value.flag()
    }
  }

  mutating func applyFontSource(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    let bytes = value.path.bytes
    guard !bytes.isEmpty else { throw value.error("a file's name is not empty") }
    if key == .fontFile {
      fonts.fileBytes = bytes
    } else {
      fonts.directoryBytes = (fonts.directoryBytes ?? []) + [bytes]
    }
  }
}

extension SettingValue {
  /// A weight by its name or number.
  fileprivate func weight() throws(BadgeError) -> FontWeight {
    guard let number = givenNumber else { return try FontWeight(text(), field: field) }
    guard let weight = Int(exactly: number).flatMap(FontWeight.init(_:)) else {
      throw error("\(decimal(number)): a weight is a whole number from 100 to 900, or a name")
    }
    return weight
  }
}

/// What decides the type size.
struct FontSettings {
  private var style: TextStyle?
  private var category: ContentSizeCategory?
  private var size: Double?

  mutating func apply(_ key: SettingKey, _ value: SettingValue) throws(BadgeError) {
    switch key {
    case .font: style = try TextStyle(value.text(), field: value.field)
    case .contentSize: category = try ContentSizeCategory(value.text(), field: value.field)
    default: size = try value.number()
    }
  }

  /// Makes room for a size in points, or for a style or category.
  mutating func displace(for key: SettingKey) {
    if key == .size { (style, category) = (nil, nil) } else { size = nil }
  }

  /// Whether anything decides it.
  var isGiven: Bool { style != nil || category != nil || size != nil }

  func font() throws(BadgeError) -> BadgeFont {
    guard let size else { return .style(style ?? .largeTitle, category ?? .large) }
    guard style == nil, category == nil else {
      let other = style == nil ? "a content size" : "a text style"
      throw BadgeError(
        .conflict, field: SettingKey.size.rawValue,
        "a size in points and \(other) exclude each other; give one of the two")
    }
    return .size(size)
  }
}
