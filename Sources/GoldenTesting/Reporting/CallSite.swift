import Testing

/// Where a test checks a golden.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place as Swift Testing names it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The place as compilers print it.
  var text: String { "\(filePath):\(line)" }
}
