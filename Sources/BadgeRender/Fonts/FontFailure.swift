import BadgeCairo
import Badges

/// The value of a closure; where no map of fonts can be made, a badge's error.
func withFonts<T>(_ body: () throws(FontMapError) -> T) throws(BadgeError) -> T {
  do {
    return try body()
  } catch {
    throw BadgeError(.internal, field: nil, "\(error)")
  }
}
