/// What can be set of a badge and its picture: the keys of manifests.
enum SettingKey: String, CaseIterable {
  case count, text, symbol, dot, max, overflow, zero, numberFormat, digits
  case font, contentSize, size, family, fontFile, fontDirs, weight, italic
  case tint, foreground, palette, appearance, contrast
  case shape, cornerRadius, corners, frame, maxWidth, padding, border, opacity, shadow
  case on, alignment, offset, inset, overlap, canvas, badgeSize, cutout, layoutDirection, opaque
  case onSymbol, onSize, iconForeground, iconBackground, iconPadding, iconCornerRadius
  case scale, scales
  case alt, label, value, hint
  case hidden, out
}

/// A key and its value.
struct Setting {
  /// What is set.
  let key: SettingKey
  /// The value.
  let value: Value

  /// What a key is set to.
  enum Value {
    /// The form of the command line: UTF-8, or for files any bytes.
    case bytes([UInt8])
    /// The same form as text.
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
  }
}

extension Setting {
  init(key: SettingKey, bytes: [UInt8]) {
    self.init(key: key, value: .bytes(bytes))
  }
}
