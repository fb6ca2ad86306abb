"""The three font files of the game, made from the fonts as their authors publish them.

Sources (nothing is downloaded here; give the paths):
  * Fraunces, by Undercase Type: npm package ``@fontsource-variable/fraunces``, the files
    ``fraunces-latin-full-normal.woff2`` and ``fraunces-latin-ext-full-normal.woff2``. To read woff2,
    fontTools needs the Python package ``brotli`` beside it, for this one step.
  * Source Serif, by Frank Griesshammer at Adobe: PyPI package ``font-source-serif-pro``, the files
    ``SourceSerifPro-Regular.otf`` and ``SourceSerifPro-Semibold.otf``. Its .ttf files are of no use:
    their kerning pulls quotation marks and the ellipsis into the letters beside them.

Both are under the SIL Open Font License. "Source" is a reserved font name there, so the cut-down copies
carry another family name inside.
"""

from io import BytesIO
from pathlib import Path

from fontTools import merge, subset  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont, newTable  # type: ignore[import-untyped]
from fontTools.ttLib.tables.ttProgram import Program  # type: ignore[import-untyped]
from fontTools.varLib import instancer  # type: ignore[import-untyped]

FRAUNCES_AXES = {"opsz": 48.0, "wght": 600.0, "SOFT": 0.0, "WONK": 0.0}
"""A size between text and display: elegant when large, while hairlines still hold at 20 px."""

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
PUNCTUATION = [ord(c) for c in "–—‘’‚“”„†•…‹›€−×÷·✓←↑→↓"]
FEATURES = ["kern", "mark", "mkmk", "liga", "ccmp", "locl"]
CURVE_ERROR = 0.5
"""How far, in font units of 1/1000 em, a quadratic outline may stray from its cubic one."""

UNHINTED = [0xB0, 0x00, 0x21, 0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D]
"""PUSHB 0, POP; SCANCTRL 511; SCANTYPE 4: drop-out control. FreeType takes seven bytes or fewer for no program."""

FOUR: list[list[tuple[tuple[int, int], ...]]] = [
    [
        ((937, 1400),), ((937, 432),), ((1102, 432),), ((1125, 432), (1152, 415), (1152, 394)),
        ((1152, 352), (1100, 352)), ((937, 352),), ((937, 160),), ((937, 133), (964, 105), (989, 100)),
        ((1076, 80),), ((1097, 75), (1119, 55), (1119, 40)), ((1119, 21), (1094, 0), (1068, 0)), ((502, 0),),
        ((450, 0), (450, 39)), ((450, 70), (492, 80)), ((591, 100),), ((616, 105), (641, 132), (641, 158)),
        ((641, 352),), ((87, 352),), ((60, 352), (31, 378), (31, 399)), ((31, 420), (60, 458)),
        ((752, 1378),), ((798, 1438), (866, 1438)), ((937, 1438), (937, 1400)),
    ],
    [((165, 432),), ((641, 432),), ((641, 1064),)],
]  # fmt: skip
"""The outline and the counter of a 4 whose foot and bar are those of Fraunces, of 2000 units: lines, and curves."""

Renaming = dict[int, str]


def _subset(font: TTFont) -> None:
    """Keep the Latin letters, the punctuation that the game uses, kerning and ligatures."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN + PUNCTUATION)
    subsetter.subset(font)


def _rename(font: TTFont, names: Renaming) -> None:
    """Replace the name records of these ids; drop those that speak of variable or typographic families."""
    table = font["name"]
    for name_id in (16, 17, 21, 22, 25):
        table.removeNames(nameID=name_id)
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)
        table.removeNames(nameID=name_id, platformID=1)


def _names(family: str, style: str) -> Renaming:
    return {
        1: family if style == "Regular" else f"{family} {style}",
        2: "Regular",
        3: f"{family} {style}; cut to Latin",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
    }


def _to_quadratic(font: TTFont) -> None:
    """Turn the cubic outlines of an OpenType font into TrueType ones, in place."""
    glyphs = font.getGlyphSet()
    glyf = newTable("glyf")
    glyf.glyphOrder = font.getGlyphOrder()
    glyf.glyphs = {}
    for name in glyf.glyphOrder:
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(Cu2QuPen(pen, CURVE_ERROR, reverse_direction=True))
        glyf.glyphs[name] = pen.glyph()
    del font["CFF "]
    font["glyf"], font["loca"] = glyf, newTable("loca")
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs"):
        setattr(maxp, field, 1 if field == "maxZones" else 0)
    for field in ("maxStackElements", "maxSizeOfInstructions", "maxComponentElements"):
        setattr(maxp, field, 0)
    font["post"].formatType = 3.0
    font.sfntVersion = "\x00\x01\x00\x00"
    for name, metrics in list(font["hmtx"].metrics.items()):
        glyph = glyf.glyphs[name]
        glyph.recalcBounds(glyf)
        font["hmtx"].metrics[name] = (metrics[0], getattr(glyph, "xMin", 0))


def _leave_unhinted(font: TTFont) -> None:
    """Add a control program that turns grid fitting off, and ask for smoothing at every size.

    A TrueType font without any program is fitted by FreeType itself, letter by letter, which widens small text and
    spaces it unevenly.
    """
    program = Program()
    program.fromBytecode(UNHINTED)
    font["prep"] = newTable("prep")
    font["prep"].program = program
    font["gasp"] = newTable("gasp")
    font["gasp"].version = 1
    font["gasp"].gaspRange = {0xFFFF: 0b1111}
    font["maxp"].maxStackElements = max(4, font["maxp"].maxStackElements)
    font["maxp"].maxSizeOfInstructions = max(1, font["maxp"].maxSizeOfInstructions)


def _close_four(font: TTFont) -> None:
    """Give the 4, whose counter Fraunces leaves open, the closed form that small figures need."""
    pen = TTGlyphPen(None)
    for contour in FOUR:
        pen.moveTo(contour[0][0])
        for points in contour[1:]:
            pen.qCurveTo(*points)
        pen.closePath()
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"]["four"] = glyph
    font["hmtx"].metrics["four"] = (font["hmtx"].metrics["four"][0], glyph.xMin)


def make_display_face(latin: Path, latin_ext: Path, target: Path) -> None:
    """Pin the variable font's axes in both of its halves, join them and cut the result to size."""
    halves: list[BytesIO] = []
    for source in (latin, latin_ext):
        static = instancer.instantiateVariableFont(TTFont(source), FRAUNCES_AXES, inplace=True)
        static.flavor = None
        halves.append(BytesIO())
        static.save(halves[-1])
        halves[-1].seek(0)
    font = merge.Merger().merge(halves)
    original = TTFont(latin)["head"]
    font["head"].created, font["head"].modified = original.created, original.modified
    font["OS/2"].usWeightClass = 600
    _subset(font)
    _rename(font, _names("Fraunces", "SemiBold"))
    _leave_unhinted(font)
    _close_four(font)
    font.recalcTimestamp = False
    font.save(target)


def make_text_face(source: Path, style: str, target: Path) -> None:
    """Cut one weight of Source Serif to size; its digits are lining and tabular by default."""
    font = TTFont(source, recalcTimestamp=False)
    _subset(font)
    _to_quadratic(font)
    _rename(font, _names("Goodge Text", style))
    _leave_unhinted(font)
    font.save(target)


def make_fonts(fraunces_folder: Path, source_serif_folder: Path, target: Path) -> list[Path]:
    """Make the three files from the packages' ``files`` folders; their licences are copied beside them.

    Raises FileNotFoundError when a source file is not where the package has it, and ImportError
    when woff2 cannot be read for want of brotli.
    """
    target.mkdir(parents=True, exist_ok=True)
    display = target / "Fraunces-SemiBold.ttf"
    make_display_face(
        fraunces_folder / "fraunces-latin-full-normal.woff2",
        fraunces_folder / "fraunces-latin-ext-full-normal.woff2",
        display,
    )
    texts = {style: target / f"SourceSerif-{style}.ttf" for style in ("Regular", "Semibold")}
    for style, path in texts.items():
        make_text_face(source_serif_folder / f"SourceSerifPro-{style}.otf", style, path)
    licences = {
        target / "Fraunces-OFL.txt": fraunces_folder.parent / "LICENSE",
        target / "SourceSerif-OFL.txt": source_serif_folder / "LICENSE.txt",
    }
    for copy, original in licences.items():
        copy.write_text(original.read_text(encoding="utf-8-sig").replace("\r\n", "\n"), encoding="utf-8")
    return [display, *texts.values(), *licences]
