import Badges

/// Lets jobs in whose files no other job is about.
///
/// No job writes what another writes or reads: what is drawn would depend on who is first.
struct Admission {
  /// The files that are spoken for.
  private(set) var claims: NameClaims
  private var names: InputNames

  /// - Parameters:
  ///   - claims: Which files are spoken for: none.
  ///   - folder: The output folder, be it there already or not.
  init(_ claims: NameClaims, in folder: FilePath) {
    self.claims = claims
    names = InputNames(in: folder)
  }

  /// Lets the next job of a stream in; one that meets an earlier one fails.
  mutating func admit(_ job: BatchJob) {
    let inputs = inputs(of: job)
    for input in inputs where claims.isClaimed(input.name) {
      let error = Meetings.error(input, writer: "an earlier record")
      return job.fail(error, at: job.outputs.first?.name?.path)
    }
    // One that fails speaks for nothing: what it would have written is left to others.
    let names = job.outputs.compactMap(\.declared)
    for name in names {
      guard let meeting = claims.meeting(of: name) else { continue }
      return job.fail(Meetings.error(name, meeting), at: name.path)
    }
    for name in names {
      guard let meeting = claims.claim(name) else { continue }
      return job.fail(Meetings.error(name, meeting), at: name.path)
    }
    for input in inputs { _ = claims.read(input.name) }
  }

  /// Sees the next job of a manifest.
  ///
  /// - Returns: What tells the files that an earlier one is about, too, from others.
  mutating func see(_ job: BatchJob) -> [UInt64] {
    let met = inputs(of: job).compactMap { claims.read($0.name) }
    return met + job.outputs.compactMap(\.declared).compactMap { claims.claim($0)?.key }
  }

  /// The files, and the folders they lie in, that a job is about.
  mutating func claims(of job: BatchJob) -> [Meetings.Claim] {
    let inputs = inputs(of: job).map { input in
      Meetings.Claim(
        key: claims.key(input.name), path: input.path, kind: .input(input), name: input.name,
        place: job.place)
    }
    let files = job.outputs.compactMap(\.declared).flatMap { name in
      [
        Meetings.Claim(
          key: claims.key(name), path: name.path, kind: .file, name: name, place: job.place)
      ]
        + claims.folderKeys(of: name).map {
          Meetings.Claim(
            key: $0.key, path: $0.name, kind: .folder, name: name, place: job.place)
        }
    }
    return inputs + files
  }

  /// What a job reads below the output folder; one that would write that itself fails.
  private mutating func inputs(of job: BatchJob) -> [InputNames.Input] {
    let inputs = names.inputs(of: job)
    guard !inputs.isEmpty else { return [] }
    let keys = Set(inputs.map { claims.key($0.name) })
    for name in job.outputs.compactMap(\.declared) where keys.contains(claims.key(name)) {
      job.fail(OutputPlace.madeFromItself(name), at: name.path)
      return []
    }
    return inputs
  }
}
