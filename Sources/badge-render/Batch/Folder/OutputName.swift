import Badges

/// The name of a file in the output folder, free of detours.
struct OutputName: Hashable {
  /// The longest component that file systems allow, in bytes.
  static let longestComponent = 255

  /// The way from the output folder: components between slashes, none of them empty, `.` or `..`.
  let path: FilePath

  /// Reads a name.
  ///
  /// `a/../b` is `b`, whatever `a` is.
  ///
  /// - Throws: Where it leads out of the folder, or can't be a file's name.
  init(_ given: FilePath) throws(CommandError) {
    let bytes = given.bytes
    guard !bytes.isEmpty else { throw Self.invalid("a file's name is not empty") }
    guard bytes[0] != Self.slash else { throw Self.outside(given) }
    guard bytes.contains(Self.slash) || bytes[0] == Self.point else {
      try Self.checkLength(given, bytes[...])
      path = given
      return
    }
    var components: [ArraySlice<UInt8>] = []
    for component in bytes.split(separator: Self.slash) where !component.elementsEqual([Self.point])
    {
      guard component.elementsEqual([Self.point, Self.point]) else {
        try Self.checkLength(given, component)
        components.append(component)
        continue
      }
      guard components.popLast() != nil else { throw Self.outside(given) }
    }
    guard !components.isEmpty, !given.namesFolder else {
      throw Self.invalid("\(given): the name of a folder; give one of a file")
    }
    guard !components.contains(where: Self.isOwn) else {
      throw Self.invalid(
        "\(given): names that begin with .badge-render are the program's own; give another")
    }
    path = FilePath(components.joined(separator: [Self.slash]))
  }

  /// The folder below the output folder, with its slash; empty for the output folder itself.
  var folder: FilePath { path.directory }

  /// Whether a name is the program's own, on file systems that take `A` and `a` for one too.
  static func isOwn(_ component: ArraySlice<UInt8>) -> Bool {
    let rules = NameRules(ignoresCase: true, ignoresForm: true)
    return component.first == point && rules.key(Array(component)).starts(with: own)
  }

  private static func checkLength(
    _ given: FilePath, _ component: ArraySlice<UInt8>
  ) throws(CommandError) {
    guard component.count > longestComponent else { return }
    throw invalid(
      "\(given): a name of \(component.count) bytes; at most \(longestComponent) are possible")
  }

  private static func invalid(_ message: String) -> CommandError {
    CommandError.usage(SettingKey.out.rawValue, message)
  }

  /// What records call such a refusal.
  static let outsideCode = "outsideFolder"

  /// The refusal of a name that leads out of the folder.
  static func outside(_ given: FilePath) -> CommandError {
    CommandError(
      .cannotCreate, code: outsideCode, field: SettingKey.out.rawValue,
      "\(given): leads out of the output folder; give a name below it")
  }

  /// What the state and files on their way to their names begin with.
  private static let own = Array(".badge-render".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let point = UInt8(ascii: ".")
}

extension FilePath {
  /// Whether the last component can't be a file's.
  fileprivate var namesFolder: Bool {
    name.isEmpty || name == Array(".".utf8) || name == Array("..".utf8)
  }
}
