import CBadgeGLib

/// The SHA-256 of bytes, in hexadecimal.
func sha256(_ bytes: [UInt8]) -> String {
  let text = bytes.withUnsafeBufferPointer {
    g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
  }
  defer { g_free(text) }
  return text.map { String(cString: $0) } ?? ""
}
