import CBadgeGLib
import CBadgeSystem

/// Which names a file system takes for one.
struct NameRules: Hashable {
  /// `A` and `a`.
  var ignoresCase = false
  /// `é` in one character, and `e` with an accent.
  var ignoresForm = false

  /// What all names of one file have in common.
  func key(_ name: [UInt8]) -> [UInt8] {
    guard ignoresCase || ignoresForm else { return name }
    guard !name.allSatisfy({ $0 < 0x80 }) else {
      return ignoresCase ? name.map(\.asciiLowercased) : name
    }
    var key = name
    if ignoresCase { key = Self.changed(key) { g_utf8_casefold($0, -1) } }
    if ignoresForm { key = Self.changed(key) { g_utf8_normalize($0, -1, G_NORMALIZE_NFD) } }
    return key
  }

  /// The text that GLib makes of another; bytes that are no text stay.
  private static func changed(
    _ name: [UInt8], _ change: (UnsafePointer<CChar>) -> UnsafeMutablePointer<gchar>?
  ) -> [UInt8] {
    let path = FilePath(name)
    let isText = path.withCString { g_utf8_validate($0, -1, nil) != 0 }
    guard isText, let text = path.withCString(change) else { return name }
    defer { g_free(text) }
    return UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension FolderHandle {
  /// Which names meet in the folder, tried out on a file that is removed again.
  ///
  /// Where none can be made there are no names to meet.
  ///
  /// - Parameter mayWrite: Whether one may be made; else the state is tried, which only shows whether
  ///   case matters.
  func nameRules(mayWrite: Bool) -> NameRules {
    guard mayWrite else {
      let name = FilePath(StateFile.name.text.uppercased())
      return NameRules(ignoresCase: isOneFile(StateFile.name, name))
    }
    let base = TemporaryName.next(beside: FilePath("")).bytes
    let composed = FilePath(base + Array("-a\u{E9}".utf8))
    return PendingFiles.with(composed, in: self) { rules(base, composed) }
  }

  private func rules(_ base: [UInt8], _ composed: FilePath) -> NameRules {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = composed.withCString { badge_openat(descriptor, $0, flags, 0o600) }
    guard file >= 0 else { return NameRules() }
    close(file)
    defer { _ = remove(composed) }
    let other = FilePath(base + Array("-A\u{E9}".utf8))
    let decomposed = FilePath(base + Array("-ae\u{301}".utf8))
    return NameRules(
      ignoresCase: status(of: other) != nil, ignoresForm: status(of: decomposed) != nil)
  }
}
