import CBadgeSystem

/// Where a package keeps its goldens, and where their new pictures wait.
struct GoldenFolders {
  /// The package's folder.
  let package: FilePath
  /// The folder of pending pictures; below it lies each where its golden lies in the package.
  let pending: FilePath
  /// The log of the last run of all tests.
  let log: FilePath

  /// Those of the package that the working directory is in.
  init() throws(CommandError) {
    guard let package = Self.package else {
      throw CommandError(
        .unreadableInput, code: "unreadableInput",
        "no Package.swift here or in the folders above; run this in the package of the tests")
    }
    self.package = package
    pending = Self.variable("GOLDENS_PENDING_DIR") ?? package.appending(".goldens-pending")
    let artifacts = Self.variable("GOLDENS_ARTIFACTS_DIR") ?? package.appending(".build/goldens")
    log = artifacts.appending("full-run.log")
  }

  private static var package: FilePath? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    var folder = FilePath(String(cString: text))
    while !folder.appending("Package.swift").exists {
      let parent = FilePath(folder.directory.bytes.dropLast())
      guard parent != folder, !parent.bytes.isEmpty else { return nil }
      folder = parent
    }
    return folder
  }

  private static func variable(_ name: String) -> FilePath? {
    let value = getenv(name).map { FilePath(String(cString: $0)) }
    return value?.bytes.isEmpty == false ? value : nil
  }
}

/// A golden by its path in the package.
struct GoldenPath: Hashable {
  /// The path, with slashes and the extension.
  let path: String

  /// What people call it: without the extension, and without the usual folder.
  var title: String {
    let name = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    let shared = "Fixtures/Goldens/"
    return String(name.hasPrefix(shared) ? name.dropFirst(shared.count) : name)
  }

  /// Whether a name means this golden: its title, its path, a folder above either, or `.` for all.
  func matches(_ name: String) -> Bool {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    return name == "." || [path, title].contains { $0 == name || $0.hasPrefix("\(name)/") }
  }
}
