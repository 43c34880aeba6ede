/// Where a golden lies, and where what belongs to it goes.
struct GoldenPlace: Hashable {
  /// The golden's name.
  let name: String
  /// The package's folder.
  let package: String
  /// The folder of goldens.
  let folder: String

  /// The place of a golden that a test file checks.
  ///
  /// `Fixtures/Goldens` of the package if there is one, else `__Goldens__` beside the file.
  init(name: String, testFile: String) {
    self.name = name
    let beside = Files.folder(of: testFile)
    package = Self.package(above: beside) ?? beside
    let shared = "\(package)/Fixtures/Goldens"
    folder = Files.isFolder(shared) ? shared : "\(beside)/\(Self.folderName)"
  }

  /// The name of folders beside test files.
  static let folderName = "__Goldens__"

  /// The golden itself.
  var path: String { "\(folder)/\(name).png" }

  /// The golden's path in the package.
  var relativePath: String { String(Substring(path.utf8.dropFirst(package.utf8.count + 1))) }

  /// What `badge-render goldens` and reports call it.
  var title: String {
    let path = relativePath.dropLast(4)
    let shared = "Fixtures/Goldens/"
    return String(path.hasPrefix(shared) ? path.dropFirst(shared.count) : path)
  }

  /// Where a new picture waits to be accepted.
  var pendingPath: String {
    let folder = EnvironmentVariable.pending.value ?? "\(package)/.goldens-pending"
    return "\(folder)/\(relativePath)"
  }

  /// The name of an attachment; it differs from those of all other goldens.
  func attachmentName(_ role: String) -> String {
    title.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "..")
      .split(separator: "/").joined(separator: ".") + ".\(role).png"
  }

  private static func package(above folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if Files.exists("\(folder)/Package.swift") { return folder }
      folder = Files.folder(of: folder)
    }
    return nil
  }
}
