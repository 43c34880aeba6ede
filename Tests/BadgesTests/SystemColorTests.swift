import Badges
import Foundation
import Testing

/// Columns: light, dark, increased light, increased dark, then the contrast of white/black with light and
/// with dark; in the second table also that of white with increased light.
struct SystemColorTests {
  private static let ios18 = tableRows(
    """
    red    | #FF3B30 | #FF453A | #D70015 | #FF6961 | 3.55/5.92  | 3.41/6.16
    orange | #FF9500 | #FF9F0A | #C93400 | #FFB340 | 2.20/9.55  | 2.06/10.22
    yellow | #FFCC00 | #FFD60A | #B25000 | #FFD426 | 1.51/13.89 | 1.41/14.88
    green  | #34C759 | #30D158 | #248A3D | #30DB5B | 2.22/9.46  | 2.02/10.39
    mint   | #00C7BE | #63E6E2 | #0C817B | #63E6E2 | 2.12/9.91  | 1.51/13.95
    teal   | #30B0C7 | #40C8E0 | #008299 | #5DE6FF | 2.57/8.16  | 1.99/10.56
    cyan   | #32ADE6 | #64D2FF | #0071A4 | #70D7FF | 2.54/8.26  | 1.72/12.20
    blue   | #007AFF | #0A84FF | #0040DD | #409CFF | 4.02/5.23  | 3.65/5.76
    indigo | #5856D6 | #5E5CE6 | #3634A3 | #7D7AFF | 5.65/3.72  | 5.06/4.15
    purple | #AF52DE | #BF5AF2 | #8944AB | #DA8FFF | 4.13/5.08  | 3.52/5.96
    pink   | #FF2D55 | #FF375F | #D30F45 | #FF6482 | 3.65/5.76  | 3.52/5.96
    brown  | #A2845E | #AC8E68 | #7F6545 | #B59469 | 3.50/6.00  | 3.08/6.82
    gray   | #8E8E93 | #8E8E93 | #6C6C70 | #AEAEB2 | 3.26/6.44  | 3.26/6.44
    """)

  private static let ios26 = tableRows(
    """
    red    | #FF383C | #FF4245 | #E9152D | #FF6165 | 3.57/5.88  | 3.43/6.12  | 4.56
    orange | #FF8D28 | #FF9230 | #C55300 | #FFA056 | 2.31/9.09  | 2.23/9.41  | 4.55
    yellow | #FFCC00 | #FFD600 | #A16A00 | #FEDF43 | 1.51/13.89 | 1.41/14.87 | 4.59
    green  | #34C759 | #30D158 | #008932 | #4AD968 | 2.22/9.46  | 2.02/10.39 | 4.54
    mint   | #00C8B3 | #00DAC3 | #008575 | #54DFCB | 2.12/9.91  | 1.78/11.82 | 4.55
    teal   | #00C3D0 | #00D2E0 | #008198 | #3BDDEC | 2.16/9.72  | 1.86/11.30 | 4.57
    cyan   | #00C0E8 | #3CD3FE | #007EAE | #6DD9FF | 2.16/9.71  | 1.76/11.94 | 4.57
    blue   | #0088FF | #0091FF | #1E6EF4 | #5CB8FF | 3.52/5.97  | 3.23/6.49  | 4.57
    indigo | #6155F5 | #6D7CFF | #564ADE | #A7AAFF | 5.09/4.13  | 3.51/5.98  | 6.12
    purple | #CB30E0 | #DB34F2 | #B02FC2 | #EA8DFF | 4.17/5.04  | 3.63/5.79  | 5.21
    pink   | #FF2D55 | #FF375F | #E7124D | #FF8AC4 | 3.65/5.76  | 3.52/5.96  | 4.57
    brown  | #AC7F5E | #B78A66 | #956D51 | #DBA679 | 3.53/5.95  | 3.07/6.84  | 4.58
    gray   | #8E8E93 | #8E8E93 | #6C6C70 | #AEAEB2 | 3.26/6.44  | 3.26/6.44  | 5.23
    """)

  @Test(arguments: [(Palette.ios18, ios18), (.ios26, ios26)])
  func `every system colour has Apple's four values`(palette: Palette, rows: [[String]]) throws {
    #expect(rows.map(\.[0]) == SystemColor.allCases.map(\.rawValue))
    for row in rows {
      let color = try #require(SystemColor(rawValue: row[0]))
      let values = [
        color.resolved(palette: palette, appearance: .light, contrast: .normal),
        color.resolved(palette: palette, appearance: .dark, contrast: .normal),
        color.resolved(palette: palette, appearance: .light, contrast: .increased),
        color.resolved(palette: palette, appearance: .dark, contrast: .increased),
      ]
      #expect(values.map { $0.description.uppercased() } == Array(row[1...4]), "\(color)")
    }
  }

  @Test(arguments: [(Palette.ios18, ios18), (.ios26, ios26)])
  func `contrast ratios agree with the published ones`(palette: Palette, rows: [[String]]) throws {
    for row in rows {
      let color = try #require(SystemColor(rawValue: row[0]))
      for (appearance, cell) in zip(Appearance.allCases, row[5...6]) {
        let fill = color.resolved(palette: palette, appearance: appearance)
        let ratios = [RGBA.white, .black].map { twoDecimals(fill.contrastRatio(with: $0)) }
        #expect(ratios.joined(separator: "/") == cell, "\(color), \(appearance)")
      }
      guard row.count > 7 else { continue }
      let fill = color.resolved(palette: palette, contrast: .increased)
      #expect(twoDecimals(fill.contrastRatio(with: .white)) == row[7], "\(color), increased")
    }
  }

  @Test func `iOS 18 in light and normal contrast is the default`() {
    for color in SystemColor.allCases {
      let same = color.resolved(palette: .ios18, appearance: .light, contrast: .normal)
      #expect(color.resolved() == same)
      #expect(BadgeColor.system(color).resolved() == same)
    }
  }

  @Test func `a style's colour passes palette, appearance and contrast on`() {
    let cyan = BadgeColor.cyan.resolved(palette: .ios18, appearance: .dark, contrast: .increased)
    #expect(cyan.description == "#70d7ff")
    let teal = BadgeColor.teal.resolved(palette: .ios26, appearance: .light, contrast: .increased)
    #expect(teal.description == "#008198")
    let fixed = BadgeColor.white.resolved(palette: .ios26, appearance: .dark, contrast: .increased)
    #expect(fixed == .white)
  }

  private func twoDecimals(_ value: Double) -> String {
    String(format: "%.2f", value)
  }
}
