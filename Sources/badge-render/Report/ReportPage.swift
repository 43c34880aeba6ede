/// A page that shows failures: one file that fetches nothing.
struct ReportPage {
  let failures: [GoldenFailure]

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(heading)</title>
    <style>\(Self.style)</style>
    </head>
    <body class="light">
    <header>
    <h1>\(heading)</h1>
    \(failures.isEmpty ? "" : Self.controls)
    </header>
    <main>
    \(failures.map(section).joined(separator: "\n"))
    </main>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// Makes the browser itself refuse the network.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private var heading: String {
    switch failures.count {
    case 0: "No golden failed"
    case 1: "1 golden failed"
    default: "\(failures.count) goldens failed"
    }
  }

  private static let controls = """
    <form>
    <label>View <select id="view">
    <option value="beside">beside each other</option>
    <option value="slider">slider</option>
    <option value="blink">blink</option>
    </select></label>
    <label>Zoom <select id="zoom">
    <option>1</option><option>2</option><option selected>4</option><option>8</option>
    <option>16</option>
    </select></label>
    <label>Ground <select id="ground">
    <option>light</option><option>dark</option><option>chequered</option>
    </select></label>
    </form>
    """

  private func section(_ failure: GoldenFailure) -> String {
    let pictures = failure.pictures.map(figure).joined(separator: "\n")
    return """
      <section>
      <h2>\(markup(failure.title))</h2>
      <div class="pictures">
      \(pictures)
      \(overlay(failure))
      </div>
      <pre>\(markup(failure.message))</pre>
      </section>
      """
  }

  private func figure(_ picture: GoldenFailure.Picture) -> String {
    """
    <figure class="\(picture.role)">
    <div class="ground">\(image(picture))</div>
    <figcaption>\(picture.role), \(picture.width) × \(picture.height)</figcaption>
    </figure>
    """
  }

  /// Golden and new picture in one place, for the slider and the blinking.
  private func overlay(_ failure: GoldenFailure) -> String {
    guard let expected = failure.pictures.first(where: { $0.role == "expected" }),
      let actual = failure.pictures.first(where: { $0.role == "actual" })
    else { return "" }
    let name = markup(failure.title)
    return """
      <figure class="overlay">
      <div class="ground stack"><span class="under">\(image(expected))</span>\
      <span class="over">\(image(actual))</span></div>
      <input type="range" min="0" max="100" value="50" aria-label="\(name): share of the new picture">
      <figcaption>expected | actual</figcaption>
      </figure>
      """
  }

  private func image(_ picture: GoldenFailure.Picture) -> String {
    "<img alt=\"\(picture.role)\" data-width=\"\(picture.width)\" data-height=\"\(picture.height)\""
      + " src=\"data:image/png;base64,\(picture.base64)\">"
  }
}

/// Text as markup that shows it, in an attribute too.
private func markup(_ text: String) -> String {
  // Not by characters, since a quotation mark and an accent behind it are one.
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
