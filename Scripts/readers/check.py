"""Compares what several decoders see in the PNG files of a folder.

  check.py PROGRAM FOLDER

Exits with 1 where they differ.
"""

import base64
import hashlib
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading

from PIL import Image

HERE = pathlib.Path(__file__).parent


def digest(width, height, pixels):
    return f"{width}x{height} {hashlib.sha256(pixels).hexdigest()}"


def pillow(file):
    with Image.open(file) as image:
        return digest(*image.size, image.convert("RGBA").tobytes())


def libpng(file):
    """netpbm's program, which reads through libpng."""
    pam = subprocess.run(
        ["pngtopam", "-alphapam", file], check=True, capture_output=True).stdout
    head, pixels = pam.split(b"ENDHDR\n", 1)
    fields = dict(line.split(b" ", 1) for line in head.splitlines() if b" " in line)
    depth = int(fields[b"DEPTH"])
    # A picture in greys comes as grey and alpha.
    if depth == 2:
        pixels = b"".join(pixels[i:i + 1] * 3 + pixels[i + 1:i + 2] for i in range(0, len(pixels), 2))
    return digest(int(fields[b"WIDTH"]), int(fields[b"HEIGHT"]), pixels)


def libspng(program, file, folder):
    """The program's own reader: the file must equal what Pillow read and wrote again."""
    again = pathlib.Path(folder) / "again.png"
    with Image.open(file) as image:
        image.convert("RGBA").save(again)
        size = image.size
        pixels = image.convert("RGBA").tobytes()
    result = subprocess.run([program, "compare", file, again], capture_output=True)
    return digest(*size, pixels) if result.returncode == 0 else result.stderr.decode()


def chromium(files):
    """Each file's digest as a browser sees it, told by the page to a server of this process."""
    page = (HERE / "page.html").read_bytes()
    told = {}
    done = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            pictures = [[f.name, base64.b64encode(f.read_bytes()).decode()] for f in files]
            self.answer(page.replace(b"PICTURES", json.dumps(pictures).encode()))

        def do_POST(self):
            told.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.answer(b"")
            done.set()

        def answer(self, body):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as profile:
        browser = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
             "--enable-unsafe-swiftshader", f"--user-data-dir={profile}",
             "--remote-debugging-port=0", f"http://127.0.0.1:{server.server_port}/"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        done.wait(120)
        browser.terminate()
        browser.wait()
    server.shutdown()
    return told


def main(program, folder):
    files = sorted(pathlib.Path(folder).glob("*.png"))
    browser = chromium(files)
    failed = 0
    for file in files:
        seen = {
            "Pillow": pillow(file),
            "libpng": libpng(file),
            "Chromium": browser.get(file.name, "no answer"),
        }
        with tempfile.TemporaryDirectory() as scratch:
            seen["libspng"] = libspng(program, file, scratch)
        check = subprocess.run(["pngcheck", "-q", file], capture_output=True)
        if check.returncode or len(set(seen.values())) > 1:
            failed += 1
            print(file.name, check.stdout.decode().strip(), *map(": ".join, seen.items()), sep="\n  ")
    print(f"{len(files)} files, {failed} read differently")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
