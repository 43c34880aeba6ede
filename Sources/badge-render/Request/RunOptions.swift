import BadgeImage
import Badges

/// What the command is to do with the badge it is given.
struct RunOptions {
  /// Whether records are written.
  var json = false
  /// Whether only the record is written.
  var measure = false
  /// Whether warnings are errors.
  var strict = false
  /// How much is said.
  var level = Console.Level.normal
  /// What may be done to a file that is there.
  var policy = OverwritePolicy.replaceDifferent
  /// How files are compressed.
  var compression = PNGCompression.fast
  /// What icons must lie in.
  var inputs = InputFolder()
}

extension RunOptions {
  /// Reads the options that are no settings of the badge.
  init(_ given: [GivenOption]) throws(CommandError) {
    let names = Set(given.map(\.option.name))
    try Self.exclude("quiet", "verbose", in: names)
    try Self.exclude("no-clobber", "force-write", in: names)
    json = names.contains("json")
    measure = names.contains("measure")
    strict = names.contains("strict")
    if names.contains("quiet") { level = .quiet }
    if names.contains("verbose") { level = .verbose }
    if names.contains("no-clobber") { policy = .refuse }
    if names.contains("force-write") { policy = .replaceAlways }
    if let value = given.first(where: { $0.option.name == "compression" })?.value {
      compression = try command { () throws(BadgeError) in
        try choice(argumentText(value), field: "--compression")
      }
    }
  }

  private static func exclude(
    _ one: String, _ other: String, in names: Set<String>
  ) throws(CommandError) {
    guard names.isSuperset(of: [one, other]) else { return }
    throw CommandError(
      .usage, code: BadgeError.Code.conflict.rawValue, field: "--\(other)",
      "excludes --\(one); give one of the two")
  }
}
