/// Values that stay where they are, for loops that must not count references.
final class FixedMemory<Element: BitwiseCopyable> {
  let start: UnsafePointer<Element>
  let count: Int

  /// The bytes they take.
  var size: Int { count * MemoryLayout<Element>.stride }

  init(_ elements: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(from: elements)
    count = elements.count
    // At least one element was asked for.
    guard let start = memory.baseAddress else { preconditionFailure("no memory") }
    self.start = UnsafePointer(start)
  }

  deinit { start.deallocate() }
}
