import skia

import peer

face = skia.Typeface.MakeFromFile(peer.FONT_FILE)
white = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)


def png(text, tint, scale):
    font = skia.Font(face, peer.POINTS * scale)
    font.setSubpixel(True)
    advance = font.measureText(text)
    width, height = peer.size(advance, scale)
    surface = skia.Surface(width, height)
    paint = skia.Paint(Color=skia.Color(*tint), AntiAlias=True)
    capsule = skia.Rect.MakeWH(width, height)
    cap_height = font.getMetrics().fCapHeight
    with surface as canvas:
        canvas.drawRoundRect(capsule, height / 2, height / 2, paint)
        canvas.drawString(text, (width - advance) / 2, (height + cap_height) / 2, font, white)
    return bytes(surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))


peer.run(png)
