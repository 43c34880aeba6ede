import CBadgePangoCairo

/// The versions of the libraries that pictures depend on, as they run.
package enum LibraryVersions {
  /// Each library's name and version.
  package static var all: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("cairo", String(cString: cairo_version_string())),
      ("pixman", String(cString: pixman_version_string())),
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("fribidi", fribidi),
      ("freetype", freetype),
      ("fontconfig", dotted(fontconfig / 10000, fontconfig / 100 % 100, fontconfig % 100)),
      ("glib", dotted(glib_major_version, glib_minor_version, glib_micro_version)),
    ]
  }

  /// The first words are `(GNU FriBidi) 1.0.8`, a line break behind them.
  private static var fribidi: String {
    let firstLine = String(cString: badge_fribidi_info()).prefix { $0 != "\n" }
    return firstLine.split(separator: " ").last.map { String($0) } ?? "unknown"
  }

  private static var freetype: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return dotted(major, minor, patch)
  }

  private static func dotted<T: BinaryInteger>(_ numbers: T...) -> String {
    numbers.map { String($0) }.joined(separator: ".")
  }
}
