import BadgeRender
import Badges
import CBadgeSystem

/// The folder that a manifest's icons and fonts are looked for in.
struct InputFolder: Sendable {
  /// Its name; empty is the working directory.
  let path: FilePath
  /// The open folder, where nothing outside it may be read; nil where anything may.
  private let handle: FolderHandle?
  /// Folders of fonts without links that lead out.
  private let checkedFonts = Monitor<Set<FilePath>>([])

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

  /// Why a file of the manifest is refused.
  static let outside = "leads out of the input folder; give a name below it"

  /// Opens a file by the name that `resolve` gave it, or one derived from that.
  ///
  /// In a folder that everything must lie in the system sees to it at this very moment, whatever has
  /// become of names and links since they were resolved.
  ///
  /// - Returns: A descriptor, or -1 and `errno`, which is `EXDEV` for what leads out.
  func open(_ name: FilePath, _ flags: Int32) -> Int32 {
    guard let handle, let below = below(name) else {
      return name.withCString { badge_open($0, flags, 0) }
    }
    return below.withCString { badge_open_beneath(handle.descriptor, $0, flags, 0) }
  }

  /// The way from the folder to what a name says is in it; nil for a name that was never resolved.
  private func below(_ name: FilePath) -> FilePath? {
    let prefix = path.appending(FilePath("")).bytes
    return name.bytes.starts(with: prefix) ? FilePath(name.bytes.dropFirst(prefix.count)) : nil
  }

  /// The name that a file of the manifest is opened by.
  ///
  /// - Throws: Where it leads out of a folder that everything must lie in.
  func resolve(_ name: FilePath, field: String) throws(BadgeError) -> FilePath {
    guard let handle, !name.bytes.isEmpty else {
      return name.bytes.first == UInt8(ascii: "/") ? name : path.appending(name)
    }
    let descriptor = name.withCString {
      badge_open_beneath(handle.descriptor, $0, badge_only_name(), 0)
    }
    guard FolderHandle(owning: descriptor) != nil || badge_errno() != EXDEV else {
      throw BadgeError(field: field, "\(name): \(Self.outside)")
    }
    // Opening it says why it can't be read.
    return path.appending(name)
  }

  /// A setting whose files are found in the folder.
  func resolve(_ setting: Setting) throws(BadgeError) -> Setting {
    guard setting.key.isInput else { return setting }
    let field = setting.key.rawValue
    let path = try resolve(SettingValue(setting).path, field: field)
    switch setting.key {
    case .fontFile: return Setting(key: .fontFile, value: .bytes(withoutLinks(path).bytes))
    case .fontDirs: try checkFonts(in: path, field: field)
    default: break
    }
    return Setting(key: setting.key, value: .bytes(path.bytes))
  }

  /// The same file by a name without links, so that none of them is followed anew by libraries that
  /// open files by their names.
  private func withoutLinks(_ name: FilePath) -> FilePath {
    guard handle != nil, let found = FolderHandle(owning: open(name, badge_only_name())) else {
      return name
    }
    return linkTarget(FilePath("/proc/self/fd/\(found.descriptor)")) ?? name
  }

  /// Refuses a folder of fonts with a link that leads out.
  private func checkFonts(in folder: FilePath, field: String) throws(BadgeError) {
    guard handle != nil, !checkedFonts.with({ $0.contains(folder) }) else { return }
    var source = FontSource()
    source.directoryBytes = [folder.bytes]
    for file in source.files().map({ FilePath($0) }) {
      let isInside = FolderHandle(owning: open(file, badge_only_name())) != nil
      guard isInside || badge_errno() != EXDEV else {
        throw BadgeError(field: field, "\(file): \(Self.outside)")
      }
    }
    checkedFonts.with { checked in
      if checked.count >= 256 { checked.removeAll() }
      checked.insert(folder)
    }
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
