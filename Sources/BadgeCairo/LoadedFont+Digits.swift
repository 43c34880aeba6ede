import CBadgePangoCairo

extension LoadedFont {
  /// The advance of the widest of ten digits with tabular figures asked for.
  ///
  /// - Parameter zero: The code point of the decade's zero.
  func widestDigit(from zero: UInt32) -> Int32 {
    if let known = widestDigits[zero] { return known }
    let widest = (zero..<zero + 10).map { tabularAdvance(of: $0) }.max() ?? 0
    widestDigits[zero] = widest
    return widest
  }

  /// The advance of one character as it stands alone.
  private func tabularAdvance(of character: UInt32) -> Int32 {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add(buffer, character, 0)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_guess_segment_properties(buffer)
    var feature = hb_feature_t()
    hb_feature_from_string("tnum=1", -1, &feature)
    hb_shape(harfbuzz, buffer, &feature, 1)
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return (0..<Int(count)).reduce(0) { $0 + (positions?[$1].x_advance ?? 0) }
  }
}
