extension BadgeStyle {
  /// The largest length, in points, that any field takes.
  static let longest = 32767.0

  /// Refuses values that nothing can be drawn from, each by its field's name.
  ///
  /// What passes is finite and small enough that a layout's arithmetic can't overflow.
  func validate() throws(BadgeError) {
    try validateText()
    try validateShape()
    if let border { try Self.check(border.width, in: 0...Self.longest, field: "border", "a width") }
    try Self.check(opacity, in: 0...1, field: "opacity", "an opacity")
    guard let shadow else { return }
    try Self.check(shadow.radius, in: 0...1000, field: "shadow", "a radius")
    for offset in [shadow.x, shadow.y] {
      try Self.check(offset, in: -10_000...10_000, field: "shadow", "an offset")
    }
  }

  private func validateText() throws(BadgeError) {
    if case .size(let size) = font {
      try Self.check(size, in: PictureLimits.fontSize, field: "size", "a size in points")
    }
    guard !isBlank(try singleLine(family, field: "family")) else {
      throw BadgeError(field: "family", "\(quoted(family)): a font family has a name")
    }
  }

  private func validateShape() throws(BadgeError) {
    if case .rounded(.points(let radius), _) = shape {
      try Self.check(radius, in: 0...Self.longest, field: "cornerRadius", "a radius in points")
    }
    if let padding {
      try Self.check(padding.horizontal, in: 0...Self.longest, field: "padding", "a padding")
      try Self.check(padding.vertical, in: 0...Self.longest, field: "padding", "a padding")
    }
    if let frame { try validate(frame) }
    guard let maxWidth else { return }
    try Self.check(maxWidth, in: 1...Self.longest, field: "maxWidth", "a width in points")
    guard frame == nil else {
      throw BadgeError(.conflict, field: "maxWidth", "a frame fixes the width; give one of the two")
    }
  }

  private func validate(_ frame: BadgeFrame) throws(BadgeError) {
    try Self.check(frame.width, in: 1...Self.longest, field: "frame", "a width in points")
    try Self.check(frame.height, in: 1...Self.longest, field: "frame", "a height in points")
    guard shape != .circle || frame.width == frame.height else {
      throw BadgeError(
        .conflict, field: "frame", "the frame of a circle is square; give two equal sides")
    }
  }

  /// Refuses a length out of its range, and one that is no number.
  static func check(
    _ value: Double, in range: ClosedRange<Double>, field: String, _ what: String
  ) throws(BadgeError) {
    guard range.contains(value) else {
      let bounds = "from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
      throw BadgeError(field: field, "\(decimal(value)): \(what) is \(bounds)")
    }
  }
}

extension Badge {
  /// Refuses values out of their ranges, and a shape that a symbol has no use for.
  package func validate() throws(BadgeError) {
    try style.validate()
    try validateSymbol()
  }
}
