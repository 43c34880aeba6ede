"""Puts a badge on an icon's upper right corner: pillow_icon.py ICON BADGE OUT"""

import sys

from PIL import Image

icon, badge = (Image.open(path).convert("RGBA") for path in sys.argv[1:3])
layer = Image.new("RGBA", icon.size)
layer.paste(badge, (icon.width - badge.width, 0))
Image.alpha_composite(icon, layer).save(sys.argv[3])
