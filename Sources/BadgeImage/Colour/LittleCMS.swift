import CBadgeLCMS

/// Little CMS, loaded when it is first asked for.
struct LittleCMS: @unchecked Sendable {
  // Functions of a library that stays loaded: never changed, never freed.
  fileprivate let library: OpaquePointer

  /// The library the system has; nil where it has none.
  static let installed = LittleCMS(names: [
    "liblcms2.so.2", "liblcms2.2.dylib", "/opt/homebrew/lib/liblcms2.2.dylib",
    "/usr/local/lib/liblcms2.2.dylib",
  ])

  /// Loads the first library that is there; nil where none is.
  init?(names: [String]) {
    guard let library = names.lazy.compactMap({ badge_lcms_load($0) }).first else { return nil }
    self.library = library
  }

  /// The version, such as `2.14`.
  var version: String {
    let number = badge_lcms_version(library)
    return "\(number / 1000).\(number % 1000 / 10)"
  }
}

/// An ICC profile that Little CMS could open.
struct ICCProfile: ~Copyable {
  /// The four letters that name a tag or a kind of colours.
  typealias Signature = PNGChunkType

  private let profile: OpaquePointer

  /// Opens a profile; nil where the bytes are none.
  init?(_ bytes: [UInt8], library: LittleCMS) {
    let profile = bytes.withUnsafeBytes {
      badge_profile_open(library.library, $0.baseAddress, $0.count)
    }
    guard let profile else { return nil }
    self.profile = profile
  }

  deinit { badge_profile_close(profile) }

  /// What the channels are.
  var colourSpace: Signature { Signature(code: badge_profile_color_space(profile)) }

  /// What the channels are turned into.
  var connectionSpace: Signature { Signature(code: badge_profile_connection_space(profile)) }

  /// A tag of CIE XYZ; nil where it isn't there, or isn't whole.
  func components(_ tag: Signature) -> Matrix3.Column? {
    var values = [0.0, 0, 0]
    guard badge_profile_xyz(profile, tag.code, &values) != 0 else { return nil }
    return [values[0], values[1], values[2]]
  }

  /// A tag that is a curve; nil where it isn't there, or isn't whole.
  func curve(_ tag: Signature) -> TransferCurve? {
    var curve = badge_curve()
    guard badge_profile_curve(profile, tag.code, &curve) != 0 else { return nil }
    guard curve.kind == 0 else {
      let parameters = withUnsafeBytes(of: curve.parameters) {
        Array($0.bindMemory(to: Double.self))
      }
      return ParametricCurve(kind: Int(curve.kind), parameters).map(TransferCurve.parametric)
    }
    return .table(Array(UnsafeBufferPointer(start: curve.table, count: curve.count)))
  }

  /// The bytes of a tag; nil where it isn't there.
  func bytes(_ tag: Signature) -> [UInt8]? {
    let size = badge_profile_raw(profile, tag.code, nil, 0)
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = min(badge_profile_raw(profile, tag.code, buffer.baseAddress, size), size)
    }
    return bytes.isEmpty ? nil : bytes
  }
}

extension ParametricCurve {
  /// A curve of ICC.1's kinds, counted from 1; nil where there is none of that kind.
  fileprivate init?(kind: Int, _ p: [Double]) {
    switch kind {
    case 1: self.init(gamma: p[0], a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
    case 2 where p[1] != 0:
      self.init(gamma: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
    case 3 where p[1] != 0:
      self.init(gamma: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
    case 4: self.init(gamma: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    case 5: self.init(gamma: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    default: return nil
    }
  }
}
