import Badges

/// Works on the pictures that wait to become goldens.
struct GoldensCommand {
  /// What is done with them.
  enum Action: String, CaseIterable {
    case list, accept, reject, prune
  }

  private let input: CommandInput

  init(_ input: CommandInput) {
    self.input = input
  }

  func run(_ streams: StandardStreams) throws(CommandError) {
    try streams.requireOutput()
    let action = try action()
    let folders = try GoldenFolders()
    let names = Array(input.operands.dropFirst())
    let output = GoldensOutput(streams: streams, isJSON: input.has("json"))
    switch action {
    case .list: try list(PendingGolden.all(folders), names, output)
    case .accept:
      for golden in try chosen(PendingGolden.all(folders), names, "accept").map(checked) {
        try golden.accept()
        try output.write(golden.path, "accepted", golden.members)
      }
    case .reject:
      for golden in try chosen(PendingGolden.all(folders), names, "reject") {
        try golden.remove()
        try output.write(golden.path, "rejected")
      }
    case .prune: try prune(try LeftOverGolden.all(folders), names, output)
    }
  }

  private func action() throws(CommandError) -> Action {
    let names = Action.allCases.map(\.rawValue)
    guard let word = input.operands.first else {
      throw CommandError.usage(nil, "nothing to do; give one of \(names.joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else {
      throw CommandError.usage(
        nil, "\(quoted(word)): unknown action\(didYouMean(word, among: names))")
    }
    return action
  }

  private func list(
    _ goldens: [PendingGolden], _ names: [String], _ output: GoldensOutput
  ) throws(CommandError) {
    for golden in try names.isEmpty ? goldens : chosen(goldens, names, "list") {
      try output.write(golden.path, golden.isNew ? "new" : "changed", golden.members)
    }
  }

  /// Without names shows what is left over, with names deletes it.
  private func prune(
    _ goldens: [LeftOverGolden], _ names: [String], _ output: GoldensOutput
  ) throws(CommandError) {
    guard !names.isEmpty else {
      for golden in goldens { try output.write(golden.path, "left over") }
      return
    }
    for golden in try chosen(goldens, names, "prune") {
      try removeFile(golden.file)
      try output.write(golden.path, "deleted")
    }
  }

  /// A golden whose picture can be read, so that no later one stops half of the work.
  private func checked(_ golden: PendingGolden) throws(CommandError) -> PendingGolden {
    _ = try PictureFile(golden.pending)
    return golden
  }

  /// The goldens that were named, each name meaning at least one.
  private func chosen<Golden: NamedGolden>(
    _ goldens: [Golden], _ names: [String], _ action: String
  ) throws(CommandError) -> [Golden] {
    guard !names.isEmpty else {
      throw CommandError.usage(
        nil, "nothing is named; give names or folders, or \(action) . for all of them")
    }
    var chosen: Set<Int> = []
    for name in names {
      let meant = indices(of: goldens, meantBy: name)
      guard !meant.isEmpty else {
        let hint = didYouMean(name, among: goldens.map(\.path.title))
        throw CommandError(
          .unreadableInput, code: "unreadableInput",
          "\(quoted(name)): nothing of that name to \(action)\(hint)")
      }
      chosen.formUnion(meant)
    }
    return chosen.sorted().map { goldens[$0] }
  }

  /// Which goldens a name means: the one whose name it is, else those in the folder of that name.
  private func indices<Golden: NamedGolden>(of goldens: [Golden], meantBy name: String) -> [Int] {
    let own = goldens.indices.filter { goldens[$0].path.isNamed(name) }
    return own.isEmpty ? goldens.indices.filter { goldens[$0].path.isBelow(name) } : own
  }
}

/// Something that is chosen by a golden's name.
protocol NamedGolden {
  /// The golden it belongs to.
  var path: GoldenPath { get }
}

/// What the command prints: a line for each golden.
struct GoldensOutput {
  let streams: StandardStreams
  let isJSON: Bool

  func write(
    _ path: GoldenPath, _ status: String, _ members: [JSONValue.Member] = []
  ) throws(CommandError) {
    guard isJSON else { return try streams.write(line: "\(status): \(escaped(path.title))") }
    let first: [JSONValue.Member] = [
      .init("v", .integer(1)), .init("name", .string(path.title)),
      .init("path", .string(path.path)), .init("status", .string(status)),
    ]
    try streams.write(line: JSONValue.object(first + members).description)
  }
}
