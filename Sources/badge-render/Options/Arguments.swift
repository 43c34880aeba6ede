import CBadgeSystem

/// The program's arguments as the system passed them: bytes, without the program's own name.
func commandLineArguments() -> [[UInt8]] {
  (1..<max(1, badge_argument_count())).compactMap { index in
    badge_argument(index).map { String.UTF8View.bytes(of: $0) }
  }
}

extension String.UTF8View {
  /// The bytes of a C string, whether they are UTF-8 or not.
  fileprivate static func bytes(of pointer: UnsafePointer<CChar>) -> [UInt8] {
    var length = 0
    while pointer[length] != 0 { length += 1 }
    return UnsafeBufferPointer(start: pointer, count: length).map { UInt8(bitPattern: $0) }
  }
}

/// An argument as text for messages; bytes that are not UTF-8 become U+FFFD.
func argumentText(_ argument: some Sequence<UInt8>) -> String {
  String(decoding: Array(argument), as: UTF8.self)
}
