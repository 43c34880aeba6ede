extension Badge {
  /// Refuses what a symbol on a disc has no use for: it is a circle of a size of its own.
  func validateSymbol() throws(BadgeError) {
    guard case .symbol(let symbol) = content, symbol.enclosure == .filledCircle else { return }
    if case .rounded = style.shape {
      throw BadgeError(
        .conflict, field: "shape", "\(symbol) is a disc; leave the shape out, or use another symbol"
      )
    }
    guard style.padding == nil else {
      throw BadgeError(
        .conflict, field: "padding",
        "\(symbol) is a disc that follows the type size; give a size or a frame in its place")
    }
  }
}
