/// The process that runs tests.
enum TestProcess {
  /// Whether it runs Swift Testing rather than XCTest.
  static let isSwiftTesting = isSwiftTesting(CommandLine.arguments)

  static func isSwiftTesting(_ arguments: [String]) -> Bool {
    arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }

  /// Whether tests run more than once, so that a golden is checked more than once.
  static let repeatsTests = CommandLine.arguments.contains { argument in
    ["--repetitions", "--repeat-until"].contains { argument.hasPrefix($0) }
  }

  /// Whether it lists tests and runs none.
  static let listsTests = CommandLine.arguments.contains { argument in
    ["--list-tests", "--dump-tests-json", "-l"].contains(argument)
  }
}
