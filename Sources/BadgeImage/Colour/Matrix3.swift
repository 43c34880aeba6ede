/// Three rows of three numbers.
struct Matrix3: Hashable, Sendable {
  /// A column, or a colour of three components.
  typealias Column = SIMD3<Double>

  /// The columns, from the left.
  let columns: [Column]

  /// Creates a matrix from its columns.
  init(_ first: Column, _ second: Column, _ third: Column) {
    columns = [first, second, third]
  }

  /// Creates a matrix that scales each component.
  init(diagonal: Column) {
    self.init([diagonal.x, 0, 0], [0, diagonal.y, 0], [0, 0, diagonal.z])
  }

  static func * (matrix: Matrix3, column: Column) -> Column {
    matrix.columns[0] * column.x + matrix.columns[1] * column.y + matrix.columns[2] * column.z
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(left * right.columns[0], left * right.columns[1], left * right.columns[2])
  }

  /// The matrix that undoes this one; nil where it is next to none.
  var inverse: Matrix3? {
    let (a, b, c) = (columns[0], columns[1], columns[2])
    let (first, second, third) = (cross(b, c), cross(c, a), cross(a, b))
    // Added up in this order: the vectors' own sum leaves it open.
    let determinant = a.x * first.x + a.y * first.y + a.z * first.z
    guard determinant.magnitude > 1e-9 else { return nil }
    let rows = [first, second, third].map { $0 / determinant }
    return Matrix3(
      [rows[0].x, rows[1].x, rows[2].x], [rows[0].y, rows[1].y, rows[2].y],
      [rows[0].z, rows[1].z, rows[2].z])
  }

  private func cross(_ a: Column, _ b: Column) -> Column {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
