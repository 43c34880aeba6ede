import functools
import io

from PIL import Image, ImageDraw, ImageFont

import peer


@functools.cache
def font(scale):
    return ImageFont.truetype(peer.FONT_FILE, peer.POINTS * scale)


def png(text, tint, scale):
    width, height = peer.size(font(scale).getlength(text), scale)
    image = Image.new("RGBA", (width, height))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), height / 2, fill=tint)
    draw.text((width / 2, height / 2), text, font=font(scale), fill="white", anchor="mm")
    stream = io.BytesIO()
    image.save(stream, "PNG")
    return stream.getvalue()


peer.run(png)
