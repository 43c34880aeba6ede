extension SymbolGlyph {
  static func bell(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.82
    let side: Double = 0.51 - stroke / 2
    let dome: Double = 0.385 - stroke / 2
    let top: Double = stroke / 2 - 0.5
    let base: Double = 0.33 - stroke / 2
    let body = SymbolPath(-side, base)
      .curve(-side, base - 0.13, -dome, base - 0.13, -dome, -0.08)
      .curve(-dome, top + 0.15, -0.22, top, 0, top)
      .curve(0.22, top, dome, top + 0.15, dome, -0.08)
      .curve(dome, base - 0.13, side, base - 0.13, side, base).closed()
    let tongue: Double = 0.1 + 0.2 * width
    let clapper = SymbolPath(-tongue, 0.4).arc(0, 0.4 + tongue, around: (0, 0.4))
      .arc(tongue, 0.4, around: (0, 0.4)).closed()
    return [SymbolPart.outline(body, stroke, isSolid: isSolid), SymbolPart.fill(clapper)]
      .moved(y: 0.06 * width - 0.03)
  }

  static func lock(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.85
    let half: Double = stroke / 2
    let lid: Double = half - 0.1
    let body = SymbolPath.box(halfWidth: 0.42 - half, top: lid, bottom: 0.51 - half, radius: 0.09)
    let arch: Double = 0.28 - half
    let top: Double = half - 0.55
    let shackle = SymbolPath(-arch, lid).line(-arch, top + arch)
      .arc(0, top, around: (0, top + arch)).arc(arch, top + arch, around: (0, top + arch))
      .line(arch, lid)
    return [SymbolPart.outline(body, stroke, isSolid: isSolid), SymbolPart.stroke(shackle, stroke)]
      .moved(y: isSolid ? 0.2 * width - 0.046 : 0)
  }

  static func person(_ width: Double, _ isSolid: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.72
    let half: Double = stroke / 2
    let side: Double = 0.49 - half
    let bottom: Double = 0.52 - half
    let top: Double = 0.07 + half
    let shoulders = SymbolPath(-side, bottom)
      .curve(-side, bottom - 0.24, -0.26, top, 0, top)
      .curve(0.26, top, side, bottom - 0.24, side, bottom).closed()
    return [
      SymbolPart.outline(.circle(0, -0.285, radius: 0.255 - half), stroke, isSolid: isSolid),
      SymbolPart.outline(shoulders, stroke, isSolid: isSolid),
    ].moved(y: -0.024)
  }

  static func clock(_ width: Double) -> [SymbolPart] {
    let stroke: Double = width * 0.8
    let hands = SymbolPath(0, -0.25).line(0, 0.03).line(0.14, 0.11)
    return [
      SymbolPart.stroke(.circle(0, 0, radius: 0.54 - stroke / 2), stroke),
      SymbolPart.stroke(hands, width * 0.68),
    ]
  }

  /// - Parameter hasDays: Whether days are drawn; a small one has no room for them.
  static func calendar(_ width: Double, hasDays: Bool) -> [SymbolPart] {
    let stroke: Double = width * 0.72
    let half: Double = stroke / 2
    let side: Double = 0.48 - half
    let top: Double = half - 0.43
    let parts = [
      SymbolPart.stroke(.box(halfWidth: side, top: top, bottom: 0.5 - half, radius: 0.1), stroke),
      SymbolPart.outline(
        .box(halfWidth: side, top: top, bottom: -0.2, radius: 0.1), stroke, isSolid: true),
      SymbolPart.stroke(.line(-0.22, half - 0.5, -0.22, -0.35), stroke),
      SymbolPart.stroke(.line(0.22, half - 0.5, 0.22, -0.35), stroke),
    ]
    return (hasDays ? parts + days(width) : parts).moved(y: max(0, 0.06 - 0.32 * width))
  }

  private static func days(_ width: Double) -> [SymbolPart] {
    let radius: Double = 0.03 + 0.085 * width
    return [0.03 + 0.15 * width, 0.24].flatMap { y in
      [-0.18, 0, 0.18].map { SymbolPart.fill(.circle($0, y, radius: radius)) }
    }
  }
}
