/// A system, an architecture, or both.
public struct GoldenPlatform: Hashable, Sendable {
  private let system: String?
  private let architecture: String?

  /// Linux.
  public static let linux = GoldenPlatform(system: "linux", architecture: nil)
  /// macOS.
  public static let macOS = GoldenPlatform(system: "macos", architecture: nil)
  /// 64-bit x86 processors.
  public static let x86 = GoldenPlatform(system: nil, architecture: "x86_64")
  /// 64-bit Arm processors.
  public static let arm64 = GoldenPlatform(system: nil, architecture: "arm64")

  /// The platform the tests were built for.
  public static let current = GoldenPlatform(
    system: currentSystem, architecture: currentArchitecture)

  /// Whether the tests run on this platform.
  public var isCurrent: Bool {
    (system ?? Self.currentSystem) == Self.currentSystem
      && (architecture ?? Self.currentArchitecture) == Self.currentArchitecture
  }

  /// What is both: `.linux.and(.arm64)`.
  public func and(_ other: GoldenPlatform) -> GoldenPlatform {
    GoldenPlatform(
      system: system ?? other.system, architecture: architecture ?? other.architecture)
  }

  private static var currentSystem: String {
    #if os(Linux)
      "linux"
    #elseif os(macOS)
      "macos"
    #else
      "other"
    #endif
  }

  private static var currentArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}

extension GoldenPlatform: CustomStringConvertible {
  /// The system and the architecture, such as `linux-arm64`.
  public var description: String {
    [system, architecture].compactMap(\.self).joined(separator: "-")
  }
}
