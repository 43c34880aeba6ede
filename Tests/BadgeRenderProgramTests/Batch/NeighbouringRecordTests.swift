import BadgeImage
import Testing

/// What a record means does not depend on those beside it.
struct NeighbouringRecordTests {
  private static func icon(_ shade: UInt8) -> [UInt8] {
    var bitmap = Bitmap(width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 { bitmap[x, y] = Pixel(shade, 0, 0, 255) }
    }
    return PNGEncoder().encode(bitmap, options: PNGOptions())
  }

  @Test func `names that look alike are different icons`() throws {
    let batch = try BatchProgram()
    let names = ["caf\u{E9}.png", "cafe\u{301}.png"]
    for (name, shade) in zip(names, [UInt8(9), 200]) {
      try batch.directory.write(Self.icon(shade), to: name)
    }
    let records = names.map { #"{"count":1,"on":"\#($0)","out":"x.png"}"# }
    let alone = try records.map { record in
      try batch.stream(record, options: ["--inline", "--jobs", "1"]).records[0]["sha256"] as? String
    }
    let together = try batch.stream(
      records.joined(separator: "\n"), options: ["--inline", "--jobs", "1"])
    #expect(alone[0] != alone[1])
    #expect(together.records.map { $0["sha256"] as? String } == alone)
  }

  @Test func `records with other content, or with faults, change nothing for those behind`() throws
  {
    let batch = try BatchProgram()
    let records = [
      #"{"count":1,"tint":"blue"}"#, #"{"symbol":"star","tint":"blue"}"#,
      #"{"count":2,"tint":"blue"}"#, #"{"count":3,"tint":"nothing"}"#,
      #"{"dot":true,"tint":"blue"}"#, #"{"count":4,"scales":[1,2],"scale":2}"#,
      #"{"tint":"blue","count":5}"#, #"{"count":6,"tint":"blue","symbol":"star"}"#,
      #"{"text":"x","tint":"blue"}"#, #"{"tint":"blue"}"#, #"{"count":7,"tint":"blue","size":9}"#,
    ]
    let facts = { (record: [String: Any]) in
      let error = record["error"] as? [String: Any]
      return "\(record["sha256"] ?? "") \(error?["field"] ?? "") \(error?["message"] ?? "")"
    }
    let alone = try records.map { record in
      facts(try batch.stream(record, options: ["--inline"]).records[0])
    }
    for jobs in ["1", "3"] {
      let together = try batch.stream(
        records.joined(separator: "\n"), options: ["--inline", "--jobs", jobs])
      #expect(together.records.map(facts) == alone)
    }
  }
}
