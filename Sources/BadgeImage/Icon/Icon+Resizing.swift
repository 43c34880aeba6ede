extension Icon {
  /// The icon made smaller; its density, which no longer holds, is left out.
  ///
  /// - Precondition: The new sides are in 1… the old ones.
  package func reduced(toWidth width: Int, height: Int) -> Icon {
    guard (width, height) != (bitmap.width, bitmap.height) else { return self }
    return Icon(
      bitmap: bitmap.reduced(toWidth: width, height: height), space: space,
      chunks: chunks.filter { $0.type != "pHYs" }, warnings: warnings)
  }
}
