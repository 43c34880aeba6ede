extension CommandName {
  /// The options of the command that draws a manifest: those of one badge, as defaults, and its own.
  static let batchOptions = OptionTable.groups.dropLast().flatMap(\.options) + batchGroup.options

  /// What only a batch has, and what it shares with the command that draws one badge.
  static let batchGroup = OptionGroup(
    title: "Batch",
    options: [
      CommandOption(
        name: "output-dir", value: .directory("DIR"), help: "where files go, and never out of it",
        standard: "the manifest's folder; the working directory with -"),
      CommandOption(
        name: "input-dir", value: .directory("DIR"),
        help: "where the manifest's icons and fonts must be"),
      CommandOption(
        name: "state-dir", value: .directory("DIR"),
        help: "where a run keeps what it knows of the files it wrote",
        standard: "the output folder"),
      CommandOption(
        name: "jobs", letter: "j", value: .text("N"), help: "draw N at the same time",
        standard: "the number of processors"),
      CommandOption(
        name: "shard", value: .text("I/N"), help: "do the I-th of N equal parts, from 1"),
      CommandOption(name: "fail-fast", help: "stop at the first failure"),
      CommandOption(
        name: "errors", value: .oneOf(["exit", "records"]),
        help: "tell failures by messages and the exit status, or by records only",
        standard: "exit"),
      CommandOption(name: "inline", help: "put pictures into the records, in base64"),
      CommandOption(name: "check", help: "write nothing, list what would change; 1 if anything"),
      CommandOption(name: "dry-run", help: "draw nothing, list each file and what would be done"),
      CommandOption(name: "outputs", help: "draw nothing, list the files"),
      CommandOption(
        name: "prune",
        help: "remove files that an earlier run wrote and the manifest no longer has"),
      CommandOption(
        name: "depfile", value: .file("FILE"), help: "write what was read as a rule for make"),
      CommandOption(
        name: "stamp", value: .file("FILE"), help: "write this file after a run without failures"),
      CommandOption(name: "watch", help: "go on, and draw what changes"),
      CommandOption(
        name: PersistentWorker.name,
        help: "answer requests on standard input by Bazel's protocol of JSON lines"),
      CommandOption(name: "schema", help: "print the JSON Schema of manifests"),
      CommandOption(
        name: "log-format", value: .oneOf(["text", "json"]), help: "how messages are written",
        standard: "text"),
    ] + OptionTable.general.options.filter { $0.name != "version" })
}
