import Badges

/// What covers a pixel, 0…255 each.
struct PixelCover: Equatable {
  /// The shape.
  var shape: UInt8 = 0
  /// The shape without its border.
  var inside: UInt8 = 0
  /// The shadow, where nothing hides it.
  var shadow: UInt8 = 0
  /// The label.
  var label: UInt8 = 0
}

/// Mixes a badge's colours in a pixel.
///
/// Border and inside divide the shape between them, and the shadow has what the shape leaves: parts
/// that lie beside each other are added, not painted over each other, so no colour shines through at
/// an edge. The label is painted over all of it, or cut out of it.
struct PixelMixer {
  /// The pixel for each level of the label in the middle of the shape.
  let labelled: [UInt32]

  private let parts: Parts
  private let opacity: Double

  init(_ colors: DrawingColors, shadow: RGBA?, opacity: Double) {
    let tint = Premultiplied(colors.tint)
    let border = Premultiplied(colors.border).over(tint)
    let shadow = shadow.map { Premultiplied($0) } ?? Premultiplied()
    let foreground = Premultiplied(colors.foreground)
    let parts = Parts(
      tint: tint, border: border, shadow: shadow, foreground: foreground,
      isCutOut: colors.isCutOut)
    labelled = (0...255).map {
      parts.mixed(PixelCover(shape: 255, inside: 255, label: $0)).pixel(opacity: opacity)
    }
    self.parts = parts
    self.opacity = opacity
  }

  /// The pixel under a cover: straight RGBA, red in the lowest byte.
  func pixel(_ cover: PixelCover) -> UInt32 {
    parts.mixed(cover).pixel(opacity: opacity)
  }
}

/// What a pixel is mixed from.
private struct Parts {
  let tint: Premultiplied
  let border: Premultiplied
  let shadow: Premultiplied
  let foreground: Premultiplied
  let isCutOut: Bool

  func mixed(_ cover: PixelCover) -> Premultiplied {
    let shape = Double(cover.shape) / 255
    let inside = Double(cover.inside) / 255
    let shade = Double(cover.shadow) / 255 * (1 - shape)
    let ground = tint.scaled(by: inside)
      .adding(border.scaled(by: shape - inside))
      .adding(shadow.scaled(by: shade))
    let label = Double(cover.label) / 255
    return isCutOut ? ground.scaled(by: 1 - label) : foreground.scaled(by: label).over(ground)
  }
}

/// A colour multiplied with its alpha, 0…1 each.
struct Premultiplied {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  init() {}

  init(_ color: RGBA) {
    alpha = Double(color.alpha) / 255
    red = Double(color.red) / 255 * alpha
    green = Double(color.green) / 255 * alpha
    blue = Double(color.blue) / 255 * alpha
  }

  func scaled(by factor: Double) -> Premultiplied {
    var result = self
    result.red *= factor
    result.green *= factor
    result.blue *= factor
    result.alpha *= factor
    return result
  }

  func adding(_ other: Premultiplied) -> Premultiplied {
    var result = self
    result.red += other.red
    result.green += other.green
    result.blue += other.blue
    result.alpha += other.alpha
    return result
  }

  func over(_ ground: Premultiplied) -> Premultiplied {
    adding(ground.scaled(by: 1 - alpha))
  }

  /// The nearest 8-bit straight RGBA, red in the lowest byte; transparent is all zero.
  func pixel(opacity: Double) -> UInt32 {
    let level = Self.byte(alpha * opacity)
    guard level > 0 else { return 0 }
    return Self.byte(red / alpha) | Self.byte(green / alpha) << 8 | Self.byte(blue / alpha) << 16
      | level << 24
  }

  private static func byte(_ value: Double) -> UInt32 {
    UInt32(min(max(value, 0), 1) * 255 + 0.5)
  }
}
