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
    let shared = "\(package)/\(Self.sharedFolder)"
    folder = Files.isFolder(shared) ? shared : "\(beside)/\(Self.folderName)"
  }

  /// The place that a line of a run's log says was checked; nil for other lines.
  init?(_ entry: RunLog.Entry) {
    guard entry.event == .used, entry.values.count == 3 else { return nil }
    (package, folder, name) = (entry.values[0], entry.values[1], entry.values[2])
  }

  /// The name of folders beside test files.
  static let folderName = "__Goldens__"

  /// The folder of a package that takes the place of those beside test files.
  static let sharedFolder = "Fixtures/Goldens"

  /// The golden itself.
  var path: String { "\(folder)/\(name).png" }

  /// The golden's path in the package.
  var relativePath: String { Files.path(path, in: package) }

  /// What `badge-render goldens` and reports call it.
  var title: String {
    let path = relativePath.utf8.dropLast(".png".utf8.count)
    let shared = "\(Self.sharedFolder)/".utf8
    return String(Substring(path.starts(with: shared) ? path.dropFirst(shared.count) : path))
  }

  /// What two goldens share that are one file where letters of both cases are the same.
  var identity: String { "\(folder)/\(name.lowercased())" }

  /// Where a new picture waits to be accepted.
  ///
  /// A relative `GOLDENS_PENDING_DIR` begins at the package, wherever the tests run.
  var pendingPath: String {
    let folder = EnvironmentVariable.pending.value ?? ".goldens-pending"
    return folder.utf8.first == UInt8(ascii: "/")
      ? "\(folder)/\(relativePath)" : "\(package)/\(folder)/\(relativePath)"
  }

  /// The name of an attachment; it differs from those of all other goldens.
  func attachmentName(_ role: String) -> String {
    let name = title.unicodeScalars.reduce(into: "") { name, scalar in
      switch scalar {
      case ".": name += ".."
      case "/": name += "."
      default: name.unicodeScalars.append(scalar)
      }
    }
    return "\(Fingerprint.shortened(name)).\(role).png"
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
