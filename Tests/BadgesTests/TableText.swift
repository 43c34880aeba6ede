/// The cells of a table written as text, a row a line, with spaces or a mark between the cells.
func tableRows(_ text: String, separator: Character = "|") -> [[String]] {
  text.split(separator: "\n").map { line in
    line.split(separator: separator).map { cell in
      String(cell.filter { $0 != " " })
    }
  }
}
