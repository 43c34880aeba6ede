import CBadgePangoCairo

/// Checksums of files.
package enum FileChecksum {
  /// The SHA-256 of a file in hexadecimal, nil where it can't be read.
  package static func sha256(of path: String) -> String? {
    var contents: UnsafeMutablePointer<gchar>?
    var length: gsize = 0
    guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else { return nil }
    defer { g_free(contents) }
    let text = contents.withMemoryRebound(to: guchar.self, capacity: Int(length)) {
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0, length)
    }
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
