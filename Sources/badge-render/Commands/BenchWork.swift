import BadgeRender
import Badges

/// Badges to draw, dealt out to threads.
struct BenchWork: Sendable {
  let badges: Int
  let threads: Int
  let scale: Double
  /// Where files go, nil to draw in memory only.
  let directory: [UInt8]?

  /// Draws everything and says how long it took, without the time that renderers take to be made.
  func run() throws(CommandError) -> JSONValue {
    BadgeRenderer.ignoreUserFontConfiguration()
    let start = StartLine(threads: threads)
    let workers = (0..<threads).map { BenchWorker(self, index: $0, start) }
    let handles = try workers.map { (worker) throws(CommandError) in try Thread { worker.run() } }
    start.wait()
    let began = monotonicTime()
    handles.forEach { $0.join() }
    let elapsed = monotonicTime() - began
    for worker in workers { if let error = worker.error { throw error } }
    return report(workers, elapsed)
  }

  /// The badge of a number: uncapped, in one of three tints, 34 points.
  func badge(_ number: Int) -> Badge {
    let tints: [BadgeColor] = [.red, .blue, .green]
    return Badge(
      .count(number), limit: .none,
      style: BadgeStyle(font: .size(34), weight: .bold, tint: tints[number % tints.count]))
  }

  private func report(_ workers: [BenchWorker], _ elapsed: Double) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("badges", .integer(badges)), .init("threads", .integer(threads)),
      .init("scale", .number(scale)), .init("seconds", .number(elapsed)),
      .init("bytes", .integer(workers.map(\.bytes).reduce(0, +))),
      .init("peakKiB", .integer(ResidentMemory.peak)),
    ]
    if let early = workers[0].memory {
      members.append(.init("rssAfter10000KiB", .integer(early)))
      members.append(.init("rssEndKiB", .integer(ResidentMemory.now)))
    }
    return .object(members)
  }
}

/// One thread's share: every so many-th badge.
///
/// Only its thread touches it between start and join.
final class BenchWorker: @unchecked Sendable {
  private let work: BenchWork
  private let index: Int
  private let start: StartLine
  private(set) var bytes = 0
  private(set) var error: CommandError?
  /// KiB when some 10,000 badges were drawn in all; nil where there are not twice as many.
  private(set) var memory: Int?

  init(_ work: BenchWork, index: Int, _ start: StartLine) {
    self.work = work
    self.index = index
    self.start = start
  }

  func run() {
    do throws(CommandError) {
      let renderer = try makeRenderer()
      for number in stride(from: index, to: work.badges, by: work.threads) {
        if work.badges >= 20_000, memory == nil, number >= 10_000 { memory = ResidentMemory.now }
        try draw(number, renderer)
      }
    } catch {
      self.error = error
    }
  }

  private func makeRenderer() throws(CommandError) -> BadgeRenderer {
    defer { start.wait() }
    return try command { () throws(BadgeError) in try BadgeRenderer() }
  }

  private func draw(_ number: Int, _ renderer: BadgeRenderer) throws(CommandError) {
    let png = try command { () throws(BadgeError) in
      try renderer.png(work.badge(number), scale: work.scale)
    }
    bytes += png.count
    guard let directory = work.directory else { return }
    let path = FilePath(directory + Array("/\(number).png".utf8))
    _ = try OutputFile(path: path, policy: .replaceDifferent).write(png)
  }
}
