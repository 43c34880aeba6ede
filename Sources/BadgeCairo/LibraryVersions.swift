import CBadgePangoCairo

/// The versions of the libraries that pictures depend on, as they run.
package enum LibraryVersions {
  /// Each library's name and version.
  package static var all: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("cairo", String(cString: cairo_version_string())),
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }
}
