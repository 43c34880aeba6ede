/// A text as one word of a shell's command line.
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
    description =
      isPlain && !text.isEmpty
      ? text
      : text.unicodeScalars.reduce("'") { $0 + ($1 == "'" ? "'\\''" : String($1)) } + "'"
  }
}
