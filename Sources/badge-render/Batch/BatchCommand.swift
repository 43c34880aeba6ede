import Badges
import CBadgeSystem

/// Draws the badges of a manifest.
struct BatchCommand {
  private let given: [GivenOption]
  private let operands: [FilePath]
  private let sink: BatchConsole.Sink?
  private let renderers: RendererPool

  /// Takes what the program was given, for the one run there is.
  init(given: [GivenOption], operands: [FilePath]) {
    // Kept until the process ends, which frees all at once: glyph by glyph takes milliseconds.
    let renderers = Unmanaged.passRetained(RendererPool()).takeUnretainedValue()
    (self.given, self.operands, sink, self.renderers) = (given, operands, nil, renderers)
  }

  /// Reads the arguments of a request, which is to be answered once.
  ///
  /// - Parameters:
  ///   - sink: Where messages go.
  ///   - renderers: What runs share.
  init(
    _ arguments: [[UInt8]], sink: @escaping BatchConsole.Sink, renderers: RendererPool
  ) throws(CommandError) {
    let name = CommandName.batch
    let parsed = OptionParser(options: name.options, command: name.rawValue).parse(arguments)
    if let fault = parsed.fault { throw fault }
    guard !parsed.given.contains(where: { $0.option.name == "watch" }) else {
      throw CommandError.usage("--watch", "a request is to be answered, and this never ends")
    }
    given = parsed.given
    operands = parsed.operands.map(FilePath.init)
    self.sink = sink
    self.renderers = renderers
  }

  func run(_ streams: StandardStreams) throws(CommandError) -> ExitStatus {
    if given.contains(where: { $0.option.name == "schema" }) {
      try refuseOperand(operands.first?.text, command: CommandName.batch.rawValue)
      try streams.write(ManifestSchema.text.utf8)
      return .done
    }
    let options = try BatchOptions(given)
    let console = BatchConsole(options, sink: sink, output: streams.output)
    do throws(CommandError) {
      return try run(options, streams, console)
    } catch {
      // In the form that the options ask for, which nobody else knows.
      console.error(error)
      return error.status
    }
  }

  private func run(
    _ options: BatchOptions, _ streams: StandardStreams, _ console: BatchConsole
  ) throws(CommandError) -> ExitStatus {
    let manifest = try manifest(options)
    try options.checkSideFiles(manifest)
    try refuseStandardInput(manifest)
    let base = try BadgeArguments(given, streams: streams).request
    badge_stop_on(SIGTERM)
    badge_stop_on(SIGINT)
    badge_raise_descriptors()
    let makeRun = { () throws(CommandError) in
      let input = try BatchInput(
        manifest, base: base, confinedTo: options.inputFolder, streams: streams)
      if options.prunes, !input.isRepeatable { throw Self.needsFile("--prune") }
      var options = options
      options.run.inputs = input.inputs
      return try BatchRun(
        options, input, streams: streams, console: console, renderers: renderers)
    }
    guard !options.watches else { return try Watch(manifest, console, makeRun).run() }
    let status = try makeRun().run()
    if badge_stop_signal() != 0 { badge_die_by(badge_stop_signal()) }
    return status
  }

  private func manifest(_ options: BatchOptions) throws(CommandError) -> FilePath {
    guard let manifest = operands.first else {
      throw CommandError.usage(nil, "no manifest; name a file, or - for standard input")
    }
    try refuseOperand(operands.dropFirst().first?.text, command: CommandName.batch.rawValue)
    guard !manifest.bytes.isEmpty else {
      throw CommandError.usage(nil, "a file's name is not empty")
    }
    guard options.prunes || options.watches, manifest == FilePath("-") else { return manifest }
    throw Self.needsFile(options.prunes ? "--prune" : "--watch")
  }

  private static func needsFile(_ option: String) -> CommandError {
    CommandError.usage(option, "needs a manifest in a file, which can be read again")
  }

  /// Two things can't be read from standard input.
  private func refuseStandardInput(_ manifest: FilePath) throws(CommandError) {
    let readsText = given.contains { $0.option.key == .text && $0.value == Array("-".utf8) }
    guard readsText, manifest == FilePath("-") else { return }
    throw CommandError.usage("--text", "the manifest is read from standard input already")
  }
}
