import BadgeImage

/// What lies where a golden should.
enum GoldenFile {
  /// A picture, and the environment it was recorded in.
  case picture(Raster, GoldenEnvironment?)
  /// Nothing.
  case missing
  /// Something that is no golden, and what to do about it.
  case unusable(String)

  /// The size a golden's file may have where nobody says another: 1 MiB.
  static let standardMaximumBytes = 1 << 20

  /// Reads a golden.
  ///
  /// - Parameter maximumBytes: The size the file may have.
  static func read(_ path: String, maximumBytes: Int) -> GoldenFile {
    do throws(Files.Failure) {
      let size = try Files.size(path)
      guard size <= maximumBytes else {
        return .unusable(
          "the golden has \(size) bytes, more than the \(maximumBytes) allowed; record a smaller"
            + " picture, or raise maximumBytes")
      }
      return decode(try Files.read(path))
    } catch {
      return error.isMissing ? .missing : .unusable("the golden can't be read: \(error.text)")
    }
  }

  private static func decode(_ bytes: [UInt8]) -> GoldenFile {
    do throws(PNGError) {
      let file = try PNGFile(bytes)
      return .picture(try Raster(file), GoldenEnvironment(file))
    } catch {
      return .unusable("the golden is unusable: \(error.message)")
    }
  }
}
