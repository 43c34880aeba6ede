import Badges
import CBadgeSystem

/// A file that a run writes beside its pictures, named by an option.
struct SideFile {
  /// The option.
  let option: String
  /// The file.
  let path: FilePath

  /// Refuses at once what can't be written later.
  func check() throws(CommandError) {
    guard PictureTarget.Destination(path) != .standardOutput else {
      throw CommandError.usage(option, "\(path): not for standard output; give a file's name")
    }
    guard !OutputName.isOwn(path.name[...]) else {
      throw CommandError.usage(
        option, "\(path): names that begin with .badge-render are the program's own; give another")
    }
    var status = stat()
    if path.withCString({ stat($0, &status) }) == 0, Int32(status.st_mode) & S_IFMT == S_IFIFO {
      throw CommandError.usage(option, "\(path): a pipe, which nobody may read; give a file's name")
    }
    try naming { () throws(CommandError) in
      try OutputFile(path: path, policy: .replaceDifferent).check()
    }
  }

  /// Writes the file.
  func write(_ bytes: [UInt8], policy: OverwritePolicy) throws(CommandError) {
    try naming { () throws(CommandError) in
      _ = try OutputFile(path: path, policy: policy).write(bytes)
    }
  }

  private func naming(_ body: () throws(CommandError) -> Void) throws(CommandError) {
    do throws(CommandError) { try body() } catch { throw error.about(field: option) }
  }
}
