import Testing

struct UsageErrorTests {
  @Test(arguments: [
    (["--count"], "--count: a value is missing"),
    (["--count", "5"], "no output; give -o FILE, or --measure to write nothing"),
    (["-o", "x.png"], "nothing to show; give one of --count, --text, --symbol, --dot"),
    (["--cuont", "5"], #""--cuont": unknown option; did you mean --count?"#),
    (["--cuont=5"], #""--cuont": unknown option; did you mean --count?"#),
    (["-x"], #""-x": unknown option; see badge-render --help"#),
    (["-qx"], #""-qx": unknown option; see badge-render --help"#),
    (["-count", "5", "-ox.png"], #""-count": unknown option; did you mean --count?"#),
    (["-quiet=1"], #""-quiet": unknown option; did you mean --quiet?"#),
    (["--dot=5"], #"--dot: "5": this option takes no value"#),
    (["--dot", "extra"], #""extra": unexpected argument; see badge-render --help"#),
    (["--dot", "--", "--strict"], #""--strict": unexpected argument; see badge-render --help"#),
    (["--count", "5", "--count=6"], "--count: given twice"),
    (["-o", "a", "--output", "b"], "-o: given twice"),
    (["--dot", "--quiet", "--verbose"], "--verbose: excludes --quiet; give one of the two"),
    (
      ["--no-clobber", "--force-write"],
      "--force-write: excludes --no-clobber; give one of the two"
    ),
    (["--compression", "max"], #"--compression: "max": not one of fast, best"#),
    (["doctr"], #""doctr": unknown command; did you mean doctor?"#),
    (["batch"], "no manifest; name a file, or - for standard input"),
    (["help", "batsh"], #""batsh": unknown command; did you mean batch?"#),
    (["doctor", "x"], #""x": unexpected argument; see badge-render help doctor"#),
    (["doctor", "--jsn"], #""--jsn": unknown option; did you mean --json?"#),
    (["doctor", "--symbols"], "no output; give -o FILE"),
    (["doctor", "-o", "x.png"], "-o: the doctor draws nothing; add --symbols"),
    (
      ["doctor", "--symbols", "--json", "-o", "x.png"],
      "--json: excludes --symbols; give one of the two"
    ),
    (["completions"], "no shell; give one of bash, zsh, fish"),
    (["completions", "tcsh"], #""tcsh": unknown shell; give one of bash, zsh, fish"#),
  ])
  func `a mistake in the options is named`(arguments: [String], message: String) throws {
    let child = try BadgeRenderProgram().run(arguments)
    #expect(child.err == "badge-render: error: \(message)\n")
    #expect(child.status == 64)
    #expect(child.out.isEmpty)
  }

  @Test(arguments: [
    (["--count", "2.5"], #"--count: "2.5": not a whole number"#),
    (["--count", "1,000"], #"--count: "1,000": not a whole number"#),
    (["--count", "+5"], #"--count: "+5": not a whole number"#),
    (["--count", " 5"], #"--count: " 5": not a whole number"#),
    (["--count", "true"], #"--count: "true": not a whole number"#),
    (
      ["--count", "-9223372036854775809"],
      #"--count: "-9223372036854775809": a whole number is from -9223372036854775808 to "#
        + "9223372036854775807"
    ),
    (
      ["--count", "5", "--text", "a"], "--text: the badge has a count already; give one of the two"
    ),
    (
      ["--symbol", "chekmark"],
      #"--symbol: "chekmark": not a symbol (use checkmark, xmark, plus, minus, exclamationmark, "#
        + "questionmark, bell, star, heart, bolt, lock, person, arrow.up, arrow.down, clock, "
        + "calendar, each also with .circle or .circle.fill); did you mean checkmark?"
    ),
    (
      ["--symbol", "bell", "--dot"], "--dot: the badge has a symbol already; give one of the two"
    ),
    (
      ["--symbol", "bell.circle.fill", "--shape", "rounded"],
      "--shape: bell.circle.fill is a disc; leave the shape out, or use another symbol"
    ),
    (["--dot", "--count", "5"], "--count: the badge has a dot already; give one of the two"),
    (["--dot", "--max", "-1"], "--max: -1: a limit is 0 or more, or none"),
    (["--dot", "--max", "many"], #"--max: "many": not a whole number"#),
    (["--dot", "--overflow", "left"], #"--overflow: "left": not one of prefix, suffix"#),
    (
      ["--dot", "--overflow", "prefix", "--max", "none"],
      "--overflow: without a limit there is no plus sign; give one of the two"
    ),
    (
      ["--dot", "--label", "a\u{7}"],
      #"--label: "a\u{7}": the control character U+0007 is not allowed; remove it"#
    ),
    (
      ["--dot", "--scales", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,.5"],
      "--scales: 17 scales; at most 16 are drawn at once"
    ),
    (
      ["--dot", "--digits", "arap"],
      #"--digits: "arap": not a set of decimal digits (use latn, arab, deva or another Unicode "#
        + "name); did you mean arab?"
    ),
    (["--dot", "--scale", "1,5"], #"--scale: "1,5": not a number; write 1.5"#),
    (["--dot", "--scale", "nan"], #"--scale: "nan": not a number"#),
    (["--dot", "--scale", "0x1p3"], #"--scale: "0x1p3": not a number"#),
    (["--dot", "--scales", "1,1e9"], "--scales: 1000000000: a scale is from 0.1 to 16"),
    (["--dot", "--scales", "2,1,2.0"], "--scales: 2: this scale is there twice"),
    (
      ["--dot", "--scale", "1", "--scales", "1,2"],
      "--scales: one scale and a list of scales exclude each other; give one of the two"
    ),
    (["--dot", "--size", "0"], "--size: 0: a size in points is from 1 to 1000"),
    (
      ["--dot", "--size", "20", "--content-size", "large"],
      "--size: a size in points and a content size exclude each other; give one of the two"
    ),
    (
      ["--dot", "--tint", "#12"],
      ##"--tint: "#12": not a colour (use #rgb, #rrggbb, #rrggbbaa, rgb(…), hsl(…) or a name such "##
        + "as red)"
    ),
    (
      ["--dot", "--corner-radius", "4"],
      "--corner-radius: a capsule has no corners; add --shape rounded"
    ),
    (
      ["--dot", "--corners", "top", "--shape", "circle"],
      "--corners: a circle has no corners; add --shape rounded"
    ),
    (["--dot", "--frame", "24"], #"--frame: "24": not a frame (use WIDTHxHEIGHT, such as 24x24)"#),
    (
      ["--dot", "--border", "2"], #"--border: "2": not a border (use WIDTH,COLOR, such as 2,white)"#
    ),
    (
      ["--dot", "--shadow", "2,1"],
      #"--shadow: "2,1": not a shadow (use RADIUS, RADIUS,X,Y or RADIUS,X,Y,COLOR)"#
    ),
    (["--dot", "--font-file", ""], "--font-file: a file's name is not empty"),
    (
      ["--text", "a\u{1}"],
      #"--text: "a\u{1}": the control character U+0001 is not allowed; remove it"#
    ),
    (
      ["--dot", "--alt", "a\u{7F}"],
      #"--alt: "a\u{7f}": the control character U+007F is not allowed; remove it"#
    ),
  ])
  func `a wrong value is named with its option`(arguments: [String], message: String) throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(arguments + ["-o", "x.png"])
    #expect(child.err == "badge-render: error: \(message)\n")
    #expect(child.status == 64)
    #expect(program.directory.names.isEmpty)
  }

  @Test func `a text that is not UTF-8 is refused`() throws {
    let program = try BadgeRenderProgram()
    let child = try program.run(bytes: [Array("--text".utf8), [0x61, 0xFF], Array("-ox.png".utf8)])
    #expect(child.err == "badge-render: error: --text: \"a\u{FFFD}\": not valid UTF-8\n")
    #expect(child.status == 64)
  }

  @Test func `without arguments the usage is an error on standard error`() throws {
    let child = try BadgeRenderProgram()()
    #expect(child.err.hasPrefix("Usage: badge-render [OPTIONS] -o FILE\n"))
    #expect(child.status == 64)
    #expect(child.out.isEmpty)
  }

  @Test func `a font that is not there is named`() throws {
    let program = try BadgeRenderProgram()
    let missing = try program("--count", "5", "--font-file", "no.ttf", "-o", "x.png")
    #expect(missing.status == 66)
    #expect(missing.err.hasPrefix("badge-render: error: --font-file: \"no.ttf\": "))
    let none = try program("--count", "5", "--font-dir", ".", "-o", "x.png")
    #expect(none.status == 69)
    #expect(none.err.hasPrefix("badge-render: error: --font-dir: no usable font"))
    #expect(program.directory.names.isEmpty)
  }
}
