import BadgeImage
import BadgeRender
import Badges
import CBadgeSystem

/// Draws SVG icons in processes of their own, which the system ends where they take too long.
///
/// A small document can ask for hours of work, and no call makes librsvg stop. A thread can't be ended from
/// outside, and a process that has threads can't merely be forked: so the program starts itself again.
struct SVGProcess {
  /// The program that is started: this one.
  var program = Self.ownProgram

  /// The longest time that a drawing may take on the processor, in seconds.
  var seconds = 5

  /// The most memory that a drawing may take, in bytes.
  static let mostMemory = 2 << 30

  /// Draws an icon, as `Icon(file:size:scale:)` does.
  func icon(_ bytes: [UInt8], size: Double?, scale: Double) throws(BadgeError) -> Icon {
    let order = SVGOrder(seconds: seconds, size: size, scale: scale)
    guard let input = MemoryFile(), let output = MemoryFile(), input.write(bytes) else {
      throw Self.failed("a file in memory could not be made: \(systemReason(badge_errno()))")
    }
    var ending: Int32 = 0
    let failure = run(order, input, output, &ending)
    guard failure == 0 else {
      throw Self.failed("this program could not start itself: \(systemReason(failure))")
    }
    guard ending == 0 else { throw refusal(ending) }
    guard let bytes = output.bytes, let reply = SVGReply(bytes) else {
      throw Self.failed("the process that drew it gave no picture")
    }
    return try reply.icon.get()
  }

  private func run(
    _ order: SVGOrder, _ input: borrowing MemoryFile, _ output: borrowing MemoryFile,
    _ ending: inout Int32
  ) -> Int32 {
    let arguments = [program] + order.arguments
    let vector = arguments.map { strdup($0) } + [nil]
    defer { for argument in vector { free(argument) } }
    return badge_run(program, vector, input.descriptor, output.descriptor, &ending)
  }

  private func refusal(_ ending: Int32) -> BadgeError {
    guard ending != -SIGXCPU else {
      return BadgeError(
        .badIcon, field: "on",
        "an SVG that takes more than \(seconds) s to draw; simplify its filters, draw it"
          + " smaller, or convert it to PNG")
    }
    let what = ending < 0 ? "signal \(-ending)" : "status \(ending)"
    return BadgeError(
      .badIcon, field: "on",
      "an SVG that can't be drawn: librsvg ended with \(what), maybe for want of memory, of which a"
        + " drawing gets \(Self.mostMemory >> 30) GiB; convert it to PNG")
  }

  private static func failed(_ reason: String) -> BadgeError {
    BadgeError(.internal, field: nil, "the SVG could not be drawn: \(reason)")
  }

  private static let ownProgram: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard badge_own_program(&path, UInt32(path.count)) == 0 else { return "" }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()
}

/// A file without a name that two processes share.
private struct MemoryFile: ~Copyable {
  let descriptor: Int32

  init?() {
    descriptor = badge_memory_file()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Writes the bytes and goes back to the first; whether there was room.
  func write(_ bytes: [UInt8]) -> Bool {
    writeAll(bytes, to: descriptor) == nil && lseek(descriptor, 0, SEEK_SET) == 0
  }

  /// What the file holds.
  var bytes: [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    return readAll(descriptor, size: Int(status.st_size))
  }
}
