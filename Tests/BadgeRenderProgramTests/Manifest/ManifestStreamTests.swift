import Badges
import Glibc
import Testing

@testable import badge_render

struct ManifestStreamTests {
  @Test func `a line is answered before anything follows it`() throws {
    // The source fails when it is asked for more than has been answered.
    var lines = ["{\"count\":1}\n", "\n", "[]\n", "{\"count\":2}\n"].map { Array($0.utf8) }
    let remaining = { lines.count }
    let source: ByteSource = { buffer throws(CommandError) in
      guard !lines.isEmpty else { throw CommandError.fault("asked too early") }
      let line = lines.removeFirst()
      buffer.copyBytes(from: line)
      return line.count
    }
    var reader = ManifestReader(FilePath("-"), source: source, base: BadgeRequest())
    for left in [3, 2, 1, 0] {
      #expect(try reader.next() != nil)
      #expect(remaining() == left)
    }
    #expect(throws: CommandError.self) { try reader.next() }
  }

  @Test(arguments: ["{\"count\":1}\n", "[{\"count\":1}]", "{\"badges\":[{\"count\":1}]}"])
  func `blank lines at the start are answered before anybody knows what follows`(
    text: String
  ) throws {
    var parts = ["\n", " \r\n", text].map { Array($0.utf8) }
    let remaining = { parts.count }
    let source: ByteSource = { buffer in
      guard !parts.isEmpty else { return 0 }
      let part = parts.removeFirst()
      buffer.copyBytes(from: part)
      return part.count
    }
    var reader = ManifestReader(
      FilePath("-"), source: source, base: BadgeRequest(), isStream: true)
    for left in [2, 1] {
      guard case .blank = try #require(try reader.next()).content else { throw NotBlank() }
      #expect(remaining() == left)
    }
    let record = try #require(try reader.next())
    #expect(record.failures.isEmpty)
    #expect(record.place.line == 3)
    #expect(try reader.next() == nil)
  }

  private struct NotBlank: Error {}

  @Test func `a line over 1 MiB is that line's error, one of exactly that is read`() throws {
    let padding = { (count: Int) in String(repeating: " ", count: count) }
    let record = "{\"count\":1}"
    let fitting = record + padding((1 << 20) - record.utf8.count)
    for end in ["\n", "\r\n"] {
      let text = [record, fitting, fitting + " ", padding(3 << 20), record].joined(separator: end)
      #expect(
        try ManifestText(text).lines() == [
          "m:1 count(1)", "m:2 count(1)", "m:3: the line is longer than 1048576 bytes",
          "m:4: the line is longer than 1048576 bytes", "m:5 count(1)",
        ])
    }
    #expect(
      try ManifestText(fitting + "  \n" + record).lines()
        == ["m:1: the line is longer than 1048576 bytes", "m:2 count(1)"])
    #expect(
      try ManifestText(record + "\n" + fitting + " ").lines()
        == ["m:1 count(1)", "m:2: the line is longer than 1048576 bytes"])
  }

  @Test func `an endless line is held neither whole nor in growing parts`() throws {
    var asked = 0
    var largest = 0
    let source: ByteSource = { buffer in
      largest = max(largest, buffer.count)
      asked += buffer.count
      guard asked < 100 << 20 else { return 0 }
      if let base = buffer.baseAddress { memset(base, Int32(UInt8(ascii: "5")), buffer.count) }
      return buffer.count
    }
    var lines = LineSplitter(source)
    #expect(try lines.next()?.bytes == nil)
    #expect(try lines.next() == nil)
    #expect(largest <= 2 << 20)
  }

  @Test func `an array on one long line is a manifest`() throws {
    let item = "{\"count\":1,\"alt\":\"\(String(repeating: "x", count: 1000))\"}"
    let text = "[" + Array(repeating: item, count: 2000).joined(separator: ",") + "]"
    #expect(try ManifestText(text).records().count == 2000)
    #expect(try ManifestText("{\"badges\":\(text)}").records().count == 2000)
  }

  @Test func `a manifest larger than the limit is refused, not read on`() throws {
    var isFirst = true
    var asked = 0
    let source: ByteSource = { buffer in
      if let base = buffer.baseAddress { memset(base, Int32(UInt8(ascii: " ")), buffer.count) }
      if isFirst { buffer[0] = UInt8(ascii: "[") }
      isFirst = false
      asked += buffer.count
      return buffer.count
    }
    var reader = ManifestReader(FilePath("m"), source: source, base: BadgeRequest())
    #expect(throws: CommandError.self) { try reader.next() }
    #expect(asked <= 4 * ManifestReader.greatestSize)
  }

  @Test func `one broken line among a thousand is that line's error`() throws {
    let records = try ManifestText(fixture: "one_bad_in_1000.jsonl").records()
    #expect(records.count == 1000)
    #expect(records.filter { !$0.failures.isEmpty }.map(\.place.line) == [500])
  }

  @Test func `a failure of the source ends the run`() throws {
    let source: ByteSource = { _ throws(CommandError) in throw CommandError.fault("gone") }
    var reader = ManifestReader(FilePath("m"), source: source, base: BadgeRequest())
    #expect(throws: CommandError.self) { try reader.next() }
  }
}
