import BadgeCairo
import Foundation
import Testing

@testable import BadgeRender

struct FaceChoiceTests {
  /// CSS looks at the width before the slant, and at the slant before the weight.
  @Test func `a face of the right width wins over one of the right slant`() throws {
    let names = ["DejaVuSansCondensed-BoldOblique", "DejaVuSans", "DejaVuSansCondensed"]
    let faces = try FontFace.read(
      from: names.map { FontFile("\(TestFonts.dejaVu)/\($0).ttf") })
    let request = FaceRequest(family: "DejaVu Sans", weight: 700, isItalic: true)
    #expect(request.nearest(among: faces)?.file == faces[1].file)
    let condensed = [faces[0], faces[2]]
    #expect(request.nearest(among: condensed)?.file == faces[0].file)
  }

  /// Reading a desktop's fonts takes longer than drawing a thousand badges.
  @Test func `a finder reads its fonts once, whatever families are asked for`() throws {
    let folder = try Scratch()
    let file = try PatchedFont().write(to: folder)
    let finder = try FontFinder(FontSource(directories: [folder.path]))
    let request = { FaceRequest(family: $0, weight: 400, isItalic: false) }
    #expect(try finder.find(request("Nosuch")).face.name == "Blocks")
    try FileManager.default.removeItem(atPath: file)
    #expect(try finder.find(request("Nosuch either")).face.name == "Blocks")
  }
}
