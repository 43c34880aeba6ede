import Foundation
import Testing

/// What reaches `swift test` from both frameworks, in runs of another package.
@Suite(.serialized)
struct FrameworkTests {
  private static let breaks = ["GOLDEN_USER_BREAKS": "1"]

  private func withUser(_ body: (GoldenUser) throws -> Void) throws {
    let user = try GoldenUser()
    defer { user.remove() }
    try body(user)
  }

  @Test func `equal pictures pass, and what no test checked is left over`() throws {
    try withUser { user in
      let run = try user.test()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("goldens: 1 left over"))
      #expect(run.output.contains("\n  Fixtures/Goldens/left-over.png\n"))
      #expect(user.files.contains("full-run.log"))
      let rejected = try user.test(environment: ["GOLDENS_UNUSED": "reject"])
      #expect(rejected.status != 0)
      let ignored = try user.test(environment: ["GOLDENS_UNUSED": "ignore"])
      #expect(ignored.status == 0 && !ignored.output.contains("left over"))
      let mistyped = try user.test(environment: ["GOLDENS_UNUSED": "rejct"])
      #expect(mistyped.status != 0 && mistyped.output.contains("give one of warn, reject, ignore"))
    }
  }

  @Test func `a filtered run is not judged`() throws {
    try withUser { user in
      let run = try user.test("--filter", "red", environment: ["GOLDENS_UNUSED": "reject"])
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("left-overs are not judged"))
      #expect(!user.files.contains("full-run.log"))
    }
  }

  @Test(arguments: ["--disable-xctest", "--disable-swift-testing"])
  func `a changed picture fails in each framework`(only: String) throws {
    try withUser { user in
      let run = try user.test(only, environment: Self.breaks)
      #expect(run.status != 0)
      #expect(run.output.contains("1 of 36 pixels differ, by 1 of 255 levels at most, at (4, 1)"))
      #expect(run.output.contains("two pictures should look the same"))
    }
  }

  @Test func `every failure leaves pictures, and attachments in Swift Testing`() throws {
    try withUser { user in
      let attachments = user.artifacts.appending(path: "attachments")
      try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
      let run = try user.test(
        "--attachments-path", attachments.path(), environment: Self.breaks)
      #expect(run.status != 0)
      let roles = ["actual", "comparison", "difference", "expected"]
      let files = user.files
      for name in ["swift-testing/detached", "swift-testing/red", "xctest/red"] {
        #expect(roles.allSatisfy { files.contains("failures/\(name)/\($0).png") })
        #expect(files.contains("failures/\(name)/message.txt"))
        #expect(files.contains("pending/Fixtures/Goldens/\(name).png"))
      }
      for role in roles { #expect(files.contains("attachments/swift-testing.red.\(role).png")) }
      #expect(files.count { $0.hasPrefix("attachments/") } == 2 * roles.count)
      #expect(files.count { $0.contains("failures/XCTestTests-") } == 1 + 1 + roles.count)
      #expect(!files.contains("full-run.log"))
    }
  }

  @Test(arguments: ["--disable-xctest", "--disable-swift-testing"])
  func `a tolerance wider than needed warns, and fails under strict`(only: String) throws {
    try withUser { user in
      var environment = ["GOLDEN_USER_TOLERANCE": "8;0"]
      let run = try user.test(only, environment: environment)
      #expect(run.status == 0)
      #expect(run.output.contains("maxChannelDelta 0 with maxPixels 0 is enough"))
      environment["GOLDENS_STRICT"] = "1"
      #expect(try user.test(only, environment: environment).status != 0)
    }
  }

  @Test func `every test of a parallel run is seen`() throws {
    try withUser { user in
      let run = try user.test("--parallel", environment: ["GOLDENS_UNUSED": "reject"])
      #expect(run.output.contains("goldens: 1 left over"), "\(run.output)")
    }
  }

  @Test func `a missing golden fails on CI however often it is tried`() throws {
    try withUser { user in
      for _ in 0..<2 {
        let run = try user.test(
          "--disable-swift-testing", environment: ["GOLDEN_USER_NAME": "absent", "CI": "true"])
        #expect(run.status != 0)
        #expect(run.output.contains("absent: there is no golden"))
        #expect(!user.files.contains { $0.hasPrefix("pending") })
      }
    }
  }

  @Test func `one name in both frameworks is an error`() throws {
    try withUser { user in
      let run = try user.test(environment: ["GOLDEN_USER_NAME": "swift-testing/red"])
      #expect(run.status != 0)
      #expect(run.output.contains("the name is taken: it was checked by another process"))
    }
  }
}
