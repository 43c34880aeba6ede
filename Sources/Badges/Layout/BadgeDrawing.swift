/// What is drawn of a badge: resolved colours and shapes in device pixels.
package struct BadgeDrawing: Hashable, Sendable {
  /// The colours.
  package let colors: DrawingColors
  /// The shape, as large as the layout's `badge` rectangle.
  package let shape: RoundedBox
  /// The same shape without its border; nil where there is no border.
  package let inside: RoundedBox?
  /// The label; nil for a symbol and a dot.
  package let label: LabelDrawing?
  /// The symbol in place of a label.
  package let symbol: SymbolDrawing?
  /// The shadow; nil where there is none.
  package let shadow: ShadowDrawing?
  /// 0…1, of everything together.
  package let opacity: Double

  init(
    _ label: LabelBox, _ style: BadgeStyle, _ colors: DrawingColors, _ shadow: ShadowDrawing?,
    _ badge: PixelRect, _ scale: Double
  ) {
    self.colors = colors
    self.shadow = shadow
    opacity = style.opacity
    let radii = CornerRadii(style.shape, isDisc: label.isDisc, size: label.size, scale: scale)
    shape = RoundedBox(width: badge.width, height: badge.height, radii: radii)
    inside = style.border.flatMap { border in
      guard border.width > 0 else { return nil }
      return RoundedBox(
        width: badge.width, height: badge.height, radii: radii, inset: border.width * scale)
    }
    self.label = label.text.map { LabelDrawing($0, label, in: badge) }
    symbol = label.symbol.map { SymbolDrawing($0, label, in: badge) }
  }

  /// An icon as a square of so many pixels.
  init(_ icon: SymbolIcon, side: Int, scale: Double) {
    colors = DrawingColors(icon.style, isDisc: false)
    let size = PixelSize(width: side, height: side)
    shape = RoundedBox(
      width: side, height: side,
      radii: CornerRadii(icon.style.shape, isDisc: false, size: size, scale: scale))
    inside = nil
    label = nil
    symbol = SymbolDrawing(icon, side: side, scale: scale)
    shadow = nil
    opacity = 1
  }
}

/// The colours of a badge, resolved.
package struct DrawingColors: Hashable, Sendable {
  /// The shape's.
  package let tint: RGBA
  /// The label's.
  package let foreground: RGBA
  /// The border's, the tint without one.
  package let border: RGBA
  /// Whether the label is a hole in the shape.
  package let isCutOut: Bool

  /// - Parameter isDisc: Whether a symbol stands on a disc, which an invisible one is cut out of.
  init(_ style: BadgeStyle, isDisc: Bool) {
    tint = style.resolve(style.tint)
    foreground = style.foreground.resolved(
      on: tint, palette: style.palette, appearance: style.appearance, contrast: style.contrast)
    border = style.border.map { style.resolve($0.color) } ?? tint
    isCutOut = isDisc && foreground.alpha == 0
  }

  /// The contrast of the label with the shape; what shines through lies on white.
  var contrast: Double {
    let ground = tint.over(.white)
    return foreground.over(ground).contrastRatio(with: ground)
  }
}

/// A line of text and where its pen starts.
package struct LabelDrawing: Hashable, Sendable {
  /// The text.
  package let text: String
  /// Its face.
  package let font: FontRequest
  /// The pen's start, pixels from the picture's left edge.
  package let x: Double
  /// The baseline, pixels from the picture's top edge.
  package let baseline: Double

  init(_ text: String, _ label: LabelBox, in badge: PixelRect) {
    self.text = text
    font = label.font
    x = Double(badge.x) + (Double(badge.width) - label.metrics.advance) / 2
    baseline = Double(badge.y) + (Double(badge.height) + label.metrics.capHeight) / 2
  }
}

/// A symbol and where it stands.
package struct SymbolDrawing: Hashable, Sendable {
  /// The symbol at its size.
  package let outline: SymbolOutline
  /// The face whose capitals it is as high as; nil where it has a size of its own.
  package let font: FontRequest?
  /// Its optical centre, pixels from the picture's left edge.
  package let x: Double
  /// The same from the top edge.
  package let y: Double

  init(_ symbol: BadgeSymbol, _ label: LabelBox, in badge: PixelRect) {
    outline = SymbolOutline(
      symbol, weight: label.font.weight, capHeight: label.metrics.capHeight)
    font = label.font
    x = Double(badge.x) + Double(badge.width) / 2
    y = Double(badge.y) + Double(badge.height) / 2
  }

  init(_ icon: SymbolIcon, side: Int, scale: Double) {
    let reach = icon.symbol.reach
    outline = SymbolOutline(
      icon.symbol, weight: icon.weight, capHeight: icon.size * scale / (2 * reach), hasDisc: true)
    font = nil
    x = Double(side) / 2
    y = Double(side) / 2
  }
}

/// A shadow in device pixels.
package struct ShadowDrawing: Hashable, Sendable {
  /// The standard deviation of the blur.
  package let sigma: Double
  /// How far it lies to the right.
  package let x: Double
  /// How far it lies below.
  package let y: Double
  /// The colour.
  package let color: RGBA

  init(_ shadow: BadgeShadow, style: BadgeStyle, scale: Double) {
    sigma = shadow.radius * scale / 2
    x = shadow.x * scale
    y = shadow.y * scale
    color = style.resolve(shadow.color)
  }

  /// What the picture needs beyond the badge on each side.
  var margins: ShadowMargins {
    let reach = Double(Coverage.shadowReach(sigma: sigma))
    return ShadowMargins(
      left: max(0, wholePixels(reach - x)), top: max(0, wholePixels(reach - y)),
      right: max(0, wholePixels(reach + x)), bottom: max(0, wholePixels(reach + y)))
  }
}

/// Whole pixels on each side of a badge.
struct ShadowMargins {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0
}

extension BadgeStyle {
  fileprivate func resolve(_ color: BadgeColor) -> RGBA {
    color.resolved(palette: palette, appearance: appearance, contrast: contrast)
  }
}

extension CornerRadii {
  /// The radii of a shape of that size; the box clamps them to half its shorter side.
  fileprivate init(_ shape: BadgeShape, isDisc: Bool, size: PixelSize, scale: Double) {
    let half = Double(min(size.width, size.height)) / 2
    guard !isDisc, case .rounded(let radius, let corners) = shape else {
      self.init(all: half)
      return
    }
    let pixels = min(radius.points * scale, half)
    self.init(
      topLeft: corners.contains(.topLeft) ? pixels : 0,
      topRight: corners.contains(.topRight) ? pixels : 0,
      bottomLeft: corners.contains(.bottomLeft) ? pixels : 0,
      bottomRight: corners.contains(.bottomRight) ? pixels : 0)
  }
}
