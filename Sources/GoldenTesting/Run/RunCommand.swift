import CBadgeTestProcess

/// The `swift test` that started this process.
struct RunCommand: Hashable {
  /// A text that no other run has.
  let identity: String
  /// Whether it runs every test of the package.
  let isFull: Bool

  /// The command, nil where something else started the process or the system does not tell.
  static let current: RunCommand? = {
    let parent = getppid()
    guard let words = try? Files.read("/proc/\(parent)/cmdline"),
      let status = try? Files.read("/proc/\(parent)/stat")
    else { return nil }
    return RunCommand(
      words: words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) },
      process: Int(parent), status: String(decoding: status, as: UTF8.self))
  }()

  /// Reads a command.
  ///
  /// - Parameter status: The system's line about the process, whose 22nd field is when it started.
  init?(words: [String], process: Int, status: String) {
    guard let first = words.first, Files.lastComponent(of: first) == "swift-test",
      let name = status.lastIndex(of: ")")
    else { return nil }
    let fields = status[name...].split(separator: " ")
    guard fields.count > 20 else { return nil }
    identity = "\(process)-\(fields[20])"
    isFull = !words.dropFirst().contains(where: Self.narrows)
  }

  /// Whether an argument may keep tests from running.
  private static func narrows(_ word: String) -> Bool {
    let option = String(word.prefix { $0 != "=" })
    return [
      "--filter", "--skip", "-s", "--specifier", "--test-product", "list", "last", "-l",
      "--enable-xctest", "--disable-xctest", "--enable-swift-testing", "--disable-swift-testing",
      "--traits", "--disable-default-traits", "--xctest-only", "--swift-testing-only",
    ].contains(option)
  }
}
