"""The command lines of badge-render and of what it is compared with."""

import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
FONT_FILE = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
OURS = "badge-render"
TWO_THREADS = "badge-render, two threads"
PLAIN = "obvious C program"
EXACT = "obvious C program, exact positions"
BLEND2D = "Blend2D through Python"
FILES_ALONE = "files of those sizes, nothing drawn"
# The script of each Python peer and the module it needs.
PYTHON_PEERS = {
    "pycairo": ("pycairo", "cairo"),
    "skia-python": ("skia", "skia"),
    "Pillow": ("pillow", "PIL"),
    BLEND2D: ("blend2d", "blend2d"),
}
# Badges drawn in one process: counts from 0 in three tints.
BADGES = 10000
# Slower programs draw every so many-th of them, for a third of a second a run: no multiple of 3, so
# that all tints occur, and no multiple of 10, so that all digits do.
STEPS = {1: 19, 3: 82}


class Commands:
    def __init__(self, program, build):
        self.program = program
        self.build = build
        self.out = build / "out"
        self.sizes = build / "sizes"

    def processes(self, scale):
        """One badge, "42" at 34 points."""
        width, height = {1: (80, 58), 3: (238, 173)}[scale]
        file = str(self.out / "badge.png")
        box = ["-w", str(width), "-h", str(height)]
        obvious = str(self.build / "obvious")
        resvg = [str(self.build / "venv/bin/resvg"), *box, str(HERE / "badge.svg"), file]
        capsule = f"roundrectangle 0,0 {width - 1},{height - 1} {height / 2},{height / 2}"
        return {
            OURS: [self.program, "--count", "42", "--font", "large", "--scale", str(scale),
                   "-o", file],
            PLAIN: [obvious, "show", "one", str(scale), file],
            EXACT: [obvious, "path", "one", str(scale), file],
            "rsvg-convert": ["/usr/bin/rsvg-convert", *box, str(HERE / "badge.svg"), "-o", file],
            "ImageMagick": ["/usr/bin/convert", "-size", f"{width}x{height}", "xc:none",
                            "-fill", "#ff3b30", "-draw", capsule, "-font", FONT_FILE,
                            "-pointsize", str(34 * scale), "-fill", "white", "-gravity", "center",
                            "-annotate", "0", "42", f"PNG32:{file}"],
            "resvg, system fonts": resvg,
            "resvg, one font": [*resvg, "--skip-system-fonts", "--use-font-file", FONT_FILE],
            **self.python("one", str(scale), file),
        }

    def in_memory(self, scale):
        work = [str(BADGES), str(STEPS[scale]), str(scale)]
        return {
            OURS: self.bench(BADGES, scale),
            **self.obvious("loop", *work),
            **self.python("loop", *work),
        }

    def to_files(self):
        return {
            OURS: self.bench(BADGES, to_files=True),
            FILES_ALONE: [str(self.build / "floor"), str(self.sizes), str(self.out)],
            TWO_THREADS: self.bench(BADGES, threads=2, to_files=True),
            **self.obvious("loop", str(BADGES), str(STEPS[1]), "1", str(self.out)),
        }

    def threads(self, badges):
        """Two processes at once show what the machine gives to two that share nothing."""
        alone = self.bench(badges)
        return {
            OURS: alone,
            TWO_THREADS: self.bench(badges, threads=2),
            "badge-render, twice at once": ["/bin/sh", "-c", '"$@" & "$@"; wait', "sh", *alone],
        }

    def bench(self, badges, scale=1, threads=1, to_files=False):
        folder = ["--out", str(self.out)] if to_files else []
        return [self.program, "bench", "--badges", str(badges), "--scale", str(scale),
                "--threads", str(threads), *folder]

    def obvious(self, *arguments):
        program = str(self.build / "obvious")
        return {PLAIN: [program, "show", *arguments], EXACT: [program, "path", *arguments]}

    def python(self, *arguments):
        python = str(self.build / "venv/bin/python")
        return {name: [python, str(HERE / f"{script}_peer.py"), *arguments]
                for name, (script, _) in PYTHON_PEERS.items()}


def is_there(name, command):
    if not os.access(command[0], os.X_OK):
        return False
    if name not in PYTHON_PEERS:
        return True
    probe = [command[0], "-c", f"import {PYTHON_PEERS[name][1]}"]
    return subprocess.run(probe, stderr=subprocess.DEVNULL).returncode == 0
