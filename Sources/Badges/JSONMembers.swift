/// The members of an object of JSON, written as they are added, in the form that `JSONValue` has.
///
/// Their names are the program's own, and need no escapes.
package struct JSONMembers: Hashable, Sendable {
  /// The members with commas between them, without braces.
  package private(set) var utf8: [UInt8] = []

  /// Nothing yet.
  package init() {
    utf8.reserveCapacity(1024)
  }

  /// An object with its end of line.
  package static func line(_ body: (inout JSONMembers) -> Void) -> [UInt8] {
    var members = JSONMembers()
    members.add(object: body)
    members.utf8.append(UInt8(ascii: "\n"))
    return members.utf8
  }

  /// The object as a line without its end.
  package var line: String { "{\(String(decoding: utf8, as: UTF8.self))}" }

  /// Adds a member that is `true` or `false`.
  package mutating func add(_ name: StaticString, _ value: Bool) {
    begin(name)
    JSONValue.bool(value).write(to: &utf8)
  }

  /// Adds a whole number.
  package mutating func add(_ name: StaticString, _ value: Int) {
    begin(name)
    utf8.append(decimal: value)
  }

  /// Adds a finite number.
  package mutating func add(_ name: StaticString, _ value: Double) {
    begin(name)
    JSONValue.write(value, to: &utf8)
  }

  /// Adds a text; nothing for nil.
  package mutating func add(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    JSONValue.write(value, to: &utf8)
  }

  /// Adds any value; nothing for nil.
  package mutating func add(_ name: StaticString, _ value: JSONValue?) {
    guard let value else { return }
    begin(name)
    value.write(to: &utf8)
  }

  /// Adds an object.
  package mutating func add(_ name: StaticString, object body: (inout JSONMembers) -> Void) {
    begin(name)
    add(object: body)
  }

  /// Adds an array of texts.
  package mutating func add(_ name: StaticString, _ texts: [String]) {
    add(name, array: texts) { text, members in JSONValue.write(text, to: &members.utf8) }
  }

  /// Adds an array of objects.
  package mutating func add<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>,
    object body: (Element, inout JSONMembers) -> Void
  ) {
    add(name, array: elements) { element, members in
      members.add { body(element, &$0) }
    }
  }

  /// Adds members that were written before.
  package mutating func add(members: [UInt8]) {
    guard !members.isEmpty else { return }
    separate()
    utf8 += members
  }

  private mutating func add<Element>(
    _ name: StaticString, array elements: some Sequence<Element>,
    _ body: (Element, inout JSONMembers) -> Void
  ) {
    begin(name)
    utf8.append(UInt8(ascii: "["))
    for element in elements {
      separate()
      body(element, &self)
    }
    utf8.append(UInt8(ascii: "]"))
  }

  private mutating func add(object body: (inout JSONMembers) -> Void) {
    utf8.append(UInt8(ascii: "{"))
    body(&self)
    utf8.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ name: StaticString) {
    separate()
    utf8.append(UInt8(ascii: "\""))
    utf8.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    utf8.append(UInt8(ascii: "\""))
    utf8.append(UInt8(ascii: ":"))
  }

  private mutating func separate() {
    guard let last = utf8.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") else { return }
    utf8.append(UInt8(ascii: ","))
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var digits = 1
    var power: UInt = 10
    while digits < 19, number.magnitude >= power { (digits, power) = (digits + 1, power * 10) }
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digits))
    var rest = number.magnitude
    for index in stride(from: count - 1, to: count - 1 - digits, by: -1) {
      self[index] += UInt8(rest % 10)
      rest /= 10
    }
  }
}
