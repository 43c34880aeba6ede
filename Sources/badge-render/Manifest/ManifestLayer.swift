import Badges

/// The members of a record or of the defaults, sorted into settings and faults.
struct ManifestLayer {
  /// What the user calls the record.
  private(set) var id: JSONValue?
  /// What is wrong, in the order of the members.
  private(set) var faults: [BadgeError] = []

  private var settings: [Setting] = []

  /// - Parameter isDefault: Whether they hold for many records, none of which they can name.
  init(_ members: [JSONValue.Member], isDefault: Bool) {
    settings.reserveCapacity(members.count)
    for member in members {
      do throws(BadgeError) {
        try add(member, isDefault: isDefault)
      } catch {
        faults.append(error)
      }
    }
  }

  /// Puts the settings over what the request says already, which they displace.
  mutating func apply(to request: inout BadgeRequest) {
    for setting in settings { request.displace(for: setting) }
    for setting in settings {
      do throws(BadgeError) {
        try request.apply(setting)
      } catch {
        faults.append(error)
      }
    }
  }

  private mutating func add(
    _ member: JSONValue.Member, isDefault: Bool
  ) throws(BadgeError) {
    if let key = SettingKey.named(member.name) {
      settings += try key.settings(member.value)
    } else if member.name == "id", !isDefault {
      id = try Self.identifier(member.value)
    } else {
      throw Self.unknown(member.name)
    }
  }

  private static func identifier(_ json: JSONValue) throws(BadgeError) -> JSONValue {
    switch json {
    case .string, .integer, .number: return json
    case .null, .bool, .array, .object:
      throw BadgeError(field: "id", "\(shown(json)): not a text or a number")
    }
  }

  private static func unknown(_ name: String) -> BadgeError {
    let names = SettingKey.allCases.map(\.rawValue) + ["id"]
    let hint = didYouMean(name, among: names)
    return BadgeError(field: nil, "\(quoted(name)): unknown key\(hint)")
  }
}

extension SettingKey {
  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The key of that name.
  fileprivate static func named(_ name: String) -> SettingKey? {
    byName[name]
  }
}
