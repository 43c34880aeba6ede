import Badges

/// Reads a file that is an input.
typealias InputReader = (FilePath) throws(CommandError) -> [UInt8]

extension BadgeRequest {
  /// The files that the request of a manifest asks for, in order.
  ///
  /// - Parameters:
  ///   - id: What the record calls itself.
  ///   - needsNames: Whether every file needs a name, since it is written.
  ///   - read: Reads an input, such as the catalogue of an app's icons.
  /// - Throws: Where a name is missing or can't be used, for settings that contradict each other, and for
  ///   a badge that shows nothing where that isn't allowed.
  func outputs(
    id: JSONValue?, needsNames: Bool = true,
    read: @escaping InputReader
  ) throws(CommandError) -> [PlannedOutput] {
    let (resolved, scales) = try resolved()
    var outputs = try outputs(resolved, scales, id: id, needsNames: needsNames, read: read)
    if let fault = resolved.fault(at: scales) {
      let path = outputs.first?.path
      throw fault.about(PictureTarget(scale: 1, destination: path.map { .file($0) }))
    }
    if resolved.isSkipped { for index in outputs.indices { outputs[index].isSkipped = true } }
    return outputs
  }

  private func outputs(
    _ resolved: ResolvedRequest, _ scales: [ScaledName], id: JSONValue?, needsNames: Bool,
    read: @escaping InputReader
  ) throws(CommandError) -> [PlannedOutput] {
    let picture = { (scale: Double, path: FilePath?) in
      PlannedOutput(path: path, content: .picture(PlannedPicture(resolved, scale: scale)))
    }
    guard let out else {
      guard !needsNames, preset == nil else {
        throw CommandError.usage(
          nil, #"no output; name the file, such as "out":"badge.png" or "out":"{id}.png""#)
      }
      return scales.map { picture($0.scale, nil) }
    }
    guard out != FilePath("-") else {
      throw CommandError.usage(
        SettingKey.out.rawValue, "\(out): pictures of a manifest go to files; give a file's name")
    }
    let names = OutputNames(template: try OutputTemplate(out), id: id, count: count)
    if let preset { return try outputs(of: preset, names, read) }
    return try scales.map { (scale) throws(CommandError) in
      let path = try names.path(scale)
      try PictureTarget.Destination.file(path).checkFormat()
      return picture(scale.scale, path)
    }
  }

  private func resolved() throws(CommandError) -> (ResolvedRequest, [ScaledName]) {
    do throws(BadgeError) {
      return (try ResolvedRequest(self), try scales())
    } catch {
      throw CommandError(error)
    }
  }

  private func outputs(
    of preset: Preset, _ names: OutputNames, _ read: @escaping InputReader
  ) throws(CommandError) -> [PlannedOutput] {
    guard !hasScales, !names.template.hasScale else {
      throw CommandError.usage("preset", "\(preset.rawValue) has scales of its own; give no others")
    }
    let out = try names.path(ScaledName(scale: 1, suffix: ""))
    return try PresetPlan(request: self, out: out, read: read).outputs(of: preset)
  }

  /// The count; nil where there is another content.
  private var count: Int? {
    guard case .count(let count) = contents.first?.content else { return nil }
    return count
  }
}

/// The names that one template makes for a record.
struct OutputNames {
  let template: OutputTemplate
  let id: JSONValue?
  let count: Int?

  /// The name of the picture at a scale, which says the scale where there are several.
  func path(_ scale: ScaledName) throws(CommandError) -> FilePath {
    let path = try template.path { (placeholder) throws(CommandError) in
      switch placeholder {
      case .id: try idText()
      case .count: try countText()
      case .scale: decimal(scale.scale)
      }
    }
    return template.hasScale ? path : path.inserting(scale.suffix)
  }

  private func idText() throws(CommandError) -> String {
    switch id {
    case .string(let text):
      guard !text.utf8.contains(0) else {
        throw error("{id}", "the character U+0000 can't be part of a file's name")
      }
      return text
    case .integer(let number): return String(number)
    case .number(let number): return decimal(number)
    default: throw error("{id}", "this record has no id")
    }
  }

  private func countText() throws(CommandError) -> String {
    guard let count else { throw error("{count}", "this badge has no count") }
    return String(count)
  }

  private func error(_ placeholder: String, _ message: String) -> CommandError {
    CommandError.usage(SettingKey.out.rawValue, "\(quoted(placeholder)): \(message)")
  }
}

extension ResolvedRequest {
  /// What keeps it from being drawn, as far as that can be said before: then all ways to run say it.
  fileprivate func fault(at scales: [ScaledName]) -> CommandError? {
    guard !isRefused else { return .hidden }
    do throws(BadgeError) {
      if let icon { try icon.validate() } else { try badge.validate() }
      for scale in scales { try PictureLimits.check(scale: scale.scale) }
      return nil
    } catch {
      return CommandError(error)
    }
  }
}
