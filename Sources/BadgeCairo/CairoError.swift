import CBadgePangoCairo

/// A status of cairo's other than success.
package struct CairoError: Error, Hashable, Sendable {
  /// cairo's number; one that a newer cairo invents is carried like any other.
  package let status: UInt32

  /// A surface larger than any that is needed.
  static let tooLarge = CairoError(status: CAIRO_STATUS_INVALID_SIZE.rawValue)

  /// Throws where a status is not success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(status: status.rawValue)
  }
}

extension CairoError: CustomStringConvertible {
  /// cairo's own words.
  package var description: String {
    String(cString: cairo_status_to_string(cairo_status_t(rawValue: status)))
  }
}
