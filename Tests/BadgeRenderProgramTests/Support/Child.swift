import Glibc

/// How a program ended and what it wrote.
struct Child {
  /// The exit status; nil where a signal ended it.
  let status: Int32?
  /// The signal that ended it.
  let signal: Int32?
  /// What it wrote to standard output.
  let out: [UInt8]
  /// What it wrote to standard error.
  let err: String

  /// What it wrote to standard output, as text.
  var text: String { String(decoding: out, as: UTF8.self) }
}

/// How a program is started.
struct Surroundings {
  var environment: [String] = []
  /// Bytes on standard input, nil for none.
  var input: [UInt8]?
  /// Descriptors that are closed at its start.
  var closed: Set<Int32> = []
  /// Where descriptors lead instead of to a file that is read afterwards.
  var redirected: [Int32: String] = [:]
}

/// Starts programs in a directory.
struct Launcher {
  let directory: Directory
  var surroundings = Surroundings()

  /// Runs a program to its end.
  func run(_ program: String, _ arguments: [[UInt8]]) throws -> Child {
    let files = try Directory()
    let process = try start(program, arguments, files)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Child(
      status: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal == 0 ? nil : signal,
      out: files.bytes("1") ?? [], err: String(decoding: files.bytes("2") ?? [], as: UTF8.self))
  }

  /// Starts a program; its output goes to the files `1` and `2`.
  func start(_ program: String, _ arguments: [[UInt8]], _ files: Directory) throws -> pid_t {
    if let input = surroundings.input { try files.write(input, to: "0") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 { add(descriptor, files, to: &actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that tests run on block signals, and a child would, too.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Tests in the background ignore SIGINT, and a child would, too.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The call that would change the directory is hidden from Swift.
    let prefix = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory.path, program]
    return try withVector(prefix.map { Array($0.utf8) } + arguments) { vector in
      try withVector(surroundings.environment.map { Array($0.utf8) }) { environment in
        var process = pid_t()
        let failure = posix_spawn(&process, prefix[0], &actions, &attributes, vector, environment)
        guard failure == 0 else { throw SystemFailure(code: failure, of: program) }
        return process
      }
    }
  }

  private func add(
    _ descriptor: Int32, _ files: Directory, to actions: inout posix_spawn_file_actions_t
  ) {
    guard !surroundings.closed.contains(descriptor) else {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      posix_spawn_file_actions_addclose(&actions, descriptor)
      return
    }
    let isInput = descriptor == 0
    let path =
      surroundings.redirected[descriptor]
      ?? (isInput && surroundings.input == nil ? "/dev/null" : "\(files.path)/\(descriptor)")
    let flags = isInput ? O_RDONLY : O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }
}

/// A call of the system that failed.
struct SystemFailure: Error, CustomStringConvertible {
  let code: Int32
  let of: String

  var description: String { "\(of): \(String(cString: strerror(code)))" }
}

/// Lends strings to C as a vector that ends in NULL.
private func withVector<T>(
  _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws -> T
) rethrows -> T {
  let vector = strings.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) } + [nil]
  defer { vector.forEach { free($0) } }
  return try body(vector)
}
