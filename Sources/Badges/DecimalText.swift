/// A number as a user would write it: `5`, not `5.0`.
package func decimal(_ number: Double) -> String {
  Int(exactly: number).map { String($0) } ?? String(number)
}
