/// A ground as bits: the whole stream of a badge without a label, ready to be cut at its openings.
final class GroundCode {
  /// Where a row's opening lies in the picture and its run of fill in the stream.
  struct Row {
    /// The columns a label can use.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The bits of the run.
    var runStart: Int32 = 0
    var runEnd: Int32 = 0
  }

  /// The bytes of a row and of all rows, before they were coded.
  let rowSize: Int
  let size: Int
  let height: Int
  let rows: FixedArray<Row>
  /// The stream, but for the checksum at its end.
  let memory: BitMemory
  let runs: FillRuns
  let checksum: RowChecksum
  /// The pixel word of each level of the label.
  let ramp: FixedArray<UInt32>
  /// What a pixel of each level changes in the place of fill.
  let changes: FixedArray<InkChange>
  /// A pixel of each level of the label.
  let pixels: FixedArray<Bits>
  /// Pixels that are found further back.
  let matches: PixelMatches

  /// The memory it takes, in bytes.
  var byteSize: Int {
    let tables = ramp.size + changes.size + pixels.size + matches.size
    return rows.size + memory.size + runs.places.size + runs.words.size + tables
  }

  init(_ ground: GroundRows, ramp: [UInt32]) {
    let matcher = GroundMatcher(ground)
    let code = BlockCode(matcher, LabelModel(ground, ramp: ramp))
    (rowSize, size, height) = (ground.rowSize, ground.size, ground.height)
    checksum = RowChecksum(ground.adler)
    self.ramp = FixedArray(ramp)
    changes = FixedArray(count: ramp.count) { InkChange(from: ramp[0], to: ramp[$0]) }
    pixels = FixedArray(count: ramp.count) { code.pixel(ramp[$0]) }
    matches = PixelMatches(rowSize: ground.rowSize, code)
    runs = FillRuns(width: ground.width, code)
    let (header, runs) = (code.header, runs)
    let most =
      Bits.limit * (matcher.tokens.count + 2) + header.mostBits + runs.longest * ground.height
    (memory, rows) = BitMemory.keeping(atMost: most) { writer in
      // Deflate with a window of 32 KiB, at the lowest level, without a dictionary.
      writer.write(Bits(value: 0x0178, count: 16))
      header.write(to: &writer)
      var written = 0
      let rows = FixedArray(count: ground.height) { y in
        for token in matcher.tokens[written..<matcher.counts[y]] { writer.write(code.bits(token)) }
        written = matcher.counts[y]
        return writer.writeOpening(ground.openings[y], runs)
      }
      for token in matcher.tokens[written...] { writer.write(code.bits(token)) }
      writer.write(code.end)
      return rows
    }
  }
}

extension BitWriter {
  fileprivate mutating func writeOpening(
    _ opening: GroundRows.Opening, _ runs: FillRuns
  ) -> GroundCode.Row {
    let start = bitCount
    let run = runs.places.start[opening.end - opening.start]
    write(runs.words.start + Int(run.word), count: run.count)
    return GroundCode.Row(
      start: Int32(opening.start), end: Int32(opening.end), runStart: Int32(start),
      runEnd: Int32(bitCount))
  }
}

extension BlockCode {
  fileprivate init(_ matcher: GroundMatcher, _ label: LabelModel) {
    var weights = SymbolWeights()
    weights.literals[DeflateSymbol.endOfBlock] = 1
    // Two distances at least: some readers want a complete code.
    weights.distances[0] = 1
    for token in matcher.tokens {
      if token.distance == 0 {
        weights.addLiteral(UInt8(token.value), LabelModel.unit)
      } else {
        weights.addMatch(length: token.value, distance: token.distance, LabelModel.unit)
      }
    }
    label.add(to: &weights)
    self.init(weights)
  }

  fileprivate func bits(_ token: GroundMatcher.Token) -> Bits {
    token.distance == 0
      ? literal(UInt8(token.value)) : match(length: token.value, distance: token.distance)
  }
}
