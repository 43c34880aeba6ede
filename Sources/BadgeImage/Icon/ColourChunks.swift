extension TransferCurve {
  /// Reads `gAMA`: the exponent from light to samples, in 1/100,000.
  init(gAMA data: ArraySlice<UInt8>) throws(Unusable) {
    guard data.count == 4 else { throw Unusable("the gamma (gAMA) is damaged") }
    let value = data.integers[0]
    guard (1000...1_000_000).contains(value) else {
      throw Unusable("the gamma (gAMA) of \(Double(value) / 100_000) is not between 0.01 and 10")
    }
    self = .power(100_000 / Double(value))
  }
}

extension Primaries {
  /// Reads `cHRM`: x and y of white, red, green and blue, in 1/100,000.
  init(cHRM data: ArraySlice<UInt8>) throws(Unusable) {
    guard data.count == 32 else { throw Unusable("the primaries (cHRM) are damaged") }
    let numbers = data.integers.map { Double($0) / 100_000 }
    func colour(_ index: Int) -> Chromaticity { [numbers[index], numbers[index + 1]] }
    self.init(red: colour(2), green: colour(4), blue: colour(6), white: colour(0))
    // Imaginary primaries are in use, numbers that can't be chromaticities are not.
    guard numbers.allSatisfy({ $0 <= 2 }), toConnectionSpace?.inverse != nil else {
      throw Unusable("the primaries (cHRM) span no colours")
    }
  }
}

/// What `cICP` says, in the code points of ITU-T H.273.
struct CodePoints {
  /// What the code points mean.
  let space: ColourSpace

  /// Reads the chunk's data.
  init(_ data: ArraySlice<UInt8>) throws(Unusable) {
    let codes = Array(data)
    guard codes.count == 4, codes[2] == 0, codes[3] <= 1 else {
      throw Unusable("the colour space (cICP) is damaged")
    }
    guard let primaries = Self.primaries(codes[0]), let curve = Self.curve(codes[1]),
      let space = ColourSpace(primaries, curve, isNarrow: codes[3] == 0)
    else {
      throw Unusable(
        "the colour space (cICP) of primaries \(codes[0]) and transfer \(codes[1]) is not known")
    }
    self.space = space
  }

  private static func primaries(_ code: UInt8) -> Primaries? {
    switch code {
    case 1: .sRGB
    case 4:
      Primaries(
        red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08], white: [0.31, 0.316])
    case 5: Primaries(red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06])
    case 6, 7: Primaries(red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07])
    case 8:
      Primaries(
        red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049], white: [0.31, 0.316])
    case 9: Primaries(red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046])
    case 10: Primaries(red: [1, 0], green: [0, 1], blue: [0, 0], white: [1 / 3, 1 / 3])
    case 11:
      Primaries(
        red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351])
    case 12: Primaries(red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06])
    case 22: Primaries(red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077])
    default: nil
    }
  }

  private static func curve(_ code: UInt8) -> TransferCurve? {
    switch code {
    case 1, 6, 14, 15: .bt709
    case 4: .power(2.2)
    case 5: .power(2.8)
    case 7: .smpte240
    case 8: .power(1)
    case 13: .sRGB
    case 16: .perceptualQuantizer
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The big-endian integers of 32 bits that the bytes hold.
  fileprivate var integers: [UInt32] {
    stride(from: startIndex, to: endIndex - 3, by: 4).map { start in
      self[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
