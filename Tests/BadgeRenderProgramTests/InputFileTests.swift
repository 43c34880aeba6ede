import Foundation
import Testing

@testable import badge_render

struct InputFileTests {
  private let directory: Directory

  init() throws {
    directory = try Directory()
  }

  private func path(_ name: String) -> FilePath { FilePath("\(directory.path)/\(name)") }

  private func reason(_ path: FilePath, limit: Int = 1000) throws -> String {
    let error = try #require(throws: CommandError.self) {
      try readInput(path, limit: limit, field: .fontFile)
    }
    #expect(error.status == .unreadableInput)
    #expect(error.field == "fontFile")
    #expect(error.message.hasPrefix("\(path): "))
    return String(error.message.dropFirst("\(path): ".count))
  }

  @Test func `a file is read whole, up to the limit and not beyond`() throws {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    try directory.write(bytes, to: "f")
    #expect(try readInput(path("f"), limit: 1000) == bytes)
    #expect(try reason(path("f"), limit: 999) == "larger than 999 bytes, the most that is read")
    try directory.write([], to: "empty")
    #expect(try readInput(path("empty"), limit: 0) == [])
  }

  @Test func `a file that says it is empty is read to its end`() throws {
    let text = String(
      decoding: try readInput(FilePath("/proc/self/status"), limit: 1 << 20), as: UTF8.self)
    #expect(text.hasPrefix("Name:") && text.contains("Threads:"))
  }

  @Test func `a file that has more than it said is read up to the limit`() throws {
    #expect(
      try reason(FilePath("/proc/self/status"), limit: 100)
        == "larger than 100 bytes, the most that is read")
  }

  @Test func `a file that grows while it is read ends at the limit, if not before`() throws {
    let limit = 1 << 20
    try directory.write([UInt8](repeating: 7, count: limit - 1), to: "f")
    let files = try Directory()
    let writer = try Launcher(directory: directory).start(
      "/bin/sh", [Array("-c".utf8), Array("head -c 33554432 /dev/zero >>f".utf8)], files)
    // Either the reader comes to the end that there is by then, or to the limit.
    repeat {
      let result = Result { () throws(CommandError) in try readInput(path("f"), limit: limit) }
      switch result {
      case .success(let bytes): #expect(bytes.count <= limit)
      case .failure(let error): #expect(error.message.contains(": larger than 1 MiB"))
      }
    } while waitpid(writer, nil, WNOHANG) == 0
    #expect(try reason(path("f"), limit: limit) == "larger than 1 MiB, the most that is read")
  }

  @Test func `what can't be read is refused with the system's reason`() throws {
    #expect(try reason(path("missing")) == "No such file or directory")
    #expect(try reason(FilePath(directory.path)) == "Is a directory")
    #expect(try reason(FilePath("")) == "a file's name is not empty")
    try directory.write([1], to: "f")
    #expect(try reason(path("f/x")) == "Not a directory")
    try #require(symlink("loop", path("loop").text) == 0)
    #expect(try reason(path("loop")) == "Too many levels of symbolic links")
  }

  @Test func `a file that fails while it is read is refused`() throws {
    // Nothing is mapped where this one begins.
    #expect(try reason(FilePath("/proc/self/mem")) == "Input/output error")
  }

  @Test(.enabled(if: getuid() != 0)) func `a file without permission is refused`() throws {
    try directory.write([1], to: "f")
    try #require(chmod(path("f").text, 0) == 0)
    #expect(try reason(path("f")) == "Permission denied")
  }

  @Test func `what may never end or never begin is refused at once`() throws {
    try #require(mkfifo(path("pipe").text, 0o600) == 0)
    #expect(try reason(path("pipe")) == "a pipe, not a file; give a file")
    #expect(try reason(FilePath("/dev/zero")) == "a device, not a file; give a file")
    #expect(try readInput(FilePath("/dev/null"), limit: 10) == [])
  }

  @Test func `a pipe that the caller has opened is read to its end`() throws {
    let pipe = Pipe()
    let bytes = [UInt8](repeating: 7, count: 5000)
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    let path = FilePath("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(try readInput(path, limit: 5000) == bytes)
  }

  @Test func `a pipe without an end is read up to the limit`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data([UInt8](repeating: 7, count: 5000)))
    let path = FilePath("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(try reason(path, limit: 4096) == "larger than 4 KiB, the most that is read")
  }
}
