import BadgeRender
import Badges

/// A record of a manifest with all that is known before anything is drawn.
///
/// It is an object, since it changes hands often.
final class BatchJob {
  /// Where it stands.
  let place: ManifestPlace
  /// What the user calls it.
  let id: JSONValue?
  /// What is to be done.
  var content: Content
  /// The files that it reads, fonts apart.
  var reads: [FilePath] = []
  /// Where its fonts come from; nil for the system's.
  var fonts: FontSource?

  init(place: ManifestPlace, id: JSONValue?) {
    (self.place, self.id, content) = (place, id, .blank)
  }

  /// What a record asks for.
  enum Content {
    /// Nothing: an empty line.
    case blank
    /// Something that can't be done.
    case failure([CommandError])
    /// Files.
    case files([BatchOutput])
  }

  /// The same as a failure.
  ///
  /// - Parameter out: The file that there won't be, as far as it is known.
  func fail(_ error: CommandError, at out: FilePath?) {
    let destination = error.destination ?? out.map { .file($0) }
    let target = PictureTarget(scale: 1, destination: destination)
    content = .failure([error.inManifest(at: place).about(target)])
    (reads, fonts) = ([], nil)
  }

  /// Adds files that it reads.
  fileprivate func addReads(_ paths: [FilePath]) {
    for path in paths where !reads.contains(path) { reads.append(path) }
  }

  /// The files it declares.
  var outputs: [BatchOutput] {
    guard case .files(let outputs) = content else { return [] }
    return outputs
  }
}

/// One file of a record.
struct BatchOutput {
  /// Its name; nil where nothing is written.
  let name: OutputName?
  /// What makes its bytes.
  let content: PlannedOutput.Content
  /// The files that it is made from, fonts apart.
  let inputs: [FilePath]
  /// Whether it is left out, because its badge shows nothing.
  let isSkipped: Bool

  /// The name of a file that there is afterwards.
  var declared: OutputName? { isSkipped ? nil : name }
}

/// Makes jobs of records, on one thread.
final class JobPlanner {
  /// The largest file that names what there is to draw.
  private static let mostBytes = 16 << 20

  private let options: BatchOptions
  private var memory = RecordMemory()
  /// Whether files are written, or would be.
  private let hasNames: Bool
  /// What has been read to plan a job.
  private var read: [FilePath] = []

  init(_ options: BatchOptions) {
    self.options = options
    hasNames = options.mode != .inline && options.mode != .measure
  }

  /// What a record asks for.
  func job(_ item: ManifestItem, _ interpreter: ManifestInterpreter) -> BatchJob {
    let record = interpreter.record(of: item, &memory)
    let job = BatchJob(place: record.place, id: record.id)
    switch record.content {
    case .blank: break
    case .failure(let first, let others): job.content = .failure([first] + others)
    case .request(let request):
      read = []
      do throws(CommandError) {
        let outputs = try outputs(request, id: record.id)
        job.content = .files(outputs)
        guard hasNames else { break }
        job.addReads(read)
        for output in outputs where !output.isSkipped { job.addReads(output.inputs) }
        if request.fonts.namesFiles { job.fonts = request.fonts }
      } catch {
        job.fail(error, at: request.out)
        // Another record may be about to write what is missing now.
        job.addReads(read)
      }
    }
    return job
  }

  private func outputs(
    _ request: BadgeRequest, id: JSONValue?
  ) throws(CommandError) -> [BatchOutput] {
    let planned = try request.outputs(
      id: id, needsNames: hasNames,
      read: { [self] (path) throws(CommandError) in
        read.append(path)
        return try readInput(path, limit: Self.mostBytes, field: .on, in: options.run.inputs)
      })
    return try planned.map { (output) throws(CommandError) in
      let name =
        try hasNames
        ? output.path.map { (path) throws(CommandError) in
          try OutputName(path)
        } : nil
      return BatchOutput(
        name: name, content: output.content, inputs: output.inputs,
        isSkipped: output.isSkipped)
    }
  }
}

extension FontSource {
  /// Whether it is not the system's.
  fileprivate var namesFiles: Bool { fileBytes != nil || directoryBytes != nil }
}
