import CBadgePangoCairo

/// A private fontconfig configuration that holds the given files and nothing of the user's.
final class FontConfiguration {
  let pointer: OpaquePointer

  /// The faces of the files, in the files' order.
  let faces: [FontFace]

  /// Reads font files; one that is not a font adds no face.
  ///
  /// - Parameters:
  ///   - files: Files in the order of their precedence.
  ///   - rules: A document of fontconfig's, nil for none.
  init(files: [FontFile], rules: String? = nil) throws(FontMapError) {
    guard let pointer = FcConfigCreate() else { throw .noConfiguration }
    self.pointer = pointer
    // Files are added one by one: a directory without a writable cache makes fontconfig print.
    for file in files {
      file.withPath { _ = FcConfigAppFontAddFile(pointer, $0) }
    }
    faces = FontFace.all(in: FcConfigGetFonts(pointer, FcSetApplication))
    guard let rules else { return }
    guard FcConfigParseAndLoadFromMemory(pointer, rules, FcTrue) != 0 else { throw .refusedRules }
  }

  deinit { FcConfigDestroy(pointer) }

  /// Makes an empty configuration the process's current one.
  ///
  /// Every new font map starts fontconfig's default configuration in a thread and waits for it, which
  /// costs some 5 ms and reads the user's files, unless there is a current one. It is process-wide, so
  /// only a program may call this; a library lives in somebody else's process.
  static func replaceProcessDefault() {
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }

  /// Rules with which emoji and bitmap fonts work as in a desktop's configuration.
  ///
  /// Pango asks for the family `emoji`; bitmap fonts are drawn in the size asked for, not their own.
  static let fallbackRules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <alias binding="same">
        <family>emoji</family>
        <prefer><family>Noto Color Emoji</family></prefer>
      </alias>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name>pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
}
