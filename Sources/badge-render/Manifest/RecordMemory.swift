import Badges

/// What one thread remembers of the records before.
///
/// Most records differ from an earlier one in their content and their file alone: the rest is understood
/// once. What a record means never depends on those before.
struct RecordMemory {
  /// Enough for a few tints in turn; each is compared with every record.
  private static let most = 8

  private var known: [Known] = []
  /// What the records were put over.
  private var base: ManifestInterpreter?

  private final class Known {
    let members: [JSONValue.Member]
    let request: BadgeRequest

    init(_ members: [JSONValue.Member], _ request: BadgeRequest) {
      (self.members, self.request) = (members, request)
    }
  }

  /// A record's members put over what holds for all.
  mutating func understand(
    _ members: [JSONValue.Member], by interpreter: ManifestInterpreter
  ) -> (layer: ManifestLayer, request: BadgeRequest) {
    let (base, inputs) = (interpreter.base, interpreter.inputs)
    if self.base !== interpreter { (self.base, known) = (interpreter, []) }
    guard var request = request(members) ?? remember(members, base, inputs) else {
      var (layer, request) = (ManifestLayer(members, .record, inputs), base)
      layer.apply(to: &request)
      return (layer, request)
    }
    var layer = ManifestLayer(members.filter(\.differs), .record, inputs)
    layer.apply(to: &request)
    return (layer, request)
  }

  /// What is remembered of members that go with any content.
  private func request(_ members: [JSONValue.Member]) -> BadgeRequest? {
    known.first { Self.areAlike($0.members, members) }?.request
  }

  private static func areAlike(
    _ known: [JSONValue.Member], _ members: [JSONValue.Member]
  ) -> Bool {
    var index = 0
    for member in members where !member.differs {
      guard index < known.count, known[index].isSame(as: member) else { return false }
      index += 1
    }
    return index == known.count
  }

  /// Remembers members that are right and go with any content; nil for others.
  private mutating func remember(
    _ members: [JSONValue.Member], _ base: BadgeRequest, _ inputs: InputFolder
  ) -> BadgeRequest? {
    guard !members.contains(where: \.isMixed) else { return nil }
    let alike = members.filter { !$0.differs }
    var (layer, request) = (ManifestLayer(alike, .record, inputs), base)
    layer.apply(to: &request)
    guard layer.faults.isEmpty else { return nil }
    if known.count >= Self.most { known.removeLast() }
    known.insert(Known(alike, request), at: 0)
    return request
  }
}

extension JSONValue.Member {
  /// Whether both have the same bytes; `==` takes texts for equal that name different files.
  fileprivate func isSame(as other: JSONValue.Member) -> Bool {
    name.utf8.elementsEqual(other.name.utf8) && value.isSame(as: other.value)
  }

  /// Whether records that are alike may differ in it.
  fileprivate var differs: Bool {
    switch name {
    case "id", "count", "text", "out", "alt", "label", "value", "hint": true
    default: false
    }
  }

  /// Whether it is understood only together with the others.
  fileprivate var isMixed: Bool {
    switch name {
    case "symbol", "dot", "badges": true
    default: false
    }
  }
}

extension JSONValue {
  /// Whether both have the same bytes.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let two)): one.utf8.elementsEqual(two.utf8)
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }
}
