/// What exit statuses mean, for the help and the manual.
struct ExitStatusHelp {
  /// The number, or what a shell makes of a signal.
  let status: String
  /// When the program ends with it.
  let meaning: String

  private init(_ status: ExitStatus, _ meaning: String) {
    self.init(String(status.rawValue), meaning)
  }

  private init(_ status: String, _ meaning: String) {
    (self.status, self.meaning) = (status, meaning)
  }

  /// Those of the program, whatever the command.
  static let program = [
    ExitStatusHelp(.done, "All is done; also where a badge shows nothing and that is allowed."),
    ExitStatusHelp(
      .different,
      "The pictures that were compared differ, or a batch has records that failed or, under "
        + "--check, files that would change."),
    ExitStatusHelp(.usage, "Something is wrong on the command line, values included."),
    ExitStatusHelp(
      .badContent,
      "The content of an input is bad, the badge shows nothing under --hidden error, or there is a "
        + "warning under --strict."),
    ExitStatusHelp(.unreadableInput, "An input is missing or unreadable."),
    ExitStatusHelp(
      .noFont, "There is no usable font, or a warning about fonts under --strict."),
    ExitStatusHelp(.fault, "A fault in the program."),
    ExitStatusHelp(.cannotCreate, "The output can't be opened or created."),
    ExitStatusHelp(.cannotWrite, "The output can't be written to its end."),
    ExitStatusHelp("130, 141, 143", "SIGINT, SIGPIPE or SIGTERM ended it; so a shell says it."),
  ]

  /// Those that mean something of their own in a batch.
  static let batch = [
    ExitStatusHelp(.done, "done; with --errors records also where records failed"),
    ExitStatusHelp(
      .different,
      "records failed, --check found files that would change, or --prune could not remove one"),
    ExitStatusHelp(.usage, "something is wrong on the command line"),
    ExitStatusHelp(
      .badContent,
      "the manifest as a whole can't be used: broken, or records in each other's way; or the "
        + "depfile can't hold a name"),
    ExitStatusHelp(.unreadableInput, "the manifest or the input folder is missing or unreadable"),
    ExitStatusHelp(
      .cannotCreate, "a folder, the depfile or the stamp can't be made or opened"),
    ExitStatusHelp(
      .cannotWrite, "standard output, the depfile or the stamp can't be written to its end"),
    ExitStatusHelp("143, 130", "SIGTERM or SIGINT stopped it, once records in hand were finished"),
  ]
}
