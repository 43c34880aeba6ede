import BadgeCairo
import Badges

/// The family, weight and slant that a badge asks for.
struct FaceRequest: Hashable {
  let family: String
  let weight: Int
  let isItalic: Bool
}

extension FaceRequest {
  /// The face of the family that comes nearest, by the rule of CSS; nil where there is no such family.
  ///
  /// Width goes before slant, slant before weight; of equals the first wins.
  func nearest(among faces: [FontFace]) -> FontFace? {
    faces.filter { $0.isOf(family) }.min { rank(of: $0) < rank(of: $1) }
  }

  /// Whether the face is what is asked for.
  func isExactly(_ face: FontFace) -> Bool {
    face.isOf(family) && face.isItalic == isItalic && face.isNormalWidth
      && face.weights.contains(Double(weight))
  }

  private func rank(of face: FontFace) -> FaceRank {
    FaceRank(
      hasWrongWidth: !face.isNormalWidth, hasWrongSlant: face.isItalic != isItalic,
      weight: weightRank(of: face.weights))
  }

  /// How far down CSS's list of weights to try a face stands; 0 is the weight itself.
  ///
  /// Source: CSS Fonts 4, font matching: from 400 to 500 first up to 500, then lighter, then bolder;
  /// below 400 first lighter; above 500 first bolder.
  private func weightRank(of weights: ClosedRange<Double>) -> Double {
    let wanted = Double(weight)
    guard !weights.contains(wanted) else { return 0 }
    let isBolder = weights.lowerBound > wanted
    let distance = isBolder ? weights.lowerBound - wanted : wanted - weights.upperBound
    let isPreferred =
      switch wanted {
      case 400...500: isBolder && weights.lowerBound <= 500
      case ..<400: !isBolder
      default: isBolder
      }
    if isPreferred { return distance }
    let isLast = (400...500).contains(wanted) && isBolder
    return distance + (isLast ? 20_000 : 10_000)
  }
}

/// How well a face fits a request; less is better.
private struct FaceRank: Comparable {
  let hasWrongWidth: Bool
  let hasWrongSlant: Bool
  let weight: Double

  static func < (left: FaceRank, right: FaceRank) -> Bool {
    if left.hasWrongWidth != right.hasWrongWidth { return right.hasWrongWidth }
    if left.hasWrongSlant != right.hasWrongSlant { return right.hasWrongSlant }
    return left.weight < right.weight
  }
}

extension FontFace {
  /// Whether one of the face's families has that name; the case of ASCII letters doesn't matter.
  func isOf(_ family: String) -> Bool {
    families.contains { known in
      known.utf8.count == family.utf8.count
        && zip(known.utf8, family.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
  }
}
