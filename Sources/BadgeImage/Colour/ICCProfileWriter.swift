/// Puts an ICC profile of RGB together.
struct ICCProfileWriter {
  private let header: ArraySlice<UInt8>
  private var tags: [(signature: ICCProfile.Signature, offset: Int, size: Int)] = []
  private var content: [UInt8] = []

  /// Starts with another profile's header, of 128 bytes.
  init(header: ArraySlice<UInt8>) {
    self.header = header
  }

  /// Adds bytes under one or several names.
  mutating func add(_ signatures: [ICCProfile.Signature], _ bytes: [UInt8]) {
    tags += signatures.map { ($0, content.count, bytes.count) }
    content += bytes
    content += [UInt8](repeating: 0, count: -bytes.count & 3)
  }

  /// Adds the colorants of sRGB.
  mutating func addColorants() {
    // The primaries adapted to D50, as ICC.1's fixed-point numbers; they add up to its white exactly.
    add(["rXYZ"], Self.components([28579, 14582, 913]))
    add(["gXYZ"], Self.components([25235, 46981, 6364]))
    add(["bXYZ"], Self.components([9376, 3973, 46784]))
  }

  /// The profile.
  var bytes: [UInt8] {
    let start = 128 + 4 + tags.count * 12
    var result = Array(header)
    result.replaceSubrange(0..<4, with: Self.integer(start + content.count))
    result.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    // The checksum of the other profile; zeros say that there is none.
    result.replaceSubrange(84..<100, with: [UInt8](repeating: 0, count: 16))
    result += Self.integer(tags.count)
    for tag in tags {
      result += Self.integer(Int(tag.signature.code))
      result += Self.integer(start + tag.offset) + Self.integer(tag.size)
    }
    return result + content
  }

  private static func components(_ values: [Int]) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + values.flatMap(integer)
  }

  private static func integer(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
