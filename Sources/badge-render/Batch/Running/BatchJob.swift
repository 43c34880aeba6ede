import Badges

/// A record of a manifest with all that is known before anything is drawn.
struct BatchJob {
  /// Where it stands.
  let place: ManifestPlace
  /// What the user calls it.
  let id: JSONValue?
  /// What is to be done.
  var content: Content

  /// What a record asks for.
  enum Content {
    /// Nothing: an empty line.
    case blank
    /// Something that can't be done.
    case failure([CommandError])
    /// Pictures.
    case pictures(PictureDrawing, [BatchOutput])
  }

  /// The same as a failure.
  ///
  /// - Parameter out: The file that there won't be, as far as it is known.
  mutating func fail(_ error: CommandError, at out: FilePath?) {
    let target = PictureTarget(scale: 1, destination: out.map { .file($0) })
    content = .failure([error.inManifest(at: place).about(target)])
  }

  /// The files it declares.
  var outputs: [BatchOutput] {
    guard case .pictures(_, let outputs) = content else { return [] }
    return outputs
  }
}

/// One file of a record.
struct BatchOutput {
  /// Its name; nil where nothing is written.
  let name: OutputName?
  /// Pixels a point.
  let scale: Double
}

/// Makes jobs of records.
struct JobPlanner {
  let options: BatchOptions
  let interpreter: ManifestInterpreter

  /// What a record asks for.
  func job(_ item: ManifestItem) -> BatchJob {
    let record = interpreter.record(of: item)
    var job = BatchJob(place: record.place, id: record.id, content: .blank)
    switch record.content {
    case .blank: break
    case .failure(let first, let others): job.content = .failure([first] + others)
    case .request(let request):
      do throws(CommandError) {
        let drawing = try PictureDrawing(request, options.run)
        job.content = .pictures(drawing, try outputs(request))
      } catch {
        job.fail(error, at: request.out)
      }
    }
    return job
  }

  private func outputs(_ request: BadgeRequest) throws(CommandError) -> [BatchOutput] {
    let scales = try command(request.scales)
    guard options.mode != .inline, options.mode != .measure else {
      return scales.map { BatchOutput(name: nil, scale: $0.scale) }
    }
    guard let out = request.out else {
      throw CommandError.usage(SettingKey.out.rawValue, "no output; give the file a name")
    }
    guard out != FilePath("-") else {
      throw CommandError.usage(
        SettingKey.out.rawValue, "a batch writes no picture to standard output; use --inline")
    }
    try PictureTarget.Destination.file(out).checkFormat()
    return try scales.map { (scale) throws(CommandError) in
      BatchOutput(name: try OutputName(out.inserting(scale.suffix)), scale: scale.scale)
    }
  }
}
