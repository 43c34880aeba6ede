import Glibc
import Testing

struct LeftOverTests {
  @Test func `what was to show which names meet is removed, too`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"a.png"}"#)
    _ = try batch.program.shell("touch -d '1 minute ago' .badge-render-999999999-abc-aé")
    #expect(try batch().status == 0)
    #expect(batch.files == ["a.png"])
  }

  @Test func `the notes of a run that goes on in another container are left to it`() throws {
    let batch = try BatchProgram(#"{"dot":true,"out":"a.png"}"#)
    let notes = ".badge-render-999999999-abc"
    _ = try batch.program.shell(
      """
      mkdir d && printf 'badge-render folders 1\\0d/\\0' >\(notes)
      touch -d '1 minute ago' \(notes) d/.badge-render-999999999-def
      """)
    let run = open("\(batch.directory.path)/\(notes)", O_RDONLY)
    #expect(flock(run, LOCK_EX) == 0)
    #expect(try batch().status == 0)
    #expect(batch.files == [notes, "a.png", "d"])
    #expect(batch.directory.names(in: "d") == [".badge-render-999999999-def"])
    close(run)
    #expect(try batch().status == 0)
    #expect(batch.files == ["a.png", "d"])
    #expect(batch.directory.names(in: "d") == [])
  }
}
