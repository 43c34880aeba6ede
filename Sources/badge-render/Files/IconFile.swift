import BadgeImage
import BadgeRender
import Badges

/// The file of an icon; it is read once, however many pictures are drawn on it.
final class IconFile {
  /// No PNG within the limits on pictures needs as much.
  static let mostBytes = 512 << 20

  private let path: FilePath
  private let isForSeveral: Bool
  private let svg: SVGProcess
  private var bytes: [UInt8]?

  /// Whether the icon that was read last is an SVG, which has the size that was asked for.
  private(set) var isDrawn = false

  /// Names a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isForSeveral: Whether its bytes are kept for another picture.
  ///   - svg: What draws it if it is an SVG. Default: this program, started again.
  init(_ path: FilePath, isForSeveral: Bool, svg: SVGProcess = SVGProcess()) {
    self.path = path
    self.isForSeveral = isForSeveral
    self.svg = svg
  }

  /// The icon: a PNG, or an SVG, which is drawn.
  ///
  /// - Parameters:
  ///   - folder: What it must lie in. Default: anything.
  ///   - size: The longer side of an SVG in points; nil for its own size.
  ///   - scale: Pixels a point, for an SVG.
  /// - Throws: An error with the path: why it can't be read, or what is wrong with its content.
  func icon(
    in folder: InputFolder = InputFolder(), size: Double? = nil, scale: Double = 1
  ) throws(CommandError) -> Icon {
    let bytes = try read(in: folder)
    guard size != nil || isDrawn else { return try png(bytes) }
    return try named { () throws(BadgeError) in
      isDrawn
        ? try svg.icon(bytes, size: size, scale: scale)
        : try Icon(file: bytes, size: size, scale: scale)
    }
  }

  /// The icon: a PNG as it is, or an SVG, whose longer side is drawn with so many pixels.
  func icon(in folder: InputFolder, side: Int) throws(CommandError) -> Icon {
    let bytes = try read(in: folder)
    guard isDrawn else { return try png(bytes) }
    return try named { () throws(BadgeError) in
      try svg.icon(bytes, size: Double(side), scale: 1)
    }
  }

  /// The file's bytes.
  private func read(in folder: InputFolder) throws(CommandError) -> [UInt8] {
    let bytes =
      if let bytes {
        bytes
      } else {
        try readInput(path, limit: Self.mostBytes, field: .on, in: folder)
      }
    if isForSeveral { self.bytes = bytes }
    isDrawn = PNGFile.isSVG(bytes)
    return bytes
  }

  /// Runs a closure whose errors are about the file.
  private func named(_ body: () throws(BadgeError) -> Icon) throws(CommandError) -> Icon {
    do throws(BadgeError) {
      return try body()
    } catch {
      throw CommandError(
        ExitStatus(error.code), code: error.code.rawValue, field: error.field,
        "\(path): \(error.message)")
    }
  }

  private func png(_ bytes: [UInt8]) throws(CommandError) -> Icon {
    do throws(PNGError) {
      return try Icon(png: bytes)
    } catch {
      throw CommandError(
        .badContent, code: error.code.rawValue, field: SettingKey.on.rawValue,
        "\(path): \(error.message)")
    }
  }
}
