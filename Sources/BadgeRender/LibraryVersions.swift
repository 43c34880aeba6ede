import BadgeCairo
import BadgeImage

/// The libraries that pictures depend on.
public enum LibraryVersions {
  /// Each library's name and version, as they run.
  ///
  /// libdeflate tells only the version that the program was built against.
  public static var all: [(name: String, version: String)] {
    BadgeCairo.LibraryVersions.all + PNGLibraryVersions.all
  }

  /// The libraries that some icons need, which this loads; `missing` where one isn't installed.
  public static var loadable: [(name: String, version: String)] {
    [
      ("lcms", PNGLibraryVersions.littleCMS ?? "missing"),
      ("librsvg", SVGLibrary.installed?.version ?? "missing"),
    ]
  }
}
