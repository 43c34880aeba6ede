import CBadgeGLib

/// Bytes as Base64.
func base64Text(_ bytes: [UInt8]) -> String {
  let text = g_base64_encode(bytes, gsize(bytes.count))
  defer { g_free(text) }
  return text.map { String(cString: $0) } ?? ""
}
