import CBadgeTestProcess
import Testing
import XCTest

/// Says what came out to the framework that runs the test.
///
/// Each framework ignores what is told to the other one, and the test would pass.
struct Reporter {
  let site: CallSite

  /// Fails the test.
  func fail(_ text: String) {
    if Self.isSwiftTesting {
      Issue.record(Comment(rawValue: text), sourceLocation: site.sourceLocation)
    } else {
      XCTFail(text, file: site.filePath, line: site.line)
    }
  }

  /// Warns without failing the test, unless `GOLDENS_STRICT` is on.
  func warn(_ text: String) {
    guard !EnvironmentVariable.strict.isOn else { return fail(text) }
    #if compiler(>=6.3)
      if Self.isSwiftTesting {
        Issue.record(
          Comment(rawValue: text), severity: .warning, sourceLocation: site.sourceLocation)
        return
      }
    #endif
    badge_test_print("\(site.text): warning: \(text)\n")
  }

  /// Attaches a picture, where the framework knows attachments.
  func attach(_ png: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(png, named: name, sourceLocation: site.sourceLocation)
  }

  /// A task that a test detached has no current test, yet belongs to the process's framework.
  private static var isSwiftTesting: Bool {
    Test.current != nil || TestProcess.isSwiftTesting
  }
}
