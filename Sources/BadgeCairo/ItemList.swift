import CBadgePangoCairo

/// A text cut into pieces of one face, script and direction, in logical order.
struct ItemList: ~Copyable {
  private let items: UnsafeMutablePointer<GList>?

  /// Cuts a text; its direction comes from its first strong character, without one it is left to right.
  init(
    _ text: UnsafePointer<CChar>, _ length: Int32, _ context: OpaquePointer?,
    _ attributes: OpaquePointer?
  ) {
    let direction = badge_base_direction(text, length)
    items = pango_itemize_with_base_dir(
      context, direction == PANGO_DIRECTION_NEUTRAL ? PANGO_DIRECTION_LTR : direction, text, 0,
      length, attributes, nil)
  }

  deinit {
    g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
  }

  /// Visits the pieces as they lie on the line, from left to right.
  ///
  /// - Parameter body: What to do with a piece; it is the list's own and must not outlive the call.
  func forEachFromLeft(_ body: (UnsafeMutablePointer<PangoItem>) -> Void) {
    let list = pango_reorder_items(items)
    defer { g_list_free(list) }
    var node = list
    while let current = node {
      body(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
      node = current.pointee.next
    }
  }
}

/// A PangoGlyphString, reused from one piece to the next.
final class GlyphString {
  let pointer: UnsafeMutablePointer<PangoGlyphString>

  init() {
    pointer = pango_glyph_string_new()
  }

  deinit { pango_glyph_string_free(pointer) }
}
