"""Blend2D through a Python binding.

That writes PNG to a named file only: here to one in memory, which adds some 10 µs a badge.
"""

import pathlib
import tempfile

import blend2d

import peer

CAP_HEIGHT = 5  # its place among a font's metrics
face = blend2d.BLFontFace.create_from_file(peer.FONT_FILE)
folder = tempfile.TemporaryDirectory(dir="/dev/shm")
file = pathlib.Path(folder.name, "badge.png")


def png(text, tint, scale):
    font = blend2d.BLFont.create_new(face, peer.POINTS * scale)
    advance = font.get_text_metrics(text)[0]
    width, height = peer.size(advance, scale)
    image = blend2d.BLImage(width, height)
    context = blend2d.BLContext(image)
    context.clear_all()
    capsule = blend2d.BLPath()
    capsule.add_round_rect(blend2d.BLRect(0, 0, width, height), height / 2)
    red, green, blue = (component / 255 for component in tint)
    context.set_fill_style((blue, green, red, 1.0))  # the order that the binding has them in
    context.fill_path(capsule)
    context.set_fill_style((1.0, 1.0, 1.0, 1.0))
    baseline = (height + font.metrics[CAP_HEIGHT]) / 2
    context.fill_text(blend2d.BLPoint((width - advance) / 2, baseline), font, text)
    context.flush()
    image.writeToFile(str(file))
    return file.read_bytes()


peer.run(png)
