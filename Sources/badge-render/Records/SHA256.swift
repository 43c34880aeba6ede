import CBadgeGLib
import CBadgeSystem

/// The SHA-256 of bytes, in hexadecimal.
func sha256(_ bytes: [UInt8]) -> String {
  fastSHA256(bytes) ?? portableSHA256(bytes)
}

/// The same by instructions that not every processor has; nil where it hasn't.
func fastSHA256(_ bytes: [UInt8]) -> String? {
  var hash = [UInt8](repeating: 0, count: 32)
  guard badge_sha256(bytes, bytes.count, &hash) != 0 else { return nil }
  return String(unsafeUninitializedCapacity: 64) { text in
    for (index, byte) in hash.enumerated() {
      text[2 * index] = hexadecimal[Int(byte >> 4)]
      text[2 * index + 1] = hexadecimal[Int(byte & 15)]
    }
    return 64
  }
}

/// The same everywhere.
func portableSHA256(_ bytes: [UInt8]) -> String {
  let text = bytes.withUnsafeBufferPointer {
    g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
  }
  defer { g_free(text) }
  return text.map { String(cString: $0) } ?? ""
}

private let hexadecimal = Array("0123456789abcdef".utf8)
