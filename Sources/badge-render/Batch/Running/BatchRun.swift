import BadgeRender
import Badges
import CBadgeSystem

/// One run over a manifest.
final class BatchRun {
  /// A record's text, and what understands it.
  private typealias Item = (ManifestItem, ManifestInterpreter)

  let options: BatchOptions
  let input: BatchInput
  private let streams: StandardStreams
  let console: BatchConsole
  let folderPath: FilePath
  let folder: OutputFolder?
  let stateFolder: OutputFolder?
  private let pool: WorkerPool
  /// Which names meet in the folder.
  private let rules: NameRules
  let ground: BatchGround
  let report: BatchReport
  let writer: StateWriter?
  let leftOvers: LeftOvers?
  private let workers: [JobWorker]
  private let planners: [JobPlanner]
  private(set) var survey: Survey?
  /// What is to be removed; nil where nothing is.
  private(set) lazy var pruning = makePruning()
  private var failure: CommandError?

  init(
    _ options: BatchOptions, _ input: BatchInput, streams: StandardStreams, console: BatchConsole,
    renderers: RendererPool
  ) throws(CommandError) {
    self.options = options
    self.input = input
    self.streams = streams
    self.console = console
    folderPath = options.outputFolder ?? input.folder
    folder = try Self.open(folderPath, options)
    stateFolder = try Self.openState(of: folder, options)
    pool = WorkerPool(options)
    rules = folder?.handle.nameRules(mayWrite: options.mode.writes) ?? NameRules()
    let state = stateFolder.flatMap { StateFile(in: $0.handle) }
    let owner = ManifestIdentity.hash(of: input.path, seenFrom: folderPath)
    ground = BatchGround(
      folder: folder, state: state, owner: owner,
      identities: InputIdentities(in: options.run.inputs),
      mostFolders: OpenFolders.share(of: pool.workers),
      reserved: ReservedNames(
        manifest: input.file, openAs: input.identity,
        written: [options.depfile?.path, options.stamp?.path], in: folderPath, rules: rules),
      written: options.mode.writes ? stateFolder.map { WrittenFolders(in: $0.handle) } : nil,
      obstacles: Obstacles(
        input.isRepeatable && !options.prunes ? state : nil, in: stateFolder?.handle, owner: owner))
    writer = options.mode.writes ? stateFolder.map { StateWriter(in: $0.handle) } : nil
    leftOvers = options.mode.writes ? LeftOvers(output: folder, state: stateFolder?.handle) : nil
    report = BatchReport(
      options, folder: folderPath, manifest: ManifestPlace(input.path), streams: streams,
      console: console, state: writer)
    workers = (0..<pool.workers).map { [ground] in
      JobWorker(options, ground, renderers.renderers(of: $0))
    }
    planners = workers.map { _ in JobPlanner(options) }
  }

  /// The folder that is written to or compared with; nil where none is needed, or there.
  private static func open(
    _ path: FilePath, _ options: BatchOptions
  ) throws(CommandError) -> OutputFolder? {
    guard options.mode.usesFolder else { return nil }
    guard !options.mode.writes else { return try OutputFolder(path, makes: true) }
    return try? OutputFolder(path, makes: false)
  }

  /// The folder with the state; nil where there is none, or none is needed.
  private static func openState(
    of folder: OutputFolder?, _ options: BatchOptions
  ) throws(CommandError) -> OutputFolder? {
    guard folder != nil, let path = options.stateFolder else { return folder }
    guard options.mode.writes else { return try? OutputFolder(path, makes: false) }
    return try OutputFolder(path, makes: true, option: "--state-dir")
  }

  /// What was read, as far as it was asked for.
  var inputs: [FilePath] { report.depfile?.files ?? [] }

  /// Does all of it.
  func run() throws(CommandError) -> ExitStatus {
    BadgeRenderer.ignoreUserFontConfiguration()
    if options.recordsAll { try streams.requireOutput() }
    if input.isRepeatable { try readThrough() }
    makeWay()
    try drawAll()
    try finish()
    return status
  }

  var status: ExitStatus {
    let counts = report.counts
    if counts.failed > 0, !options.keepsErrorsInRecords { return .different }
    if report.hasLeftFiles { return .different }
    return options.mode == .check && counts.stale + counts.removed > 0 ? .different : .done
  }
}

extension BatchRun {
  /// Reads the manifest to its end, and refuses it where jobs would write one file.
  private func readThrough() throws(CommandError) {
    var survey = Survey(admission)
    try forEachJob { job in survey.add(job) }
    if survey.hasMeetings { try refuse(survey) }
    if !options.prunes { survey.forgetClaims() }
    self.survey = survey
    report.total = options.shard.map { $0.share(of: survey.count) } ?? survey.count
  }

  /// Lets jobs in, of which there are none so far.
  private var admission: Admission {
    Admission(NameClaims(in: folder, rules: rules), in: folderPath)
  }

  private func refuse(_ survey: Survey) throws(CommandError) {
    var survey = survey
    var meetings = Meetings()
    let see = { (job: BatchJob) in
      for claim in survey.meetings(of: job) { meetings.add(claim) }
    }
    if let jobs = survey.jobs { jobs.forEach(see) } else { try forEachJob(see) }
    meetings.errors.forEach(console.error)
    removeFoldersIfMade()
    throw CommandError(
      .badContent, code: "sameFile",
      "\(input.path): nothing is written, since records are in each other's way")
  }

  /// Reads and plans all records, on all threads, and sees them in order.
  private func forEachJob(_ see: @escaping (BatchJob) -> Void) throws(CommandError) {
    input.rewind()
    let work = OrderedWork<Item, BatchJob, BatchJob>(
      .init(
        deal: deal, plan: plan,
        work: { _, next, hand in
          var jobs: [BatchJob] = []
          while let job = next() { jobs.append(job) }
          hand(jobs)
        },
        collect: { jobs in
          jobs.forEach(see)
          return true
        }))
    try pool.run(work)
    try stopOnFailure()
  }

  private func stopOnFailure() throws(CommandError) {
    guard let failure else { return }
    removeFoldersIfMade()
    throw failure
  }

  private func removeFoldersIfMade() {
    folder?.removeIfMade()
    stateFolder?.removeIfMade()
  }

  private func deal(mayWait: Bool) -> OrderedWork<Item, BatchJob, BatchJob>.Dealt {
    guard mayWait || input.isReady else { return .noneNow }
    return next().map { .item($0) } ?? .end
  }

  private func next() -> Item? {
    do throws(CommandError) {
      return try input.next()
    } catch {
      // A text that a stop cut off is not at fault.
      if badge_stop_signal() == 0 { failure = error }
      return nil
    }
  }

  private func plan(_ worker: Int, _ item: Item) -> BatchJob {
    planners[worker].job(item.0, item.1)
  }
}

extension BatchRun {
  private func drawAll() throws(CommandError) {
    guard badge_stop_signal() == 0 else { return }
    if let jobs = survey?.takeJobs() {
      try draw(jobs)
    } else {
      input.rewind()
      try drawRead()
    }
  }

  /// Who wants to stop at the first failure wants no others done beside it.
  private var mostAtOnce: Int { options.failFast ? 1 : 16 }

  private func draw(_ jobs: consuming [BatchJob]) throws(CommandError) {
    var (number, left) = (0, consume jobs)
    left.reverse()
    let work = OrderedWork<BatchJob, BatchJob, BatchAnswer>(
      .init(
        mostAtOnce: mostAtOnce,
        deal: { [options] _ in
          // A job is given away, so that what an icon's bytes are kept in goes when it is done.
          while badge_stop_signal() == 0, let job = left.popLast() {
            defer { number += 1 }
            if options.shard?.contains(number) ?? true { return .item(job) }
          }
          return .end
        },
        plan: { $1 }, work: answer, collect: report.collect))
    try pool.run(work)
    if let failure = report.failure { throw failure }
  }

  private func drawRead() throws(CommandError) {
    var (admission, number) = (admission, 0)
    let work = OrderedWork<Item, BatchJob, BatchAnswer>(
      .init(
        mostAtOnce: mostAtOnce,
        deal: { [self] mayWait in
          while mayWait || input.isReady {
            guard let item = next() else { return .end }
            defer { number += 1 }
            if options.shard?.contains(number) ?? true { return .item(item) }
          }
          return .noneNow
        },
        plan: plan,
        admit: { admission.admit($0) },
        work: answer, collect: report.collect))
    try pool.run(work)
    if let failure = report.failure { throw failure }
    if let failure { throw failure }
  }

  private func answer(
    _ worker: Int, _ next: () -> BatchJob?, _ hand: ([BatchAnswer]) -> Void
  ) {
    workers[worker].answer(next, hand)
  }
}
