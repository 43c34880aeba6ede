import Badges

/// One of several equal parts of a manifest: every so many-th record.
struct Shard: Hashable {
  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// Reads `I/N`.
  init(_ text: String) throws(CommandError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = parseInteger(parts[0]), let count = parseInteger(parts[1]),
      1...1_000_000 ~= count
    else {
      throw CommandError.usage(
        "--shard", "\(quoted(text)): not a part of a whole (use I/N, such as 1/4)")
    }
    guard 1...count ~= index else {
      throw CommandError.usage("--shard", "\(quoted(text)): parts count from 1 to \(count)")
    }
    self.index = index
    self.count = count
  }

  /// Whether the record with that number, from 0, is in the part.
  func contains(_ number: Int) -> Bool {
    number % count == index - 1
  }

  /// How many of so many records are in the part.
  func share(of records: Int) -> Int {
    (records + count - index) / count
  }
}
