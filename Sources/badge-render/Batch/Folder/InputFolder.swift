import Badges
import CBadgeSystem

/// The folder that a manifest's icons and fonts are looked for in.
struct InputFolder: Sendable {
  /// Its name; empty is the working directory.
  let path: FilePath
  /// The open folder, where nothing outside it may be read; nil where anything may.
  private let handle: FolderHandle?

  /// A folder that relative names begin at, and no more.
  init(_ path: FilePath = FilePath("")) {
    self.path = path
    handle = nil
  }

  /// A folder that everything must lie in.
  init(confining path: FilePath) throws(CommandError) {
    self.path = path
    handle = FolderHandle(owning: path.withCString { badge_open_folder($0) })
    guard handle == nil else { return }
    throw CommandError(
      .unreadableInput, code: "unreadableInput", field: "--input-dir",
      "\(path): \(systemReason(badge_errno()))")
  }

  /// The name that a file of the manifest is opened by.
  ///
  /// - Throws: Where it leads out of a folder that everything must lie in.
  func resolve(_ name: FilePath, field: String) throws(BadgeError) -> FilePath {
    guard let handle else {
      return name.bytes.isEmpty || name.bytes[0] == UInt8(ascii: "/") ? name : path.appending(name)
    }
    let descriptor = name.withCString {
      badge_open_beneath(handle.descriptor, $0, badge_only_name(), 0)
    }
    guard let found = FolderHandle(owning: descriptor) else {
      guard badge_errno() != EXDEV else {
        throw BadgeError(
          field: field, "\(name): leads out of the input folder; give a name below it")
      }
      // Reading it says why it can't be read.
      return path.appending(name)
    }
    // Without links, so that none of them is followed anew.
    return linkTarget(FilePath("/proc/self/fd/\(found.descriptor)")) ?? path.appending(name)
  }

  /// A setting whose files are found in the folder.
  func resolve(_ setting: Setting) throws(BadgeError) -> Setting {
    guard setting.key.isInput else { return setting }
    let name = SettingValue(setting).path
    let path = try resolve(name, field: setting.key.rawValue)
    return Setting(key: setting.key, value: .bytes(path.bytes))
  }
}

extension SettingKey {
  /// Whether its value names files that are read.
  fileprivate var isInput: Bool {
    switch kind {
    case .file, .files: self != .out
    default: false
    }
  }
}
