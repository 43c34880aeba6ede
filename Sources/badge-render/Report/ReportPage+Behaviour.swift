extension ReportPage {
  static let style = """

    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1c1c1e; background: #fff; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 32px;
      align-items: baseline; padding: 10px 24px; background: #f2f2f7;
      border-bottom: 1px solid #c6c6c8; }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 16px; margin: 0 0 8px; overflow-wrap: anywhere; }
    form { display: flex; flex-wrap: wrap; gap: 4px 20px; }
    select { font: inherit; }
    section { padding: 20px 24px; border-bottom: 1px solid #e5e5ea; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: #6c6c70; font-size: 13px; }
    .ground { display: inline-block; max-width: 100%; padding: 12px; overflow: auto;
      border: 1px solid #d1d1d6; border-radius: 6px; background: #fff; }
    .dark .ground { background: #1c1c1e; }
    .chequered .ground { background: repeating-conic-gradient(#bbb 0 25%, #eee 0 50%) 0 0/16px 16px; }
    img { display: block; image-rendering: pixelated; }
    .overlay { display: none; }
    .slider .overlay, .blink .overlay { display: block; }
    .slider .expected:not(:only-child), .blink .expected:not(:only-child) { display: none; }
    .slider .actual:not(:last-child), .blink .actual:not(:last-child) { display: none; }
    .stack { position: relative; }
    .over { position: absolute; left: 12px; top: 12px; }
    .slider .over { clip-path: inset(0 0 0 var(--split, 50%)); }
    .slider .under { display: block; clip-path: inset(0 calc(100% - var(--split, 50%)) 0 0); }
    .blink.second .under { visibility: hidden; }
    .blink:not(.second) .over { visibility: hidden; }
    .overlay input { display: none; width: 100%; }
    .slider .overlay input { display: block; }
    pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere;
      font: 13px/1.5 ui-monospace, monospace; }

    """

  static let script = """

    const body = document.body;
    const choices = { view: "beside", zoom: "4", ground: "light" };
    function show() {
      body.className = choices.view + " " + choices.ground;
      for (const image of document.images) {
        image.style.width = image.dataset.width * choices.zoom + "px";
        image.style.height = image.dataset.height * choices.zoom + "px";
        image.style.maxWidth = "none";
      }
    }
    for (const name in choices) {
      const control = document.getElementById(name);
      if (!control) continue;
      const asked = new URLSearchParams(location.hash.slice(1)).get(name);
      if (asked) control.value = asked;
      choices[name] = control.value;
      control.addEventListener("change", () => { choices[name] = control.value; show(); });
    }
    for (const range of document.querySelectorAll("input[type=range]")) {
      const stack = range.parentElement.querySelector(".stack");
      const move = () => stack.style.setProperty("--split", range.value + "%");
      range.addEventListener("input", move);
      move();
    }
    setInterval(() => { if (choices.view === "blink") body.classList.toggle("second"); }, 700);
    show();

    """
}
