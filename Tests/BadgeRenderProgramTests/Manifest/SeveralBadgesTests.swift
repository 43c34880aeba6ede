import BadgeImage
import BadgeRender
import Badges
import Testing

@testable import badge_render

struct SeveralBadgesTests {
  private let directory: Directory
  private let icon: Icon

  init() throws {
    directory = try Directory()
    var bitmap = Bitmap(width: 60, height: 60)
    for y in 0..<60 { for x in 0..<60 { bitmap[x, y] = Pixel(0, 0, UInt8(x * 4)) } }
    icon = Icon(bitmap)
    try directory.write(bitmap.png(), to: "icon.png")
  }

  private func record(_ members: String) throws -> ManifestRecord {
    let text = #"{"on":"\#(directory.path)/icon.png","out":"x.png",\#(members)}"#
    return try #require(try ManifestText(text).records().first)
  }

  private func drawn(_ members: String) throws -> DrawnPicture {
    guard case .request(let request) = try record(members).content else { throw Refused() }
    return try PictureDrawing(request, RunOptions()).draw(
      PictureTarget(scale: 1, destination: nil), BadgeRenderer())
  }

  private func faults(_ members: String) throws -> [String] {
    try record(members).failures.map { ManifestText.line($0) }
  }

  private struct Refused: Error {}

  @Test func `several badges lie on one icon, later ones on earlier ones`() throws {
    let drawn = try drawn(
      #""size":12,"badges":[{"count":3},{"dot":true,"alignment":"bottomLeading","tint":"green"}]"#)
    let style = BadgeStyle(font: .size(12))
    var green = style
    green.tint = .green
    let expected = try BadgeRenderer().png(
      [
        PlacedBadge(Badge(.count(3), style: style), placement: BadgePlacement()),
        PlacedBadge(
          Badge(.dot, style: green), placement: BadgePlacement(alignment: .bottomLeading)),
      ], on: icon)
    #expect(drawn.png == expected)
    #expect(drawn.picture.icon?.badges.count == 2)
  }

  @Test func `one badge in the array is the same as one beside the icon`() throws {
    #expect(try drawn(#""badges":[{"count":3}]"#).png == drawn(#""count":3"#).png)
  }

  @Test func `what stands beside the array holds for all`() throws {
    #expect(
      try drawn(#""tint":"blue","count":3,"badges":[{},{"text":"a","tint":"red"}]"#).png
        == drawn(#""badges":[{"count":3,"tint":"blue"},{"text":"a","tint":"red"}]"#).png)
  }

  @Test func `hidden ones are left out, the others stay`() throws {
    #expect(
      try drawn(#""badges":[{"count":-1},{"count":3}]"#).picture.badge
        == drawn(#""count":3"#).picture.badge)
  }

  @Test func `faults say in which of them`() throws {
    let found = try faults(#""badges":[{"count":1},{"count":"2","tint":"rde"},5]"#)
    let starts = [
      #"m:1: badges[1].count: "2": not a whole number"#,
      #"m:1: badges[1].tint: "rde": not a colour"#, "m:1: badges[2]: 5: not a badge",
    ]
    #expect(found.count == starts.count)
    for (fault, start) in zip(found, starts) { #expect(fault.hasPrefix(start), "\(fault)") }
    #expect(try faults(#""badges":[{"cuont":1}]"#).first?.hasPrefix("m:1: badges[0]: ") == true)
    #expect(
      try faults(#""badges":[{"count":1,"output":"x"}]"#)
        == [#"m:1: badges[0].out: this holds for the whole picture; give it beside "badges""#])
    #expect(
      try faults(#""badges":[{"count":1,"id":5}]"#)
        == [#"m:1: badges[0].id: this holds for the whole picture; give it beside "badges""#])
  }

  @Test(arguments: ["[]", "5", "null", "{}"])
  func `anything but an array of badges is refused`(value: String) throws {
    #expect(try faults(#""badges":\#(value)"#).first?.hasPrefix("m:1: badges: \(value)") == true)
  }

  @Test func `what holds for the picture is given beside the array`() throws {
    for member in [#""out":"y""#, #""scale":2"#, #""canvas":"clip""#, #""on":"y""#] {
      #expect(
        try faults(#""badges":[{"count":1,\#(member)}]"#).first?.contains("whole picture") == true)
    }
  }

  @Test func `several badges need an icon`() throws {
    let text = #"{"id":1,"out":"x.png","badges":[{"count":1}]}"#
    let failures = try ManifestText(text).records().flatMap(\.failures)
    #expect(failures.first?.message == #"several badges are for an icon; name it by "on""#)
  }
}
