/// What is wrong with a PNG, and what to do about it.
public struct PNGError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Code: String, Sendable {
    /// No bytes at all.
    case empty
    /// Another format under a PNG's name, which the message names.
    case notPNG
    /// A PNG in Apple's private form (CgBI).
    case appleOptimised
    /// The bytes end before the picture does.
    case truncated
    /// A chunk or the image data whose checksum is wrong.
    case badChecksum
    /// A first chunk that describes no picture the format allows.
    case badHeader
    /// A width or height of 0.
    case zeroSize
    /// A picture beyond the limits, or beyond the memory there is.
    case tooLarge
    /// A chunk that is missing, unknown, malformed or in the wrong place.
    case badChunk
    /// Image data that can't be inflated, or gives too few rows.
    case badImageData
  }

  /// The kind of fault.
  public let code: Code

  /// One line that says what is wrong and what to do; it names no file.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension PNGError {
  static let appleOptimised = PNGError(
    .appleOptimised,
    "an Apple-optimised (CgBI) PNG; convert it with `xcrun -sdk iphoneos pngcrush"
      + " -revert-iphone-optimizations in.png out.png`, or take it from the sources")

  static let tooFewRows = PNGError(
    .badImageData, "a PNG whose image data ends before its last row; save it again")

  static let badData = PNGError(
    .badImageData, "a PNG whose image data is damaged; \(FileKind.copyAgain)")

  static let badDataChecksum = PNGError(
    .badChecksum,
    "a PNG with a bad checksum (Adler-32) of its image data: damaged; \(FileKind.copyAgain)")

  static func beyondPalette(row: Int, _ count: Int) -> PNGError {
    PNGError(
      .badImageData,
      "a PNG whose row \(row) has a colour beyond its palette of \(count); save it again")
  }
}

extension PNGError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
