/// The name that a mistyped text most likely meant, nil where none is near.
///
/// Near is an edit distance of at most 2 and of at most half the text; an inserted, missing, wrong or
/// swapped character counts 1, the case of ASCII letters nothing. The first of equally near names wins.
package func nearest(to text: String, among names: some Sequence<String>) -> String? {
  // No name is so long; refused here, a huge text costs nothing.
  guard text.utf8.count <= 60, let typed = text.asciiLowercased else { return nil }
  var limit = min(2, typed.utf8.count / 2)
  var found: String?
  for name in names {
    guard let candidate = name.asciiLowercased else { continue }
    let distance = editDistance(Array(typed.utf8), Array(candidate.utf8))
    guard distance <= limit else { continue }
    found = name
    limit = distance - 1
  }
  return found
}

/// A suggestion to put behind a message, `; did you mean red?`, empty where no name is near.
package func didYouMean(_ text: String, among names: some Sequence<String>) -> String {
  nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
}

/// The least number of insertions, deletions, replacements and swaps of neighbours between two texts.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  // Row by row through the table of all pairs of prefixes; a swap looks back two rows.
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
