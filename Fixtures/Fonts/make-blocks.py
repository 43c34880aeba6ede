"""A font of rectangles, variable in weight, so that every pixel of a glyph can be worked out by hand."""
from fontTools.designspaceLib import *
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation
import sys
def rect(x0,y0,x1,y1):
    p=TTGlyphPen(None); p.moveTo((x0,y0)); p.lineTo((x0,y1)); p.lineTo((x1,y1)); p.lineTo((x1,y0)); p.closePath(); return p.glyph()
def empty():
    return TTGlyphPen(None).glyph()
fb=FontBuilder(1000,isTTF=True)
names=['.notdef','space','H','one','eight']
fb.setupGlyphOrder(names)
fb.setupCharacterMap({0x20:'space',0x48:'H',0x31:'one',0x38:'eight'})
fb.setupGlyf({'.notdef':rect(100,0,400,700),'space':empty(),'H':rect(100,0,400,700),'one':rect(100,0,200,700),'eight':rect(100,0,400,700)})
fb.setupHorizontalMetrics({'.notdef':(500,100),'space':(300,0),'H':(500,100),'one':(300,100),'eight':(500,100)})
fb.setupHorizontalHeader(ascent=900,descent=-300)
fb.setupNameTable({'familyName':'Blocks','styleName':'Regular','uniqueFontIdentifier':'Blocks','fullName':'Blocks','psName':'Blocks-Regular','version':'1.000'})
fb.setupOS2(sTypoAscender=900,sTypoDescender=-300,usWinAscent=900,usWinDescent=300,sCapHeight=700,sxHeight=500,usWeightClass=400,version=4)
fb.setupPost()
fb.setupFvar([('wght',100,400,900,'Weight')],[])
# Heavier: the right edge moves 400 to the right at 900; lighter: 200 to the left at 100.
def var(dx,region): 
    return TupleVariation({'wght':region},[(0,0),(0,0),(dx,0),(dx,0)]+[(0,0),(0,0),(0,0),(0,0)])
fb.setupGvar({g:[var(100,(0,1,1)),var(-200,(-1,-1,0))] for g in ['H','eight']})
fb.font['head'].created=fb.font['head'].modified=3600*24*365*50
fb.font.recalcTimestamp=False
fb.save(sys.argv[1])
