import Badges
import CBadgeSystem

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

  /// A record's members, those that alike records may differ in apart.
  private struct Parts {
    var alike: [JSONValue.Member] = []
    var differing: [JSONValue.Member] = []

    init(_ members: [JSONValue.Member]) {
      alike.reserveCapacity(members.count)
      differing.reserveCapacity(members.count)
      for member in members {
        if member.differs { differing.append(member) } else { alike.append(member) }
      }
    }
  }

  /// A record's members put over what holds for all.
  mutating func understand(
    _ members: [JSONValue.Member], by interpreter: ManifestInterpreter
  ) -> (layer: ManifestLayer, request: BadgeRequest) {
    if self.base !== interpreter { (self.base, known) = (interpreter, []) }
    let parts = Parts(members)
    let known = known(parts.alike) ?? remember(parts, interpreter)
    var layer = ManifestLayer(
      known == nil ? members : parts.differing, .record, interpreter.inputs)
    var request = known?.request ?? interpreter.base
    layer.apply(to: &request)
    return (layer, request)
  }

  /// What is remembered of members that go with any content.
  private func known(_ members: [JSONValue.Member]) -> Known? {
    known.first { JSONValue.areSame($0.members, members) }
  }

  /// Remembers members that are right and go with any content; nil for others.
  private mutating func remember(
    _ parts: Parts, _ interpreter: ManifestInterpreter
  ) -> Known? {
    guard !parts.alike.contains(where: \.isMixed) else { return nil }
    var layer = ManifestLayer(parts.alike, .record, interpreter.inputs)
    var request = interpreter.base
    layer.apply(to: &request)
    guard layer.faults.isEmpty else { return nil }
    if known.count >= Self.most { known.removeLast() }
    let new = Known(parts.alike, request)
    known.insert(new, at: 0)
    return new
  }
}

extension JSONValue.Member {
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
  /// Whether all members have the same bytes; `==` takes texts for equal that name different files.
  fileprivate static func areSame(_ one: [Member], _ two: [Member]) -> Bool {
    guard one.count == two.count else { return false }
    for index in one.indices {
      guard one[index].name.hasBytes(of: two[index].name),
        one[index].value.isSame(as: two[index].value)
      else { return false }
    }
    return true
  }

  private func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let two)): one.hasBytes(of: two)
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.object(let one), .object(let two)): Self.areSame(one, two)
    default: self == other
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both have the same bytes; they are equally many.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}

extension String {
  /// Whether both are the same bytes of UTF-8.
  fileprivate func hasBytes(of other: String) -> Bool {
    let (one, two) = (utf8, other.utf8)
    guard one.count == two.count else { return false }
    return one.withContiguousStorageIfAvailable { one in
      two.withContiguousStorageIfAvailable { two in
        UnsafeRawBufferPointer(one).isSame(as: UnsafeRawBufferPointer(two))
      }
    } == true
  }
}
