"""What the Python peers share: the badge's measures, and the two ways to run a peer.

    PEER one SCALE FILE        the badge "42"
    PEER loop N SCALE [DIR]    0…N-1 in three tints, in memory or to DIR
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
        write(sys.argv[3], png("42", TINTS[0], float(sys.argv[2])))
    else:
        loop(png, int(sys.argv[2]), float(sys.argv[3]), sys.argv[4] if len(sys.argv) > 4 else None)


def loop(png, badges, scale, folder):
    total = 0
    start = time.perf_counter()
    for number in range(badges):
        data = png(str(number), TINTS[number % 3], scale)
        total += len(data)
        if folder:
            write(f"{folder}/{number}.png", data)
    seconds = time.perf_counter() - start
    print(json.dumps({"badges": badges, "seconds": seconds, "bytes": total}))


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)
