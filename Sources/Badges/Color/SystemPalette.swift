/// The four values of a system colour, each 0xRRGGBB.
typealias SystemShades = (
  light: UInt32, dark: UInt32, increasedLight: UInt32, increasedDark: UInt32
)

extension SystemColor {
  /// The shades of iOS 13 to 18.
  ///
  /// Source: the phone and television table of OpenSwiftUI's `SystemColors.swift`. Two of its values are
  /// not taken: increased light teal, where code and comment disagree, has the comment's value, and
  /// increased dark cyan that of older copies of Apple's Human Interface Guidelines.
  var ios18: SystemShades {
    switch self {
    case .red: (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: (0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    }
  }

  /// The shades since iOS 26.
  ///
  /// Source: the colour tables of Apple's Human Interface Guidelines as revised in June 2025.
  var ios26: SystemShades {
    switch self {
    case .red: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: (0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    }
  }
}
