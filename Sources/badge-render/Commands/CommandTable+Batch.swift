extension CommandName {
  /// The options of the command that draws a manifest: its own, and those of one badge, as defaults.
  static let batchGroups =
    [batchGroup]
    + OptionTable.groups.map { group in
      OptionGroup(
        title: group.title,
        options: group.options.filter { $0.name != "version" }.map { option in
          explanations[option.name].map(option.explained) ?? option
        })
    }

  /// What options of one badge mean in a batch, where it is something else.
  private static let explanations = [
    "output":
      "the file of records without \"out\", in the output folder; {id}, {count} and {scale} "
      + "stand for the record's",
    "json": "one JSON record on standard output for each of the manifest's, in their order",
    "measure": "write no files, print the records; needs no --json and excludes --output-dir",
  ]

  /// What only a batch has.
  private static let batchGroup = OptionGroup(
    title: "Batch",
    options: [
      CommandOption(
        name: "output-dir", value: .directory("DIR"), help: "where files go, and never out of it",
        standard: "the manifest's folder; the working directory with -"),
      CommandOption(
        name: "input-dir", value: .directory("DIR"),
        help: "where the manifest's icons and fonts must be; their names count from it",
        standard: "anywhere, and names count from the manifest's folder"),
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
      CommandOption(
        name: "inline",
        help:
          "write no files, print the records with the pictures in them, in base64; needs no --json "
          + "and excludes --output-dir"),
      CommandOption(name: "check", help: "write nothing, list what would change; 1 if anything"),
      CommandOption(
        name: "dry-run",
        help: "draw nothing, list each file and what would be done, as far as the state knows"),
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
    ])
}
