import BadgeCairo
import Badges

extension FontReport {
  init(_ text: SetText, size: Double) {
    family = text.face.name
    weight = text.usedWeight
    self.size = size
    var files = [text.face.file]
    for glyph in text.line.glyphs {
      guard let file = glyph.font.file, !files.contains(file) else { continue }
      files.append(file)
    }
    self.files = files.map(\.path)
  }
}

extension SetText {
  /// The weight asked for, or the one of the face's that is nearest.
  var usedWeight: Int { face.weight(nearestTo: font.weight.value) }

  /// What differs from what was asked for: the family, else weight and slant; missing characters.
  ///
  /// Who gives a file asks for the face in it, whatever that is.
  var warnings: [BadgeWarning] {
    let isAsked = face.isOf(font.family)
    let substitutions = prepared.isGiven ? [] : isAsked ? faceWarnings : [familyWarning]
    return substitutions + line.missing.map(missingWarning)
  }

  private var familyWarning: BadgeWarning {
    BadgeWarning(
      code: .familySubstituted, field: "family",
      message: "\(quoted(font.family)): no such family; drawn in \(quoted(face.name))")
  }

  private var faceWarnings: [BadgeWarning] {
    var warnings: [BadgeWarning] = []
    if usedWeight != font.weight.value {
      warnings.append(
        BadgeWarning(
          code: .weightSubstituted, field: "weight",
          message:
            "\(quoted(font.family)) has no weight \(font.weight.value); drawn in \(usedWeight)"))
    }
    if face.isItalic != font.italic {
      let asked = font.italic ? "italic" : "upright"
      let used = face.isItalic ? "italic" : "upright"
      warnings.append(
        BadgeWarning(
          code: .italicSubstituted, field: "italic",
          message: "\(quoted(font.family)) has no \(asked) face; drawn \(used)"))
    }
    return warnings
  }

  private func missingWarning(_ scalar: Unicode.Scalar) -> BadgeWarning {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - code.count))
    return BadgeWarning(
      code: .missingCharacter, field: "text", message: "no font has U+\(padding)\(code)")
  }
}

extension BadgeLayout {
  /// The one warning about a label that is hard to read on its badge.
  var contrastWarnings: [BadgeWarning] {
    guard let contrast, contrast < 3 else { return [] }
    // Rounded like a record's, but never up to the 3 it falls short of.
    let ratio = min((contrast * 100).rounded() / 100, 2.99)
    return [
      BadgeWarning(
        code: .lowContrast, field: "foreground",
        message: "the label's contrast with the badge is \(ratio):1, below 3:1; "
          + "use another foreground or auto")
    ]
  }
}
