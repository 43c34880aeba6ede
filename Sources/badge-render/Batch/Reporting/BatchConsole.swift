import BadgeRender
import Badges
import CBadgeSystem

/// What a batch says to people, or to a program that reads its messages.
final class BatchConsole {
  /// Where messages go.
  typealias Sink = ([UInt8]) -> Void

  private let level: Console.Level
  private let logsJSON: Bool
  private let isColored: Bool
  private let sink: Sink
  private var progress: Progress?
  private var told: Set<BadgeWarning> = []

  /// Enough to know each family that isn't there.
  private static let mostTold = 10_000

  /// - Parameters:
  ///   - sink: Where messages go; nil for standard error.
  ///   - output: Where data goes; nil where there is none.
  init(_ options: BatchOptions, sink: Sink?, output: Int32? = nil) {
    level = options.run.level
    logsJSON = options.logsJSON
    isColored = sink == nil && Console.allowsColor() && !options.logsJSON
    self.sink = sink ?? { _ = writeAll($0, to: 2) }
    let isShown = sink == nil && level != .quiet && !options.logsJSON
    progress = isShown ? Progress(output: options.lists ? output : nil) : nil
  }

  /// Says why a record failed.
  func error(_ error: CommandError) {
    say("error", color: "31", error.place, error.field, error.message, code: error.code)
  }

  /// Says what is not as it should be, once for all records that it is true of.
  func warning(_ warning: BadgeWarning, at place: ManifestPlace) {
    guard level != .quiet, told.count < Self.mostTold,
      told.insert(warning).inserted
    else { return }
    say(
      "warning", color: "33", place, warning.field, warning.message, code: warning.code.rawValue)
  }

  /// Says what is not as it should be about the whole of a manifest.
  func warning(_ code: String, _ text: String, at place: ManifestPlace) {
    guard level != .quiet else { return }
    say("warning", color: "33", place, nil, text, code: code)
  }

  /// Says what is done.
  func note(_ text: @autoclosure () -> String) {
    guard level == .verbose else { return }
    say("note", color: "36", nil, nil, text(), code: nil)
  }

  /// Says how it ended.
  func summary(_ counts: BatchCounts, of manifest: ManifestPlace, _ options: BatchOptions) {
    if let ending = progress?.end() { sink(Array(ending.utf8)) }
    guard level != .quiet, options.mode != .outputs else { return }
    let isDrawn = options.mode != .check && options.mode != .dryRun
    let ending = options.failFast && counts.failed > 0 ? "; stopped there" : ""
    let signal = Self.stopSignal
    let text =
      counts.text(isDrawn: isDrawn) + (signal.map { ", stopped by \($0)" } ?? ending)
    guard !logsJSON else {
      return write(
        JSONValue.object(
          [.init("level", .string("summary")), .init("manifest", .string(manifest.manifest))]
            + counts.members + (signal.map { [.init("stopped", .string($0))] } ?? [])
        ).description)
    }
    write("\(manifest.manifest): \(text)")
  }

  /// The name of the signal that ended the run; nil where none has.
  private static var stopSignal: String? {
    switch badge_stop_signal() {
    case 0: nil
    case SIGINT: "SIGINT"
    default: "SIGTERM"
    }
  }

  /// Says how far it has come, on a terminal.
  func showProgress(_ counts: BatchCounts, of total: Int?, manifest: ManifestPlace) {
    guard let line = progress?.line(counts, of: total, manifest: manifest.manifest) else { return }
    sink(Array(line.utf8))
  }

  private func clearProgress() {
    if let clearing = progress?.clear() { sink(Array(clearing.utf8)) }
  }

  private func say(
    _ kind: String, color: String, _ place: ManifestPlace?, _ field: String?, _ text: String,
    code: String?
  ) {
    guard !logsJSON else {
      return write(json(kind, place, field, text, code: code))
    }
    let word = isColored ? "\u{1B}[1;\(color)m\(kind):\u{1B}[0m" : "\(kind):"
    guard let place else { return write("badge-render: \(word) \(message(field: field, text))") }
    write("\(place): \(word) \(place.message(field, text))")
  }

  private func json(
    _ kind: String, _ place: ManifestPlace?, _ field: String?, _ text: String, code: String?
  ) -> String {
    var members: [JSONValue.Member] = [.init("level", .string(kind))]
    if let place {
      members.append(.init("manifest", .string(place.manifest)))
      if let line = place.line { members.append(.init("line", .integer(line))) }
      if let column = place.column { members.append(.init("column", .integer(column))) }
      if let item = place.item { members.append(.init("item", .string(item))) }
    }
    if let code { members.append(.init("code", .string(code))) }
    if let field { members.append(.init("field", .string(field))) }
    members.append(.init("message", .string(text)))
    return JSONValue.object(members).description
  }

  private func write(_ line: String) {
    clearProgress()
    sink(Array((line + "\n").utf8))
  }
}
