"""Writes Blocks.ttf, a variable font of rectangles whose pixels can be worked out by hand.

Needs fontTools: python3 make-blocks.py Blocks.ttf
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

# Left edge, right edge, advance in 1/1000 em at weight 400; all stand 700 high on the baseline.
BLOCKS = {".notdef": (100, 400, 500), "H": (100, 400, 500), "one": (100, 200, 300),
          "eight": (100, 400, 500)}
# The right edge of these moves 200 to the left at weight 100 and 100 to the right at 900.
VARIABLE = ["H", "eight"]


def block(left, right):
    pen = TTGlyphPen(None)
    pen.moveTo((left, 0))
    for corner in [(left, 700), (right, 700), (right, 0)]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def moved_right_edge(distance, region):
    corners = [(0, 0), (0, 0), (distance, 0), (distance, 0)]
    phantoms = [(0, 0)] * 4
    return TupleVariation({"wght": region}, corners + phantoms)


font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", "space", "H", "one", "eight"])
font.setupCharacterMap({0x20: "space", 0x48: "H", 0x31: "one", 0x38: "eight"})
font.setupGlyf({"space": TTGlyphPen(None).glyph(),
                **{name: block(left, right) for name, (left, right, _) in BLOCKS.items()}})
font.setupHorizontalMetrics({"space": (300, 0),
                             **{name: (width, left) for name, (left, _, width) in BLOCKS.items()}})
font.setupHorizontalHeader(ascent=900, descent=-300)
font.setupNameTable({"familyName": "Blocks", "styleName": "Regular", "psName": "Blocks-Regular",
                     "uniqueFontIdentifier": "Blocks", "fullName": "Blocks", "version": "1.000"})
font.setupOS2(sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300,
              sCapHeight=700, sxHeight=500, usWeightClass=400, version=4)
font.setupPost()
font.setupFvar([("wght", 100, 400, 900, "Weight")], [])
font.setupGvar({name: [moved_right_edge(100, (0, 1, 1)), moved_right_edge(-200, (-1, -1, 0))]
                for name in VARIABLE})
# A fixed date, so that the same bytes come out.
font.font["head"].created = font.font["head"].modified = 3600 * 24 * 365 * 50
font.font.recalcTimestamp = False
font.save(sys.argv[1])
