import Badges
import CBadgeSystem

/// Draws many distinct badges and prints how long it took; for `Scripts/benchmark`.
struct BenchCommand {
  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    try input.requireNoOperands()
    try streams.requireOutput()
    let work = BenchWork(
      badges: try integer("badges", in: 1...10_000_000, standard: nil),
      threads: try integer("threads", in: 1...64, standard: 1),
      scale: try scale(), directory: input.given.first { $0.option.name == "out" }?.value)
    try streams.write(line: try work.run().description)
  }

  private func integer(
    _ name: String, in range: ClosedRange<Int>, standard: Int?
  ) throws(CommandError) -> Int {
    guard let text = input.value(name) else {
      guard let standard else { throw CommandError.usage("--\(name)", "a value is missing") }
      return standard
    }
    guard let value = parseInteger(text), range.contains(value) else {
      throw CommandError.usage(
        "--\(name)",
        "\(quoted(text)): not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  private func scale() throws(CommandError) -> Double {
    guard let text = input.value("scale") else { return 1 }
    guard let scale = parseNumber(text) else {
      throw CommandError.usage("--scale", "\(quoted(text)): not a number")
    }
    return scale
  }
}
