import io
import math

import cairo

import peer

measuring = cairo.Context(cairo.ImageSurface(cairo.FORMAT_ARGB32, 1, 1))


def png(text, tint, scale):
    set_font(measuring, scale)
    advance = measuring.text_extents(text).x_advance
    width, height = peer.size(advance, scale)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    radius = height / 2
    context.arc(radius, radius, radius, math.pi / 2, math.pi * 3 / 2)
    context.arc(width - radius, radius, radius, -math.pi / 2, math.pi / 2)
    context.set_source_rgb(*(component / 255 for component in tint))
    context.fill()
    set_font(context, scale)
    box = context.text_extents(text)
    context.move_to((width - advance) / 2, (height - box.height) / 2 - box.y_bearing)
    context.set_source_rgb(1, 1, 1)
    context.show_text(text)
    stream = io.BytesIO()
    surface.write_to_png(stream)
    return stream.getvalue()


def set_font(context, scale):
    context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    context.set_font_size(peer.POINTS * scale)


peer.run(png)
