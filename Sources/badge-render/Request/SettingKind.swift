/// What the value of a key is in JSON.
enum SettingKind {
  /// A whole number, or one of these words.
  case integer(or: [String] = [])
  /// A number, or a word that the key knows.
  case number(orWord: Bool = false)
  /// `true` or `false`.
  case flag
  /// A text that is taken as it is.
  case text
  /// The name of one of several values.
  case word
  /// A colour in any notation.
  case color
  /// A file's name.
  case file
  /// Names of files or folders: an array, or one name.
  case files
  /// Several values: an array, the command line's text, or one number where that is enough.
  case list(SettingList)
}

/// The values that a list is made of.
struct SettingList {
  /// What one of the values is.
  enum Part {
    case number
    case word
    case color
  }

  /// What each value is; the last stands for all that follow.
  let parts: [Part]
  /// How many values there may be.
  let counts: Set<Int>
  /// What stands between the values on the command line.
  var separator = ","

  /// Whether one number is enough.
  var takesNumber: Bool {
    if case .number = parts[0] { counts.contains(1) } else { false }
  }
}

extension SettingKey {
  /// What the value is in JSON.
  var kind: SettingKind {
    switch self {
    case .count: .integer()
    case .max: .integer(or: ["none"])
    case .size, .maxWidth, .opacity, .scale, .inset, .cutout, .onSize, .iconPadding: .number()
    case .weight, .cornerRadius, .iconCornerRadius: .number(orWord: true)
    case .dot, .italic: .flag
    case .text, .family, .alt, .label, .value, .hint: .text
    case .overflow, .zero, .numberFormat, .digits, .font, .contentSize, .palette, .appearance,
      .contrast, .shape, .hidden, .alignment, .overlap, .canvas, .layoutDirection,
      .symbol, .onSymbol:
      .word
    case .badgeSize: .text
    case .tint, .foreground, .opaque, .iconForeground, .iconBackground: .color
    case .fontFile, .out, .on: .file
    case .fontDirs: .files
    case .corners: .list(SettingList(parts: [.word], counts: Set(1...9)))
    case .offset: .list(SettingList(parts: [.number], counts: [2]))
    case .frame: .list(SettingList(parts: [.number], counts: [2], separator: "x"))
    case .padding: .list(SettingList(parts: [.number], counts: [1, 2]))
    case .border: .list(SettingList(parts: [.number, .color], counts: [2]))
    case .shadow:
      .list(SettingList(parts: [.number, .number, .number, .color], counts: [1, 3, 4]))
    case .scales: .list(SettingList(parts: [.number], counts: Set(1...ScaleSettings.mostScales)))
    }
  }
}
