/// A path of a font file, as bytes: file names need not be UTF-8.
package struct FontFile: Hashable, Sendable {
  /// The path's bytes without the final NUL.
  package let bytes: [UInt8]

  /// Names a file.
  ///
  /// - Parameter bytes: A path without NUL.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Names a file.
  package init(_ path: String) {
    bytes = Array(path.utf8)
  }

  /// Copies a C string.
  init(copying path: UnsafePointer<UInt8>) {
    var count = 0
    while path[count] != 0 { count += 1 }
    bytes = Array(UnsafeBufferPointer(start: path, count: count))
  }

  /// The path as text, for people: bytes that are not UTF-8 are replaced.
  package var path: String { String(decoding: bytes, as: UTF8.self) }

  /// Lends the path as a C string.
  func withPath<R>(_ body: (UnsafePointer<UInt8>) -> R) -> R {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      // The array holds the NUL at least, so it has an address.
      buffer.baseAddress.map(body) ?? body([0])
    }
  }
}

extension FontFile: Comparable {
  /// By bytes, whatever the locale.
  package static func < (left: FontFile, right: FontFile) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
