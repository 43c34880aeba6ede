/// Something in an icon's file that could not be used.
public struct IconWarning: Hashable, Sendable {
  /// The kinds of warning; the raw value is what records carry.
  public enum Code: String, Sendable {
    /// What the file says of its colours is damaged, or can't be kept in a picture of RGBA.
    case colorsLeftOut
    /// The file says how it is to be turned in a way that can't be read.
    case orientationLeftOut
    /// The file's pixels per metre can't be read.
    case densityLeftOut
    /// The file is an animation, of which only the first picture is used.
    case animationLeftOut
    /// The file is an SVG with texts, which are not drawn.
    case textLeftOut
    /// The file is an SVG with pictures in it, which are not drawn.
    case pictureLeftOut
  }

  /// The kind of warning.
  public let code: Code

  /// One line that says what is wrong and what was done; it names no file.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
