import Badges
import Foundation
import Testing

@testable import badge_render

/// A manifest in memory, and what reading it gives.
struct ManifestText {
  let bytes: [UInt8]
  var base = BadgeRequest()
  /// How many bytes come at once; nil for as many as fit.
  var piece: Int?

  init(_ text: String) { bytes = Array(text.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// One of the manifests in `Fixtures/Manifests`.
  init(fixture name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Manifests")
    bytes = Array(try Data(contentsOf: folder.appending(path: name)))
  }

  func reader() -> ManifestReader {
    let source = byteSource(bytes)
    let piece = piece ?? .max
    return ManifestReader(
      FilePath("m"),
      source: { buffer throws(CommandError) in
        try source(UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(piece)))
      }, base: base)
  }

  /// All records.
  func records() throws -> [ManifestRecord] {
    var reader = reader()
    var records: [ManifestRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  /// A line for each record: its place, and what it shows or each fault.
  func lines() throws -> [String] {
    try records().flatMap { record in
      switch record.content {
      case .blank: ["\(record.place) blank"]
      case .request(let request): ["\(record.place) \(try request.badge().content)"]
      case .failure: record.failures.map(ManifestText.line)
      }
    }
  }

  /// What ends the whole run; nil where nothing does.
  func fault() -> String? {
    do {
      _ = try records()
      return nil
    } catch {
      return (error as? CommandError).map(ManifestText.line)
    }
  }

  /// A failure as the program prints it.
  static func line(_ error: CommandError) -> String {
    guard let place = error.place else { return error.message }
    return "\(place): \(place.message(error.field, error.message))"
  }
}
