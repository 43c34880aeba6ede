import CBadgePangoCairo

extension LoadedFont {
  /// The advance of the widest of the ten digits that the face has, with tabular figures asked for.
  ///
  /// - Parameter zero: The code point of the decade's zero.
  func widestDigit(from zero: UInt32) -> Int {
    if let known = widestDigits[zero] { return known }
    let widest = (zero..<zero + 10).filter(has).map { tabularAdvance(of: $0) }.max() ?? 0
    widestDigits[zero] = widest
    return widest
  }

  /// The advance of one character as it stands alone.
  private func tabularAdvance(of character: UInt32) -> Int {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add(buffer, character, 0)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    // Left to guess, HarfBuzz takes the language from the process's locale; "zxx" is none.
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_unicode_script(hb_unicode_funcs_get_default(), character))
    hb_buffer_set_language(buffer, hb_language_from_string("zxx", -1))
    var feature = hb_feature_t()
    hb_feature_from_string("tnum=1", -1, &feature)
    hb_shape(harfbuzz, buffer, &feature, 1)
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return (0..<Int(count)).reduce(0) { $0 + Int(positions?[$1].x_advance ?? 0) }
  }
}
