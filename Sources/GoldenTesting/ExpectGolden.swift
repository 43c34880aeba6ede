public import BadgeImage

/// Expects a picture to look like its golden: a PNG in `Fixtures/Goldens` of the package, or in
/// `__Goldens__` beside the test file where the package has no such folder.
///
/// Decoded pixels are compared, opacity included and exactly unless a tolerance is given; colours under
/// alpha 0 don't count. Works in Swift Testing and in XCTest.
///
/// ```swift
/// expectGolden(image, named: "counter/plus-prefix")
/// ```
///
/// - Parameters:
///   - image: The picture.
///   - name: The golden's path below its folder, without extension; no two tests of a package share
///     one. Default: made from the test's file and function.
///   - tolerance: How far the picture may differ. Default: what the suite says, else not at all.
///   - record: What becomes of a new picture. Default: what the suite says, else `GOLDENS_RECORD`, else
///     `never` where `CI` is set and `pending` elsewhere.
///   - maximumBytes: The size the golden's file may have. Default: what the suite says, else 1 MiB.
///   - environment: What the picture depends on, such as library versions; it is asked for only where it
///     is shown or written. Default: what the suite says.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
///   - function: The test; leave it out.
public func expectGolden(
  _ image: Bitmap, named name: String? = nil, tolerance: PixelTolerance? = nil,
  record: GoldenRecording? = nil, maximumBytes: Int? = nil,
  environment: @autoclosure @escaping () -> GoldenEnvironment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) {
  Expectation(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    name: GoldenName(name, file: "\(filePath)", function: function), tolerance: tolerance,
    record: record, maximumBytes: maximumBytes, environment: environment
  ).check(.bitmap(image))
}

/// Expects a PNG to look like its golden; 16 bits a channel are compared at 16 bits.
///
/// - Parameters:
///   - png: The bytes of the PNG.
///   - name: The golden's path below its folder, without extension. Default: made from the test's file
///     and function.
///   - tolerance: How far the picture may differ. Default: what the suite says, else not at all.
///   - record: What becomes of a new picture. Default: as for a bitmap.
///   - maximumBytes: The size the golden's file may have. Default: what the suite says, else 1 MiB.
///   - environment: What the picture depends on. Default: what the suite says.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
///   - function: The test; leave it out.
public func expectGolden(
  png: [UInt8], named name: String? = nil, tolerance: PixelTolerance? = nil,
  record: GoldenRecording? = nil, maximumBytes: Int? = nil,
  environment: @autoclosure @escaping () -> GoldenEnvironment? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) {
  let expectation = Expectation(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    name: GoldenName(name, file: "\(filePath)", function: function), tolerance: tolerance,
    record: record, maximumBytes: maximumBytes, environment: environment)
  do throws(PNGError) {
    expectation.check(.file(png, try Raster(PNGFile(png))))
  } catch {
    Reporter(site: expectation.site).fail(
      "\(expectation.name.text): the picture is \(error.message)")
  }
}
