import BadgeRender

/// The fonts that tests draw with: as Debian installs them, and no others a machine may have.
enum TestFonts {
  static let inter = "/usr/share/fonts/opentype/inter"
  static let dejaVu = "/usr/share/fonts/truetype/dejavu"
  /// Noto Color Emoji's.
  static let noto = "/usr/share/fonts/truetype/noto"

  static let source = FontSource(directories: [inter, dejaVu, noto])
}

extension BadgeRenderer {
  /// A renderer that has drawn nothing yet.
  static func fresh() throws -> BadgeRenderer {
    try BadgeRenderer(fonts: TestFonts.source)
  }
}
