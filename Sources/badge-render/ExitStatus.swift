/// How the program ends; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// Pictures that were compared differ, or records of a batch failed.
  case different = 1
  /// Something is wrong on the command line, values included.
  case usage = 64
  /// The content of an input is bad, or a warning or a hidden badge is not allowed.
  case badContent = 65
  /// An input is missing or can't be read.
  case unreadableInput = 66
  /// There is no usable font, or not the one asked for.
  case noFont = 69
  /// A fault in the program.
  case fault = 70
  /// An output can't be created.
  case cannotCreate = 73
  /// An output can't be written to its end.
  case cannotWrite = 74
}
