import Testing

@testable import BadgeCairo

struct FontConfigurationTests {
  @Test func `rules that are no rules are refused`() {
    #expect(throws: FontMapError.refusedRules) {
      try FontConfiguration(files: [TestFonts.blocks], rules: "<fontconfig>")
    }
  }

  @Test func `the rules for emoji are taken`() throws {
    let rules = FontConfiguration.fallbackRules
    #expect(try !FontConfiguration(files: [TestFonts.blocks], rules: rules).faces.isEmpty)
  }
}
