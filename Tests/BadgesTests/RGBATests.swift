import Badges
import Foundation
import Testing

struct RGBATests {
  @Test func `a colour is described in hexadecimal, with alpha only where it is not opaque`() {
    #expect(RGBA(red: 255, green: 59, blue: 9).description == "#ff3b09")
    #expect(RGBA(red: 0, green: 1, blue: 16, alpha: 128).description == "#00011080")
    #expect(RGBA(red: 0, green: 0, blue: 0, alpha: 0).description == "#00000000")
    #expect(RGBA(red: 1, green: 2, blue: 3).isOpaque)
    #expect(!RGBA(red: 1, green: 2, blue: 3, alpha: 254).isOpaque)
  }

  @Test func `luminance agrees with the formula of WCAG 2 at every level`() {
    for level in UInt8.min...UInt8.max {
      let value = Double(level) / 255
      let linear = value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      let gray = RGBA(red: level, green: level, blue: level)
      #expect(abs(gray.relativeLuminance - linear) < 1e-14, "\(level)")
    }
  }

  @Test func `the channels weigh as WCAG 2 says`() {
    #expect(abs(RGBA(red: 255, green: 0, blue: 0).relativeLuminance - 0.2126) < 1e-14)
    #expect(abs(RGBA(red: 0, green: 255, blue: 0).relativeLuminance - 0.7152) < 1e-14)
    #expect(abs(RGBA(red: 0, green: 0, blue: 255).relativeLuminance - 0.0722) < 1e-14)
    #expect(RGBA.black.relativeLuminance == 0)
    #expect(abs(RGBA.white.relativeLuminance - 1) < 1e-14)
  }

  @Test func `contrast goes from 1 to 21 and does not depend on the order`() {
    #expect(abs(RGBA.white.contrastRatio(with: .black) - 21) < 1e-12)
    #expect(RGBA.white.contrastRatio(with: .white) == 1)
    let red = RGBA(red: 255, green: 59, blue: 48)
    #expect(red.contrastRatio(with: .white) == RGBA.white.contrastRatio(with: red))
  }

  @Test func `a translucent colour over another is the mixture rounded to the nearest level`() {
    for alpha in UInt8.min...UInt8.max {
      for top in UInt8.min...UInt8.max {
        for bottom: UInt8 in [0, 1, 127, 254, 255] {
          let mixture = (Double(top) * Double(alpha) + Double(bottom) * Double(255 - alpha)) / 255
          let color = RGBA(red: top, green: bottom, blue: 0, alpha: alpha)
          let result = color.over(RGBA(red: bottom, green: bottom, blue: 0))
          if result.red != UInt8(mixture.rounded()) || result.green != bottom {
            Issue.record("\(top) at \(alpha) over \(bottom) is \(result.red)")
          }
        }
      }
    }
  }

  @Test func `a colour over another is opaque`() {
    let background = RGBA(red: 10, green: 20, blue: 30, alpha: 40)
    let clear = RGBA(red: 1, green: 2, blue: 3, alpha: 0)
    #expect(clear.over(background) == RGBA(red: 10, green: 20, blue: 30))
    let opaque = RGBA(red: 1, green: 2, blue: 3)
    #expect(opaque.over(background) == opaque)
    #expect(RGBA(red: 255, green: 0, blue: 0, alpha: 128).over(.white).description == "#ff7f7f")
  }
}
