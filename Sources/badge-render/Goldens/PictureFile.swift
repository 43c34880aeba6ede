import BadgeImage
import CBadgeSystem

/// A PNG file and its pixels.
struct PictureFile {
  let path: FilePath
  let bytes: [UInt8]
  let file: PNGFile
  let raster: Raster

  /// Reads a file.
  init(_ path: FilePath) throws(CommandError) {
    self.path = path
    bytes = try Self.read(path)
    do throws(PNGError) {
      file = try PNGFile(bytes)
      raster = try Raster(file)
    } catch {
      throw Self.unreadable(path, error.message)
    }
  }

  /// The bytes of a file that is an input.
  static func read(_ path: FilePath) throws(CommandError) -> [UInt8] {
    // The pixels of the largest picture, not compressed.
    try readInput(path, limit: PNGLimits().maximumPixelCount * 8)
  }

  static func unreadable(_ path: FilePath, _ reason: String) -> CommandError {
    CommandError(.unreadableInput, code: "unreadableInput", "\(path): \(reason)")
  }

  /// What the file says of its colours' meaning, none of which is compared.
  var colourSpace: [PNGChunk] {
    file.chunks.filter { ["gAMA", "cHRM", "iCCP", "cICP"].contains($0.type) }
  }
}

/// Removes what was written to a file earlier: a link stays, and so does a device or a pipe.
func removeWritten(_ path: FilePath) throws(CommandError) {
  if let end = path.followingLinks, end.isFile { try removeFile(end) }
}

/// Removes a file; one that isn't there is no fault.
func removeFile(_ path: FilePath) throws(CommandError) {
  guard path.withCString({ unlink($0) }) != 0, badge_errno() != ENOENT else { return }
  throw CommandError(
    .cannotWrite, code: "cannotWrite", "\(path): not removed: \(systemReason(badge_errno()))")
}
