/// Where lines begin: what leading and trailing mean.
///
/// It is given, never taken from the locale.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}
