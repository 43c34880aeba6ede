/// Values that stay where they are, for loops that must not count references.
struct FixedArray<Element: BitwiseCopyable> {
  let start: UnsafePointer<Element>
  let count: Int
  private let memory: FixedMemory

  /// The bytes they take.
  var size: Int { count * MemoryLayout<Element>.stride }

  /// Makes the values one after the other.
  init(count: Int, _ element: (Int) -> Element) {
    let memory = FixedMemory(
      size: count * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
    let start = memory.start.bindMemory(to: Element.self, capacity: count)
    for index in 0..<count { (start + index).initialize(to: element(index)) }
    self.start = UnsafePointer(start)
    self.count = count
    self.memory = memory
  }

  init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }
}

/// Not generic: the first use of a generic class takes longer than what is made of it here.
private final class FixedMemory {
  let start: UnsafeMutableRawPointer

  init(size: Int, alignment: Int) {
    start = .allocate(byteCount: size, alignment: alignment)
  }

  deinit { start.deallocate() }
}
