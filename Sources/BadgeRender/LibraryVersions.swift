import BadgeCairo

/// The libraries that pictures depend on.
public enum LibraryVersions {
  /// Each library's name and version, as they run.
  public static var all: [(name: String, version: String)] {
    BadgeCairo.LibraryVersions.all
  }
}
