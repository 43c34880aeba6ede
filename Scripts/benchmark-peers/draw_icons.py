"""Draws the icons that badges are put on: draw_icons.py FOLDER SMALL

`noise.png` is like a photograph, `flat.png` a drawing, both 1024 x 1024 with round corners, and there
are so many small ones, of 60 to 180 pixels, of either kind by turns.
"""

import pathlib
import random
import sys

from PIL import Image, ImageDraw

SIDE = 1024


def corners():
    """Drawn twice as large, for smooth edges."""
    mask = Image.new("L", (2 * SIDE, 2 * SIDE))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, 2 * SIDE - 1, 2 * SIDE - 1), 0.44 * SIDE, fill=255)
    return mask.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def noise():
    """Clouds with grain: the same on every machine."""
    numbers = random.Random(1)

    def layer(side):
        cloud = Image.frombytes("L", (side, side), numbers.randbytes(side * side))
        return cloud.resize((SIDE, SIDE), Image.Resampling.BICUBIC)

    def channel():
        clouds = Image.blend(layer(16), layer(128), 0.35)
        return Image.blend(clouds, layer(SIDE), 0.04)

    picture = Image.merge("RGB", [channel() for _ in range(3)])
    picture.putalpha(corners())
    return picture


def flat():
    side = 2 * SIDE
    picture = Image.new("RGBA", (side, side), (30, 122, 200))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((300, 300, 1400, 1400), fill=(255, 204, 0))
    draw.polygon([(200, 1800), (1000, 700), (1900, 1850)], fill=(40, 180, 90))
    for line in range(12):
        draw.line((100 + line * 150, 1900, 1900 - line * 40, 200 + line * 30), fill="white",
                  width=16)
    picture = picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    picture.putalpha(corners())
    return picture


def main():
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [noise(), flat()]
    for picture, name in zip(pictures, ("noise", "flat")):
        picture.save(folder / f"{name}.png")
    for number in range(count):
        side = 60 + number * 120 // max(count - 1, 1)
        small = pictures[number % 2].resize((side, side), Image.Resampling.LANCZOS)
        small.save(folder / f"small{number:03}.png")


main()
