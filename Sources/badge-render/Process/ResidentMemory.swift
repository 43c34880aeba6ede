import CBadgeSystem

/// How much memory the process holds, in KiB.
enum ResidentMemory {
  /// The most so far.
  static var peak: Int { badge_peak_memory() }

  /// Now; 0 where the system does not tell.
  static var now: Int {
    guard let text = readStream("/proc/self/statm") else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  private static func readStream(_ name: String) -> String? {
    let descriptor = badge_open(name, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
