/// How far a picture may be from another one and still count as the same.
///
/// A pixel fails when its largest channel difference exceeds `maxChannelDelta`; two pictures of one
/// size are the same when at most `maxPixels` pixels fail. Pictures of different sizes never are.
public struct PixelTolerance: Hashable, Sendable {
  /// The largest channel difference, in levels of 255, that does not make a pixel fail.
  public var maxChannelDelta: Int

  /// How many pixels may fail, the limit included.
  public var maxPixels: PixelAmount

  /// The least that the largest channel difference of all pixels has to be, in levels of 255.
  public var minChannelDelta: Int

  /// The least number of differing pixels, by whatever they differ.
  public var minPixels: PixelAmount

  /// Nothing may differ.
  public static let exact = PixelTolerance()

  /// Creates a tolerance.
  ///
  /// A value out of its range is kept, as `problem`; nothing compared with it is the same.
  ///
  /// - Parameters:
  ///   - maxChannelDelta: What a pixel may differ by, 0…255 levels. Default: 0.
  ///   - maxPixels: How many pixels may differ by more. Default: none.
  ///   - minChannelDelta: The least largest difference, 0…255 levels. Default: 0.
  ///   - minPixels: The least number of differing pixels. Default: none.
  public init(
    maxChannelDelta: Int = 0, maxPixels: PixelAmount = 0, minChannelDelta: Int = 0,
    minPixels: PixelAmount = 0
  ) {
    (self.maxChannelDelta, self.maxPixels) = (maxChannelDelta, maxPixels)
    (self.minChannelDelta, self.minPixels) = (minChannelDelta, minPixels)
  }

  /// What is wrong with the values, nil where they are in their ranges.
  public var problem: String? {
    for (name, delta) in [("max", maxChannelDelta), ("min", minChannelDelta)]
    where !(0...255).contains(delta) {
      return "\(name)ChannelDelta is \(delta); it is 0…255"
    }
    for (name, amount) in [("max", maxPixels), ("min", minPixels)] {
      if let problem = amount.problem { return "\(name)Pixels is \(problem)" }
    }
    return nil
  }
}

/// What a tolerance makes of a comparison.
public enum PixelVerdict: Hashable, Sendable {
  /// The pictures count as the same.
  case same
  /// The sides differ.
  case differentSize
  /// So many pixels fail, which is too many.
  case tooDifferent(failing: Int)
  /// They differ by less than a lower bound says.
  case tooAlike
  /// The tolerance has a value out of its range.
  case invalidTolerance(String)
}

extension PixelTolerance {
  /// Whether so many pixels of a picture may fail.
  package func allows(_ failing: Int, of pixelCount: Int) -> Bool {
    maxPixels.reaches(failing, of: pixelCount)
  }

  /// Judges a comparison.
  ///
  /// - Parameters:
  ///   - difference: What differs, nil where nothing does.
  ///   - pixelCount: How many pixels each picture has.
  public func verdict(on difference: BitmapDifference?, pixelCount: Int) -> PixelVerdict {
    if let problem { return .invalidTolerance(problem) }
    let pixels: PixelDifference?
    switch difference {
    case .size: return .differentSize
    case .pixels(let difference): pixels = difference
    case nil: pixels = nil
    }
    let failing = pixels?.pixelCount(over: maxChannelDelta) ?? 0
    guard allows(failing, of: pixelCount) else {
      return .tooDifferent(failing: failing)
    }
    let isAlike =
      (pixels?.largestByteDifference ?? 0) < minChannelDelta
      || !minPixels.isReached(by: pixels?.pixelCount ?? 0, of: pixelCount)
    return isAlike ? .tooAlike : .same
  }
}
