import Badges

/// The members of a record or of the defaults, sorted into settings and faults.
struct ManifestLayer {
  /// What the user calls the record.
  private(set) var id: JSONValue?
  /// What is wrong, in the order of the members.
  var faults: [BadgeError] = []

  private var settings: [Setting] = []
  private var preset: Preset?
  /// Several badges for one icon, unread; nil where there are none.
  private(set) var badges: [JSONValue]?

  /// What the members are those of.
  enum Role {
    /// A record.
    case record
    /// What holds for many records.
    case defaults
    /// One of several badges on a record's icon.
    case part
  }

  /// - Parameter inputs: Where icons and fonts are.
  init(_ members: [JSONValue.Member], _ role: Role, _ inputs: borrowing InputFolder) {
    settings.reserveCapacity(members.count)
    for member in members {
      do throws(BadgeError) {
        try add(member, role, inputs)
      } catch {
        faults.append(error)
      }
    }
  }

  /// Puts the settings over what the request says already, which they displace.
  mutating func apply(to request: inout BadgeRequest) {
    if let preset {
      request.preset = preset
      request.displaceScales()
    }
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
    _ member: JSONValue.Member, _ role: Role, _ inputs: borrowing InputFolder
  ) throws(BadgeError) {
    switch member.name {
    case "id" where role == .record: id = try Self.identifier(member.value)
    case "badges" where role == .record: badges = try Self.badges(member.value)
    case "preset" where role != .part: preset = try Self.preset(member.value)
    default:
      guard let key = SettingKey.named(member.name) else {
        throw Self.unknown(member.name, role)
      }
      guard role != .part || key.isOfOneBadge else {
        throw BadgeError(field: key.rawValue, Self.holdsForAll)
      }
      for setting in try key.settings(member.value) {
        settings.append(try inputs.resolve(setting))
      }
    }
  }

  private static func badges(_ json: JSONValue) throws(BadgeError) -> [JSONValue] {
    guard case .array(let badges) = json, 1...mostBadges ~= badges.count else {
      throw BadgeError(
        field: "badges", "\(shown(json)): not an array of 1 to \(mostBadges) badges")
    }
    return badges
  }

  private static let mostBadges = 32

  static func identifier(_ json: JSONValue) throws(BadgeError) -> JSONValue {
    switch json {
    case .string, .integer, .number: return json
    case .null, .bool, .array, .object:
      throw BadgeError(field: "id", "\(shown(json)): not a text or a number")
    }
  }

  private static func preset(_ json: JSONValue) throws(BadgeError) -> Preset {
    guard case .string(let name) = json else {
      throw BadgeError(field: "preset", "\(shown(json)): not a name")
    }
    return try choice(name, field: "preset")
  }

  private static let holdsForAll = "this holds for the whole picture; give it beside \"badges\""

  private static func unknown(_ name: String, _ role: Role) -> BadgeError {
    let ofRecords = ["id", "preset", "badges"]
    // Some options have another name than their keys.
    let key = OptionTable.key(ofOption: name)
    if role == .part, ofRecords.contains(name) || key?.isOfOneBadge == false {
      return BadgeError(field: key?.rawValue ?? name, holdsForAll)
    }
    let own = role == .record ? ofRecords : role == .defaults ? ["preset"] : []
    let keys = SettingKey.allCases.filter { role != .part || $0.isOfOneBadge }.map(\.rawValue)
    let hint =
      key.map { "; did you mean \($0.rawValue)?" } ?? didYouMean(name, among: keys + own)
    return BadgeError(field: nil, "\(quoted(name)): unknown key\(hint)")
  }
}

extension SettingKey {
  /// Whether badges on one icon may differ in it.
  var isOfOneBadge: Bool {
    switch self {
    case .on, .canvas, .layoutDirection, .opaque, .scale, .scales, .hidden, .out, .fontFile,
      .fontDirs:
      false
    default: true
    }
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The key of that name.
  fileprivate static func named(_ name: String) -> SettingKey? {
    byName[name]
  }
}
