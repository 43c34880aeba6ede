/// Shortens a text until its badge fits.
struct LabelFitting {
  let sizing: ShapeSizing
  let font: FontRequest
  let measure: TextMeasure

  /// A text and its measures.
  struct Fit {
    let text: String
    let metrics: TextMetrics
  }

  /// The label itself where it fits, else as much of its start as fits before an ellipsis.
  ///
  /// A text is cut between grapheme clusters; a count is never cut.
  ///
  /// - Throws: `BadgeError` for a count, or a text of which not even the ellipsis fits.
  func fit(_ label: String, isCount: Bool) throws(BadgeError) -> Fit {
    if let whole = try fitting(label) { return whole }
    guard !isCount else {
      throw BadgeError(
        .doesNotFit, field: "count",
        "\(label) is wider than the badge may be; a number is never cut: allow more width")
    }
    return try shortened(label)
  }

  private func shortened(_ label: String) throws(BadgeError) -> Fit {
    let clusters = Array(label)
    guard var best = try fitting("…") else {
      throw BadgeError(.doesNotFit, field: "text", "not even … fits the badge; allow more width")
    }
    var low = 0
    var high = clusters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if let fit = try fitting(ellipsized(clusters[..<middle])) {
        best = fit
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  /// The clusters without trailing space, and an ellipsis.
  private func ellipsized(_ clusters: ArraySlice<Character>) -> String {
    let end = clusters.lastIndex { !$0.isWhitespace }
    return String(clusters[..<(end.map { $0 + 1 } ?? clusters.startIndex)]) + "…"
  }

  private func fitting(_ text: String) throws(BadgeError) -> Fit? {
    let metrics = try measure(text, font)
    return try sizing.fits(text, metrics) ? Fit(text: text, metrics: metrics) : nil
  }
}
