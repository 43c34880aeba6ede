import BadgeImage

extension OptionTable {
  static let shape = OptionGroup(
    title: "Shape (lengths in points)",
    options: [
      CommandOption(
        name: "shape", key: .shape, value: .oneOf(ShapeName.allCases.map(\.rawValue)),
        help: "the outline", standard: "capsule"),
      CommandOption(
        name: "corner-radius", key: .cornerRadius, value: .word("R", RadiusName.names),
        help: "small, medium, large, max or points, with --shape rounded", standard: "medium"),
      CommandOption(
        name: "corners", key: .corners, value: .word("LIST", CornerName.names),
        help: "which corners are round, with --shape rounded, such as topLeft,bottomRight",
        standard: "all"),
      CommandOption(name: "frame", key: .frame, value: .text("WxH"), help: "a fixed size"),
      CommandOption(
        name: "max-width", key: .maxWidth, value: .text("PT"),
        help: "the widest the badge may be; a longer text ends in …"),
      CommandOption(
        name: "padding", key: .padding, value: .text("H[,V]"),
        help: "the space beside and above the label", standard: "0.4 and 0.2 of its height"),
      CommandOption(
        name: "border", key: .border, value: .text("WIDTH,COLOR"), help: "a line inside the edge"),
      CommandOption(
        name: "opacity", key: .opacity, value: .text("A"), help: "0 to 1, of the whole badge",
        standard: "1"),
      CommandOption(
        name: "shadow", key: .shadow, value: .text("R[,X,Y[,COLOR]]"),
        help: "a shadow: its blur, offset and colour"),
    ])

  static let picture = OptionGroup(
    title: "Picture",
    options: [
      CommandOption(
        name: "output", letter: "o", key: .out, value: .file("FILE"),
        help: "the PNG to write; - is standard output"),
      CommandOption(
        name: "scale", key: .scale, value: .text("S"), help: "pixels a point, 0.1 to 16",
        standard: "1"),
      CommandOption(
        name: "scales", key: .scales, value: .text("S,S…"),
        help: "one file for each scale: name.png, name@2x.png, name@1.5x.png"),
      CommandOption(
        name: "hidden", key: .hidden, value: .oneOf(HiddenPolicy.allCases.map(\.rawValue)),
        help: "what a badge that shows nothing becomes: one transparent pixel, no file, an error",
        standard: "transparent"),
    ])

  static let accessibility = OptionGroup(
    title: "Accessibility",
    options: [
      CommandOption(
        name: "alt", key: .alt, value: .text("TEXT"),
        help: "the text in place of the picture, written into it",
        standard: "made from the content"),
      CommandOption(
        name: "label", key: .label, value: .text("TEXT"), help: "what the badge belongs to"),
      CommandOption(name: "value", key: .value, value: .text("TEXT"), help: "its present value"),
      CommandOption(name: "hint", key: .hint, value: .text("TEXT"), help: "what using it does"),
    ])

  static let general = OptionGroup(
    title: "General",
    options: [
      CommandOption(
        name: "json",
        help: "one JSON record for each picture on standard output; on standard error with -o -"),
      CommandOption(name: "measure", help: "print the record and write no picture"),
      CommandOption(
        name: "strict",
        help: "make warnings errors, that of low contrast only where a foreground was given"),
      CommandOption(name: "quiet", letter: "q", help: "print errors only"),
      CommandOption(name: "verbose", help: "say what is done"),
      CommandOption(name: "no-clobber", help: "fail where the output exists"),
      CommandOption(name: "force-write", help: "write the output even if it has the same bytes"),
      CommandOption(
        name: "compression", value: .oneOf(PNGCompression.allCases.map(\.rawValue)),
        help: "how hard to look for a smaller file", standard: "fast"),
      CommandOption(name: "help", help: "print this help"),
      CommandOption(name: "version", help: "print the version"),
    ])
}
