import CBadgeDeflate
import CBadgeSPNG

/// The versions of the libraries that write and read PNG.
package enum PNGLibraryVersions {
  /// Each library's name and version; libdeflate, which tells no other, says the one built against.
  package static var all: [(name: String, version: String)] {
    [
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libspng", String(cString: spng_version_string())),
    ]
  }

  /// The version of Little CMS, which this loads; nil where it isn't installed.
  package static var littleCMS: String? { LittleCMS.installed?.version }
}
