import BadgeRender
import Badges

/// Understands the records of a manifest; the same for all threads.
final class ManifestInterpreter {
  /// What holds where a record says nothing else.
  let base: BadgeRequest

  /// Where icons and fonts are.
  let inputs: InputFolder

  init(base: BadgeRequest, inputs: InputFolder = InputFolder()) {
    var base = base
    base.holdForMany()
    (self.base, self.inputs) = (base, inputs)
  }

  /// What a record's text says.
  func record(of item: ManifestItem) -> ManifestRecord {
    var memory = RecordMemory()
    return record(of: item, &memory)
  }

  /// The same, sooner where the record before said nearly the same.
  func record(of item: ManifestItem, _ memory: inout RecordMemory) -> ManifestRecord {
    switch item.content {
    case .failure(let error):
      return ManifestRecord(place: item.place, content: .failure(error, others: []))
    case .text(let bytes):
      guard !bytes.allSatisfy(ManifestOpening.isSpace) else {
        return ManifestRecord(place: item.place, content: .blank)
      }
      do {
        return record(try JSONText.value(of: bytes), at: item.place, &memory)
      } catch {
        let failure = CommandError(error, field: error.key, at: item.place)
        // Who reads the answers looks for it, whatever is wrong with the rest.
        let id = JSONText.member("id", ofBroken: bytes)
          .flatMap { try? ManifestLayer.identifier($0) }
        return ManifestRecord(place: item.place, id: id, content: .failure(failure, others: []))
      }
    }
  }

  /// The interpreter whose records begin with these defaults.
  func adding(
    defaults: JSONValue, at place: ManifestPlace
  ) throws(CommandError) -> ManifestInterpreter {
    var place = place
    place.item = "defaults"
    guard case .object(let members) = defaults else {
      throw CommandError(
        .badContent, code: "invalidValue", "\(shown(defaults)): not an object"
      ).at(place)
    }
    var layer = ManifestLayer(members, .defaults, inputs)
    var base = base
    layer.apply(to: &base)
    if let fault = layer.faults.first { throw CommandError(inManifest: fault, at: place) }
    return ManifestInterpreter(base: base, inputs: inputs)
  }

  /// Puts several badges on a request's icon, whose own settings hold for all of them.
  ///
  /// - Returns: What is wrong with them.
  private func put(_ badges: [JSONValue], on request: inout BadgeRequest) -> [BadgeError] {
    guard (try? request.icon()) != nil else {
      return [BadgeError(field: "badges", "several badges are for an icon; name it by \"on\"")]
    }
    var faults: [BadgeError] = []
    var parts: [BadgeRequest] = []
    for (index, json) in badges.enumerated() {
      guard case .object(let members) = json else {
        faults.append(BadgeError(field: "badges[\(index)]", "\(shown(json)): not a badge"))
        continue
      }
      var layer = ManifestLayer(members, .part, inputs)
      var part = request
      layer.apply(to: &part)
      faults += layer.faults.map { $0.inside("badges[\(index)]") }
      parts.append(part)
    }
    request.put(parts)
    return faults
  }

  private func record(
    _ json: JSONValue, at place: ManifestPlace, _ memory: inout RecordMemory
  ) -> ManifestRecord {
    guard case .object(let members) = json else {
      let failure = CommandError(
        .badContent, code: "invalidValue",
        #"\#(shown(json)): not a badge; write an object such as {"count":5,"out":"five.png"}"#)
      return ManifestRecord(place: place, content: .failure(failure.at(place), others: []))
    }
    var (layer, request) = memory.understand(members, by: self)
    if let badges = layer.badges { layer.faults += put(badges, on: &request) }
    let failures = layer.faults.map { CommandError(inManifest: $0, at: place) }
    guard let first = failures.first else {
      return ManifestRecord(place: place, id: layer.id, content: .request(request))
    }
    return ManifestRecord(
      place: place, id: layer.id, content: .failure(first, others: Array(failures.dropFirst())))
  }
}

extension BadgeError {
  /// The same about a field of an outer one.
  fileprivate func inside(_ outer: String) -> BadgeError {
    BadgeError(code, field: [outer, field].compactMap(\.self).joined(separator: "."), message)
  }
}
