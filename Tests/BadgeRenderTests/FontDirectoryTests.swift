import Badges
import Foundation
import Testing

@testable import BadgeRender

struct FontDirectoryTests {
  private func files(_ path: String) -> [String] {
    FontSource(directories: [path]).files().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `font files are found in all folders, in the order of their names`() throws {
    let folder = try Scratch()
    for name in ["b", "truetype", "a"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: false)
      try folder.write("", named: name + "/Z.TTF")
      try folder.write("", named: name + "/a.otf")
    }
    for name in ["c.ttc", "read.me", ".hidden.ttf", "old.pfb"] { try folder.write("", named: name) }
    let found = files(folder.path).map { String($0.dropFirst(folder.path.count)) }
    #expect(
      found == [
        "/truetype/Z.TTF", "/truetype/a.otf", "/a/Z.TTF", "/a/a.otf", "/b/Z.TTF", "/b/a.otf",
        "/c.ttc",
      ])
  }

  /// Followed, three links to their own folder lead to half a million places.
  @Test func `links that lead back up are not followed`() throws {
    let folder = try Scratch()
    try folder.write("", named: "a.ttf")
    for name in ["x", "y", "z"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: ".")
    }
    #expect(files(folder.path) == [folder.path + "/a.ttf"])
  }

  @Test func `linked files and folders count`() throws {
    let folder = try Scratch()
    let other = try Scratch()
    let file = try other.write("", named: "a.ttf")
    for (name, target) in [("b.ttf", file), ("fonts", other.path)] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    #expect(files(folder.path) == [folder.path + "/b.ttf", folder.path + "/fonts/a.ttf"])
  }

  @Test func `a directory with more names than are read is refused, in whatever folder they are`()
    throws
  {
    let folder = try Scratch()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/fonts", withIntermediateDirectories: false)
    for name in ["fonts/a.ttf", "fonts/b.txt", "c.ttf"] { try folder.write("", named: name) }
    let directory = FontDirectory(bytes: Array(folder.path.utf8))
    var files = 0
    _ = try directory.visit(mostEntries: 4) { _ in
      files += 1
      return false
    }
    #expect(files == 2)
    let error = #expect(throws: BadgeError.self) {
      try directory.visit(mostEntries: 3) { _ in false }
    }
    #expect(error?.code == .unreadableFont)
    #expect(error?.message.hasPrefix("\"\(folder.path)\": more than 3 files") == true)
  }

  @Test func `a directory named twice is listed once, and one that isn't there not at all`() throws
  {
    let folder = try Scratch()
    let file = try folder.write("", named: "a.ttf")
    let source = FontSource(directories: [folder.path, "/nowhere", folder.path])
    #expect(source.files() == [Array(file.utf8)])
  }
}
