/// What becomes of a badge that shows nothing.
enum HiddenPolicy: String, CaseIterable {
  /// A picture of one transparent pixel.
  case transparent
  /// No picture.
  case skip
  /// A failure.
  case error
}
