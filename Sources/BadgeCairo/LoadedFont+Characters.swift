import CBadgePangoCairo

extension LoadedFont {
  /// Whether the face has every character of a text that leaves a mark or moves the pen.
  package func covers(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      has(scalar.value) || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the face has a character.
  func has(_ character: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfbuzz, character, &glyph) != 0
  }
}
