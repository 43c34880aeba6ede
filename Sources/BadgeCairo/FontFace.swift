import CBadgePangoCairo

/// What fontconfig reads of one face in a file.
package struct FontFace: Hashable, Sendable {
  /// The file.
  package let file: FontFile
  /// The family's names, the preferred one first.
  package let families: [String]
  /// The weights the face can take, 1…1000 as in CSS: one value unless it is variable.
  package let weights: ClosedRange<Double>
  /// Whether it is italic or oblique.
  package let isItalic: Bool
  /// Whether its glyphs have colours of their own.
  package let hasColor: Bool
  /// The width in per cent of the normal one.
  package let width: Int

  /// The faces of a font set, nil being an empty one.
  static func all(in set: UnsafeMutablePointer<FcFontSet>?) -> [FontFace] {
    guard let set, let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { fonts[$0].flatMap { FontFace($0) } }
  }

  init?(_ pattern: OpaquePointer) {
    guard let file = Self.file(of: pattern) else { return nil }
    self.file = file
    families = Self.strings(FC_FAMILY, in: pattern)
    weights = Self.weights(of: pattern)
    isItalic = (Self.integer(FC_SLANT, in: pattern) ?? 0) != FC_SLANT_ROMAN
    width = Int(Self.integer(FC_WIDTH, in: pattern) ?? FC_WIDTH_NORMAL)
    hasColor = Self.isSet(FC_COLOR, in: pattern)
    // Bitmaps without colour can't be drawn: labels are outlines.
    guard hasColor || Self.isSet(FC_OUTLINE, in: pattern) else { return nil }
  }

  private static func isSet(_ object: String, in pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }

  static func file(of pattern: OpaquePointer) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    return FontFile(copying: path)
  }

  static func strings(_ object: String, in pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(names.count), &name) == FcResultMatch,
      let found = name
    {
      names.append(String(cString: found))
    }
    return names
  }

  private static func integer(_ object: String, in pattern: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// One weight, or the range of a variable face; fontconfig's scale becomes CSS's.
  private static func weights(of pattern: OpaquePointer) -> ClosedRange<Double> {
    var weight = 0.0
    if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
      return cssWeight(weight)...cssWeight(weight)
    }
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return 400...400 }
    return cssWeight(low)...max(cssWeight(low), cssWeight(high))
  }

  /// A weight of fontconfig's in CSS's scale; for one that a font file invents it says -1.
  private static func cssWeight(_ weight: Double) -> Double {
    min(max(1, FcWeightToOpenTypeDouble(weight)), 1000)
  }
}

extension FontFace {
  /// The preferred name of the family.
  package var name: String { families.first ?? "" }

  /// Whether it is neither condensed nor expanded.
  package var isNormalWidth: Bool { width == FC_WIDTH_NORMAL }

  /// Whether it can take more than one weight.
  package var isVariable: Bool { weights.lowerBound < weights.upperBound }

  /// The weight the face can take that is nearest to the one asked for.
  package func weight(nearestTo weight: Int) -> Int {
    Int(min(max(Double(weight), weights.lowerBound), weights.upperBound).rounded())
  }

  /// The faces of some files, in the files' order; a file that is not a font adds none.
  package static func read(from files: [FontFile]) throws(FontMapError) -> [FontFace] {
    files.isEmpty ? [] : try FontConfiguration(files: files).faces
  }
}
