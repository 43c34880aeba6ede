import Badges

extension OptionTable {
  static let symbolIcon = OptionGroup(
    title: "A symbol as the icon (lengths in points)",
    options: [
      CommandOption(
        name: "on-symbol", key: .onSymbol, value: .word("NAME", words(BadgeSymbol.self)),
        help: "put the badge on a symbol, named as for --symbol"),
      CommandOption(
        name: "on-size", key: .onSize, value: .text("PT"),
        help: "the side of the square that the symbol fills, or the longer side of an SVG"),
      CommandOption(
        name: "icon-foreground", key: .iconForeground,
        value: .word("COLOR|auto", ["auto", "white", "black"]),
        help: "the colour of the symbol", standard: "black"),
      CommandOption(
        name: "icon-background", key: .iconBackground,
        value: .word("COLOR", words(SystemColor.self)), help: "the colour behind the symbol",
        standard: "none"),
      CommandOption(
        name: "icon-padding", key: .iconPadding, value: .text("PT"),
        help: "the space around the symbol", standard: "0"),
      CommandOption(
        name: "icon-corner-radius", key: .iconCornerRadius,
        value: .word("R", RadiusName.names),
        help: "small, medium, large, max or points, of the background", standard: "0"),
    ])

  static let icon = OptionGroup(
    title: "On an icon (the others need --on or --on-symbol)",
    options: [
      CommandOption(
        name: "on", key: .on, value: .file("ICON"),
        help: "put the badge on this picture, a PNG or an SVG"),
      CommandOption(
        name: "alignment", key: .alignment, value: .word("POINT", words(BadgeAlignment.self)),
        help:
          "where the badge's centre lies: \(words(BadgeAlignment.self).joined(separator: ", "))",
        standard: "topTrailing"),
      CommandOption(
        name: "offset", key: .offset, value: .text("X,Y"),
        help: "how far the badge moves from there, right and down, in points"),
      CommandOption(
        name: "inset", key: .inset, value: .text("F"),
        help: "how far the point moves inwards, as a share of the icon's size; 0 to 0.5",
        standard: "0"),
      CommandOption(
        name: "overlap", key: .overlap, value: .oneOf(words(BadgeOverlap.self)),
        help: "the inset for the outline of the icon, 0 or 0.14", standard: "rectangular"),
      CommandOption(
        name: "canvas", key: .canvas, value: .oneOf(words(IconCanvas.self)),
        help: "whether the picture grows, what lies outside is cut, or the badge moves in",
        standard: "expand"),
      CommandOption(
        name: "badge-size", key: .badgeSize, value: .text("N%"),
        help: "the badge's height as a share of the icon's", standard: "as the font has it"),
      CommandOption(
        name: "cutout", key: .cutout, value: .text("PT"),
        help: "the width of a transparent gap around the badge"),
      CommandOption(
        name: "layout-direction", key: .layoutDirection,
        value: .oneOf(words(LayoutDirection.self)), help: "what leading and trailing mean",
        standard: "ltr"),
      CommandOption(
        name: "opaque", key: .opaque, value: .word("COLOR", words(SystemColor.self)),
        help: "paint the picture onto this colour and write it without transparency"),
    ])
}
