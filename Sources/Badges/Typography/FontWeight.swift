/// The weight of a face on the scale of CSS and OpenType.
public struct FontWeight: Hashable, Sendable {
  /// The weight, 100…900; 400 is regular, 700 bold.
  public let value: Int

  /// 100.
  public static let ultraLight = FontWeight(named: .ultraLight)
  /// 200.
  public static let thin = FontWeight(named: .thin)
  /// 300.
  public static let light = FontWeight(named: .light)
  /// 400.
  public static let regular = FontWeight(named: .regular)
  /// 500.
  public static let medium = FontWeight(named: .medium)
  /// 600.
  public static let semibold = FontWeight(named: .semibold)
  /// 700.
  public static let bold = FontWeight(named: .bold)
  /// 800.
  public static let heavy = FontWeight(named: .heavy)
  /// 900.
  public static let black = FontWeight(named: .black)

  /// Creates a weight, nil outside 100…900.
  public init?(_ value: Int) {
    guard 100...900 ~= value else { return nil }
    self.value = value
  }

  /// Reads SwiftUI's name of a weight, in camelCase or kebab-case, or an integer 100…900.
  ///
  /// The case of letters counts.
  ///
  /// - Parameters:
  ///   - text: The user's text.
  ///   - field: The manifest key of the field, for the error.
  /// - Throws: An error that lists the names.
  public init(_ text: String, field: String = "weight") throws(BadgeError) {
    if let name: Name = namedValue(text) {
      self.init(named: name)
    } else if let weight = parseInteger(text).flatMap(FontWeight.init(_:)) {
      self = weight
    } else {
      let names = Name.allCases.map(\.rawValue)
      throw BadgeError(
        field: field,
        "\(quoted(text)): not a weight (use 100…900 or \(names.joined(separator: ", ")))"
          + didYouMean(text, among: names))
    }
  }

  /// SwiftUI's name of the weight, nil where it has none.
  public var name: String? {
    Name.allCases.first { $0.value == value }?.rawValue
  }

  private init(named name: Name) {
    value = name.value
  }

  private enum Name: String, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var value: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }
}

extension FontWeight: Comparable {
  /// Whether the first weight is the lighter one.
  public static func < (one: FontWeight, two: FontWeight) -> Bool { one.value < two.value }
}

extension FontWeight: CustomStringConvertible {
  /// The name or the number; reading it gives the same weight.
  public var description: String { name ?? String(value) }
}

extension FontWeight: Codable {
  /// Reads a weight from its name or its number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try? container.decode(Int.self)
    let text = try number.map(String.init) ?? container.decode(String.self)
    self = try decoder.convert(text) { (text) throws(BadgeError) in try FontWeight(text) }
  }

  /// Writes the name, or the number where there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name { try container.encode(name) } else { try container.encode(value) }
  }
}
