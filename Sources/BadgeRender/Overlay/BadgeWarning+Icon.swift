package import BadgeImage

extension BadgeWarning {
  /// A warning about an icon's file.
  package init(_ warning: IconWarning) {
    let code: Code =
      switch warning.code {
      case .colorsLeftOut: .colorsLeftOut
      case .orientationLeftOut: .orientationLeftOut
      case .densityLeftOut: .densityLeftOut
      case .animationLeftOut: .animationLeftOut
      case .textLeftOut: .textLeftOut
      case .pictureLeftOut: .pictureLeftOut
      }
    self.init(code: code, field: "on", message: warning.message)
  }
}
