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
    pending = Self.folder("GOLDENS_PENDING_DIR", ".goldens-pending", in: package)
    log = Self.folder("GOLDENS_ARTIFACTS_DIR", ".build/goldens", in: package)
      .appending("full-run.log")
  }

  private static var package: FilePath? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    var folder = FilePath(cString: text)
    while !folder.appending("Package.swift").exists {
      let parent = folder.directory.asFile
      guard parent != folder, !parent.bytes.isEmpty else { return nil }
      folder = parent
    }
    return folder
  }

  /// The folder that a variable names, relative to the package as for the tests that run there.
  private static func folder(
    _ variable: String, _ standard: String, in package: FilePath
  ) -> FilePath {
    let value = getenv(variable).map { FilePath(cString: $0) } ?? FilePath("")
    return package.appending("").sibling(value.bytes.isEmpty ? FilePath(standard) : value)
  }
}

/// A golden by its path in the package.
struct GoldenPath: Hashable {
  /// The path, with slashes and the extension.
  let path: String

  /// What people call it: without the extension, and without the usual folder.
  var title: String {
    let name = path.utf8.dropLast(path.hasSuffix(".png") ? 4 : 0)
    let shared = "Fixtures/Goldens/".utf8
    return String(Substring(name.starts(with: shared) ? name.dropFirst(shared.count) : name))
  }

  /// Whether a name is this golden's own: its title or its path.
  func isNamed(_ name: String) -> Bool {
    // Bytes, as file names are: texts that look alike can be two files.
    [path, title].contains { $0.utf8.elementsEqual(name.utf8) }
  }

  /// Whether a name is a folder's that the golden is in, or `.` for all.
  func isBelow(_ name: String) -> Bool {
    let folder = name.utf8.last == UInt8(ascii: "/") ? name : "\(name)/"
    return name == "." || [path, title].contains { $0.utf8.starts(with: folder.utf8) }
  }
}
