"""What the Python peers share: the badge's measures, and the two ways to run a peer.

    PEER one SCALE FILE       the badge "42"
    PEER loop N STEP SCALE [DIR]    every STEP-th of 0…N-1 in three tints, in memory or to files
"""

import json
import math
import sys
import time

LEADING = 41
POINTS = 34
FONT_FILE = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
TINTS = [(255, 59, 48), (0, 122, 255), (52, 199, 89)]


def size(text_width, scale):
    """The badge's width and height in pixels around a text of the given width in pixels."""
    height = math.ceil(1.4 * LEADING * scale)
    return max(math.ceil(text_width + 0.8 * LEADING * scale), height), height


def run(png):
    """Runs a peer whose `png(text, tint, scale)` returns a file's bytes."""
    if sys.argv[1] == "one":
        with open(sys.argv[3], "wb") as file:
            file.write(png("42", TINTS[0], float(sys.argv[2])))
    else:
        numbers = range(0, int(sys.argv[2]), int(sys.argv[3]))
        loop(png, numbers, float(sys.argv[4]), *sys.argv[5:])


def loop(png, numbers, scale, folder=None):
    png("42", TINTS[0], scale)  # what only a first badge costs is not counted
    start = time.perf_counter()
    total = 0
    for number in numbers:
        data = png(str(number), TINTS[number % 3], scale)
        total += len(data)
        if folder:
            with open(f"{folder}/{number}.png", "wb") as file:
                file.write(data)
    seconds = time.perf_counter() - start
    print(json.dumps({"badges": len(numbers), "seconds": seconds, "bytes": total}))
