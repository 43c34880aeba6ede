import CBadgeRSVG

/// librsvg, loaded when it is first asked for.
package struct SVGLibrary: @unchecked Sendable {
  // Functions of a library that stays loaded: never changed, never freed.
  let library: OpaquePointer

  /// The library the system has; nil where it has none.
  package static let installed = SVGLibrary(names: [
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
    "/usr/local/lib/librsvg-2.2.dylib",
  ])

  /// Loads the first library that is there; nil where none is.
  package init?(names: [String]) {
    guard let library = names.lazy.compactMap({ badge_rsvg_load($0) }).first else { return nil }
    self.library = library
  }

  /// The version, such as `2.54.7`.
  package var version: String {
    var numbers: [UInt32] = [0, 0, 0]
    badge_rsvg_version(library, &numbers)
    return numbers.map { String($0) }.joined(separator: ".")
  }
}
