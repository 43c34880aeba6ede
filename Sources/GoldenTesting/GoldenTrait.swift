public import BadgeImage
public import Testing

/// How the goldens of a suite or a test are checked; arguments of a call come before it.
public struct GoldenTrait: SuiteTrait, TestTrait {
  var platform: GoldenPlatform?
  var tolerance: PixelTolerance?
  var record: GoldenRecording?
  var environment: GoldenEnvironment?
  var maximumBytes: Int?

  /// It holds for the suites within a suite, too.
  public var isRecursive: Bool { true }
}

extension Trait where Self == GoldenTrait {
  /// Sets how goldens are checked; what is not given stays as an outer suite or the default has it.
  ///
  /// - Parameters:
  ///   - platform: Where the trait holds. Default: everywhere.
  ///   - tolerance: How far a picture may differ. Default: not at all.
  ///   - record: What becomes of new pictures. Default: what the environment says.
  ///   - environment: What the pictures depend on. Default: not said.
  ///   - maximumBytes: The size a golden's file may have. Default: 1 MiB.
  public static func goldens(
    on platform: GoldenPlatform? = nil, tolerance: PixelTolerance? = nil,
    record: GoldenRecording? = nil, environment: GoldenEnvironment? = nil,
    maximumBytes: Int? = nil
  ) -> Self {
    GoldenTrait(
      platform: platform, tolerance: tolerance, record: record, environment: environment,
      maximumBytes: maximumBytes)
  }
}

extension GoldenTrait {
  /// What the traits of the running test say together, the innermost first.
  static var current: GoldenTrait {
    combined(Test.current?.traits.compactMap { $0 as? GoldenTrait } ?? [])
  }

  /// Traits from the outermost to the innermost as one; those of other platforms don't count.
  static func combined(_ traits: [GoldenTrait]) -> GoldenTrait {
    traits.filter { $0.platform?.isCurrent ?? true }.reduce(into: GoldenTrait()) { result, trait in
      result.tolerance = trait.tolerance ?? result.tolerance
      result.record = trait.record ?? result.record
      result.environment = trait.environment ?? result.environment
      result.maximumBytes = trait.maximumBytes ?? result.maximumBytes
    }
  }
}
