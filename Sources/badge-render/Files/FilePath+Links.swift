import CBadgeSystem

extension FilePath {
  /// Where the name leads through links, the last of which may point to nothing; nil for a circle.
  var followingLinks: FilePath? {
    links { _ in true }
  }

  /// Whether opening the name opens the process's descriptor 1: `/dev/stdout`, or a link to it.
  var leadsToStandardOutput: Bool {
    // The system's own link from the descriptor names the file it has been diverted to.
    links { !$0.isDescriptor1 }?.isDescriptor1 ?? false
  }

  /// The file the name leads to, by the one name that all its paths share.
  var canonical: FilePath {
    let end = followingLinks ?? self
    guard let directory = end.directory.resolved else { return end }
    return FilePath(directory.bytes + [UInt8(ascii: "/")] + end.name)
  }

  /// The same also where folders on the way aren't there yet: those are taken as they are written.
  var settled: FilePath {
    let end = followingLinks ?? self
    var (folder, missing) = (end.directory, [[UInt8]]())
    while true {
      if let found = folder.resolved { return found.appending(missing, then: end.name) }
      let path = FilePath(folder.bytes.reversed().drop { $0 == UInt8(ascii: "/") }.reversed())
      guard !path.bytes.isEmpty else { return end }
      missing.insert(path.name, at: 0)
      folder = path.directory
    }
  }

  /// The path of a file in folders below this one, free of detours.
  private func appending(_ folders: [[UInt8]], then name: [UInt8]) -> FilePath {
    var way: [[UInt8]] = []
    for folder in folders where !folder.isEmpty && folder != Array(".".utf8) {
      if folder == Array("..".utf8), !way.isEmpty { way.removeLast() } else { way.append(folder) }
    }
    return (way + [name]).reduce(self) { $0.appending(FilePath($1)) }
  }

  /// The end of the chain of links, or of as much of it as may be followed; nil for a circle.
  private func links(while mayFollow: (FilePath) -> Bool) -> FilePath? {
    var end = self
    for _ in 0..<40 {
      guard mayFollow(end), let next = linkTarget(end) else { return end }
      end = end.sibling(next)
    }
    return nil
  }

  private var isDescriptor1: Bool {
    guard name == [UInt8(ascii: "1")], let directory = directory.resolved?.text else {
      return false
    }
    if directory == "/dev/fd" { return true }
    // The process's or a thread's: /proc/PID/fd or /proc/PID/task/TID/fd.
    return directory.hasPrefix("/proc/\(getpid())/") && directory.hasSuffix("/fd")
  }

  /// The directory without links and detours; nil where it isn't there.
  private var resolved: FilePath? {
    let directory = bytes.isEmpty ? FilePath(".") : self
    guard let path = directory.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    let bytes = UnsafeBufferPointer(start: path, count: strlen(path))
    return FilePath(bytes.map { UInt8(bitPattern: $0) })
  }
}
