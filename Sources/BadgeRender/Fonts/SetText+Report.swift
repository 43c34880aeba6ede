import BadgeCairo
import Badges

extension FontReport {
  init(_ text: SetText, size: Double) {
    family = text.face.name
    weight = text.usedWeight
    self.size = size
    var others: [FontFile] = []
    var last: LoadedFont?
    for glyph in text.line.glyphs where glyph.font !== last {
      last = glyph.font
      guard let file = glyph.font.file, file != text.face.file, !others.contains(file) else {
        continue
      }
      others.append(file)
    }
    files = others.isEmpty ? text.prepared.files : text.prepared.files + others.map(\.path)
  }
}

extension SetText {
  /// The weight asked for, or the one of the face's that is nearest.
  var usedWeight: Int { face.weight(nearestTo: font.weight.value) }

  /// What differs from what was asked for: the family, weight and slant; missing characters.
  ///
  /// Who gives a file asks for the face in it, whatever that is. Symbols have every weight and no slant.
  ///
  /// - Parameter content: What the text comes from.
  func warnings(of content: BadgeContent) -> [BadgeWarning] {
    let families = prepared.isOfFamily ? [] : [familyWarning]
    let faces = content.isSymbol ? [] : faceWarnings
    let substitutions = prepared.isGiven ? [] : families + faces
    return substitutions + missingWarnings(field: content.field)
  }

  /// The family as it was asked for, or the one that stands for it.
  private var family: String { prepared.isOfFamily ? font.family : face.name }

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
            "\(quoted(family)) has no weight \(font.weight.value); drawn in \(usedWeight)"))
    }
    if face.isItalic != font.italic {
      let asked = font.italic ? "italic" : "upright"
      let used = face.isItalic ? "italic" : "upright"
      warnings.append(
        BadgeWarning(
          code: .italicSubstituted, field: "italic",
          message: "\(quoted(family)) has no \(asked) face; drawn \(used)"))
    }
    return warnings
  }

  /// The first missing characters by their code points, and how many others there are.
  private func missingWarnings(field: String) -> [BadgeWarning] {
    // A text of another script than the fonts' may lack a thousand.
    let named = line.missing.prefix(8)
    var messages = named.map { "no font has \($0.codePoint)" }
    let others = line.missing.count - named.count
    if others > 0 { messages.append("and \(others) more character\(others == 1 ? "" : "s")") }
    return messages.map { BadgeWarning(code: .missingCharacter, field: field, message: $0) }
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
