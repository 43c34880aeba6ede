import Foundation
import Testing

@testable import GoldenTesting

struct RunTests {
  private func command(_ words: String) -> RunCommand? {
    let fields = (3...30).map(String.init).joined(separator: " ")
    return RunCommand(
      words: words.split(separator: " ").map(String.init), process: 77,
      status: "77 (swift test) \(fields)")
  }

  @Test(arguments: [
    "/usr/bin/swift-test", "swift-test --package-path . --quiet --skip-build",
    "swift-test --parallel",
    "swift-test --attachments-path out", "swift-test -c release",
  ])
  func `a run of all tests is a full one`(words: String) {
    #expect(command(words)?.isFull == true)
    #expect(command(words)?.identity == "77-22")
  }

  @Test(arguments: [
    "swift-test --filter A", "swift-test --filter=A", "swift-test --skip A", "swift-test -s A.a/b",
    "swift-test --disable-xctest", "swift-test list", "swift-test --test-product P",
  ])
  func `a run of some tests is not`(words: String) {
    #expect(command(words)?.isFull == false)
  }

  @Test(arguments: ["bash -c swift-test", "lldb swift-test", ""])
  func `another program is no run`(words: String) {
    #expect(command(words) == nil)
  }

  private func site(_ line: UInt) -> CallSite {
    CallSite(fileID: "A/B.swift", filePath: "/A/B.swift", line: line, column: 1)
  }

  @Test func `a golden is checked once in a process`() throws {
    let package = try TemporaryPackage()
    let used = UsedGoldens(log: nil, repeatsTests: false)
    #expect(used.note(package.place("a"), at: site(1)) == nil)
    #expect(used.note(package.place("b"), at: site(1)) == nil)
    #expect(used.note(package.place("a"), at: site(2))?.contains("at /A/B.swift:1;") == true)
    #expect(used.note(package.place("b"), at: site(1)) != nil)
  }

  @Test func `names that differ in case alone are taken, too`() throws {
    let package = try TemporaryPackage()
    let used = UsedGoldens(log: nil, repeatsTests: false)
    #expect(used.note(package.place("a/B"), at: site(1)) == nil)
    #expect(
      used.note(package.place("A/b"), at: site(2))?
        .contains("at /A/B.swift:1 as a/B, the same file where case makes no difference") == true)
  }

  @Test func `tests that are repeated check their goldens again`() throws {
    let package = try TemporaryPackage()
    let used = UsedGoldens(log: nil, repeatsTests: true)
    #expect(used.note(package.place("a"), at: site(1)) == nil)
    #expect(used.note(package.place("a"), at: site(1)) == nil)
    #expect(used.note(package.place("a"), at: site(2)) != nil)
  }

  @Test func `a golden is checked by one process of a run`() throws {
    let package = try TemporaryPackage()
    let place = package.place("a")
    let goldens = "\(package.path)\t\(package.path)/Fixtures/Goldens"
    try package.write("1\tbegin\txctest\n1\tused\t\(goldens)\ta\nbroken\n", "run.log")
    #expect(package.place("c").identity != place.identity)
    let log = RunLog(path: "\(package.path)/run.log")
    let used = UsedGoldens(log: log, repeatsTests: false)
    #expect(used.note(place, at: site(1))?.contains("by another process") == true)
    #expect(used.note(package.place("b"), at: site(2)) == nil)
    #expect(log.entries().filter { $0.event == .used }.map { $0.values[2] } == ["a", "b"])
  }

  private func leftOvers(_ lines: [String], _ package: TemporaryPackage) -> LeftOvers? {
    let log = RunLog(path: "\(package.path)/run.log")
    try? package.write(lines.map { "\($0)\n" }.joined(), "run.log")
    return LeftOvers(log.entries(), judge: 2)
  }

  @Test func `goldens that no process of the run checked are left over`() throws {
    let package = try TemporaryPackage()
    let (path, shared) = (package.path, "\(package.path)/Fixtures/Goldens")
    for name in ["a", "b", "c/d"] { try package.write("", "Fixtures/Goldens/\(name).png") }
    try package.write("", "Tests/Gone/__Goldens__/x.png")
    try package.write("", "Fixtures/Packages/P/Package.swift")
    try package.write("", "Fixtures/Packages/P/Tests/__Goldens__/y.png")
    let lines = [
      "1\tbegin\txctest", "1\tused\t\(path)\t\(shared)\ta", "1\tend\t0", "2\tbegin\tswift-testing",
      "2\tused\t\(path)\t\(shared)\tc/d",
    ]
    let found = leftOvers(lines, package)
    let names = ["Fixtures/Goldens/b.png", "Tests/Gone/__Goldens__/x.png"]
    #expect(found?.unused.map(\.path) == names)
    #expect(found?.log == names.map { "unused\t\(path)\t\($0)\n" }.joined())
    #expect(found?.text(isComplete: true).contains("2 left over") == true)
    #expect(found?.text(isComplete: true).contains("\n  Fixtures/Goldens/b.png\n") == true)
  }

  @Test func `links don't make left-overs of goldens that were checked, nor hide others`() throws {
    let package = try TemporaryPackage()
    let (path, shared) = (package.path, "\(package.path)/Fixtures/Goldens")
    for name in ["set/a", "set/b"] { try package.write("", "Fixtures/Goldens/\(name).png") }
    try package.write("", "Elsewhere/__Goldens__/x.png")
    symlink("set", "\(shared)/alias")
    symlink(".", "\(shared)/set/circle")
    symlink("\(path)/Elsewhere", "\(path)/Tests/Elsewhere")
    let found = leftOvers(["2\tused\t\(path)\t\(shared)\talias/a"], package)
    #expect(found?.unused.count == 2)
    #expect(found?.unused.first?.path == "Elsewhere/__Goldens__/x.png")
    #expect(found?.unused.last?.path.hasSuffix("/b.png") == true)
  }

  @Test func `a file whose name no golden can have is no left-over`() throws {
    let package = try TemporaryPackage()
    let shared = "\(package.path)/Fixtures/Goldens"
    try package.write("", "Fixtures/Goldens/x\nunused\t\(package.path)\ty.png")
    let found = leftOvers(["2\tused\t\(package.path)\t\(shared)\ta"], package)
    #expect(found?.unused.isEmpty == true)
  }

  @Test(
    arguments: [
      (nil, .warn), ("warn", .warn), ("reject", .reject), ("ignore", .ignore), ("rejct", nil),
    ] as [(String?, LeftOverPolicy?)])
  func `the environment says what becomes of left-overs`(value: String?, policy: LeftOverPolicy?) {
    #expect(LeftOverPolicy(value: value) == policy)
  }

  @Test func `a log that can't be written is known to have holes`() throws {
    let package = try TemporaryPackage()
    let log = RunLog(path: "\(package.path)/Package.swift/run.log")
    #expect(log.isWhole)
    log.append(.end, ["0"])
    #expect(!log.isWhole)
  }

  @Test func `a run that broke off is not judged, nor one without goldens`() throws {
    let package = try TemporaryPackage()
    let shared = "\(package.path)/Fixtures/Goldens"
    let used = "2\tused\t\(package.path)\t\(shared)\ta"
    #expect(leftOvers(["1\tbegin\txctest", "2\tbegin\tswift-testing", used], package) == nil)
    #expect(leftOvers(["1\tbegin\txctest", "1\tend\t0", "2\tbegin\tx"], package) == nil)
    #expect(leftOvers(["1\tbegin\txctest", "1\tend\t1", used], package) != nil)
  }

  @Test func `words that a shell would take apart are quoted`() {
    #expect(ShellWord("counter/plus-prefix").description == "counter/plus-prefix")
    #expect(
      ShellWord("a'\u{301};b").description.unicodeScalars.elementsEqual(
        #"'a'\''"#.unicodeScalars + "\u{301};b'".unicodeScalars))
    #expect(ShellWord("it's").description == #"'it'\''s'"#)
    #expect(ShellWord("").description == "''")
  }
}
