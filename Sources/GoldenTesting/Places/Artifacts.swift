import CBadgeTestProcess

/// Where the pictures of failures and the logs of runs go.
enum Artifacts {
  /// The folder: what `GOLDENS_ARTIFACTS_DIR` says, else `goldens` in the build folder.
  static let folder =
    EnvironmentVariable.artifacts.value
    ?? "\(buildFolder ?? Files.folder(of: executable))/goldens"

  /// The folder of failures, one folder for each golden below it.
  static var failures: String { "\(folder)/failures" }

  /// SwiftPM keeps its state in the build folder, whatever that is called.
  private static var buildFolder: String? {
    var folder = Files.folder(of: executable)
    while !folder.isEmpty {
      if Files.exists("\(folder)/workspace-state.json") { return folder }
      folder = Files.folder(of: folder)
    }
    return nil
  }

  private static var executable: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
