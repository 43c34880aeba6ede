import BadgeCairo
import Badges

extension FaceRequest {
  /// How likely a file holds a face of the family, by its name alone.
  enum Likelihood {
    /// `Inter-Bold.otf` for Inter in bold.
    case face
    /// `Inter-Light.otf` for Inter in bold.
    case family
    /// `Lato-Bold.ttf` for Inter in bold.
    case none
  }

  /// How likely a file holds the face; reading the file decides.
  func likelihood(of file: FontFile) -> Likelihood {
    let stem = Self.letters(Self.stem(of: file.bytes))
    let family = Self.letters(Array(family.utf8))
    guard !family.isEmpty, stem.starts(with: family) else { return .none }
    let rest = String(decoding: stem.dropFirst(family.count), as: UTF8.self)
    return faceNames.contains(rest) ? .face : .family
  }

  /// What stands behind the family in the names of files that hold this weight and slant.
  private var faceNames: [String] {
    let weights = Self.weightNames[weight] ?? []
    guard isItalic else { return weights }
    return weights.flatMap { [$0 + "italic", $0 + "oblique"] }
  }

  private static let weightNames: [Int: [String]] = [
    100: ["thin", "hairline"], 200: ["extralight", "ultralight"], 300: ["light"],
    400: ["regular", "", "book", "roman", "normal"], 500: ["medium"],
    600: ["semibold", "demibold"], 700: ["bold"], 800: ["extrabold", "ultrabold", "heavy"],
    900: ["black", "heavy"],
  ]

  /// A path's last component without its ending.
  private static func stem(of path: [UInt8]) -> [UInt8] {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? []
    let dot = name.lastIndex(of: UInt8(ascii: "."))
    return Array(dot.map { name[..<$0] } ?? name)
  }

  /// ASCII letters, lowered, and digits; everything else is left out.
  private static func letters(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map(\.asciiLowercased).filter {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }
}
