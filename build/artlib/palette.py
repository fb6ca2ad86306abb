"""Every colour of the art: the four sets of suit colours, and what all sets share.

A card's SVG holds the standard set. The game recolours it by replacing each standard hex with the same key's
hex of the chosen set, so a suit's hex appears nowhere else in the art.
"""

import json

Tones = dict[str, str]

KEYS = ("ink", "edge", "dark", "deep", "base", "light", "glint")
"""Digits and words on cream; a stone's rim; its facets from shade to light."""


def _tones(*colours: str) -> Tones:
    return dict(zip(KEYS, colours, strict=True))


STANDARD: dict[str, Tones] = {
    "S": _tones("#161b36", "#0d1022", "#11162c", "#171d39", "#212848", "#48527e", "#8d98c2"),
    "D": _tones("#0a58a6", "#083c78", "#1268bc", "#2186da", "#43a4f2", "#82c4fa", "#cce6fd"),
    "T": _tones("#85480a", "#6b3608", "#b96a0c", "#dd8d14", "#f6b02c", "#fdd06b", "#fff0bd"),
    "H": _tones("#a30d24", "#5f0714", "#8a0a1c", "#a41022", "#c0152b", "#de4a58", "#f9aeb0"),
    "C": _tones("#0f5f42", "#083c2a", "#0d5740", "#156d50", "#218661", "#55b08b", "#abe0c6"),
}

COLOUR_BLIND: dict[str, Tones] = {
    "S": _tones("#141a33", "#0a0d1c", "#10152b", "#181f3b", "#222b4c", "#47527c", "#8f99bd"),
    "D": _tones("#00609c", "#01446f", "#1a75b4", "#318fcf", "#56b0e8", "#8dcdf4", "#d0ecfd"),
    "T": _tones("#756000", "#5e4d00", "#b89b08", "#d9bb17", "#f2d831", "#f9e878", "#fffad0"),
    "H": _tones("#a83f00", "#702a00", "#a34006", "#c04f08", "#d95f0a", "#ee8a45", "#fcc9a0"),
    "C": _tones("#005c47", "#00362a", "#004a39", "#005d48", "#007057", "#3fa58a", "#a0dccb"),
}

HIGH_CONTRAST: dict[str, Tones] = {
    "S": _tones("#000000", "#010101", "#050507", "#0b0b10", "#15151d", "#3c3c4b", "#9c9cae"),
    "D": _tones("#0048b0", "#00307a", "#004fc4", "#0a6bea", "#2a8cff", "#7cbaff", "#d8ebff"),
    "T": _tones("#7a3d00", "#4a2400", "#d08a00", "#f0aa00", "#ffc800", "#ffde66", "#fff6cc"),
    "H": _tones("#b00020", "#680012", "#a8001e", "#c80024", "#ee0a35", "#ff5f78", "#ffc0c8"),
    "C": _tones("#005a1e", "#003010", "#004a18", "#005f20", "#007a2a", "#3dad62", "#a8e6ba"),
}

GREYSCALE: dict[str, Tones] = {
    "S": _tones("#141414", "#000000", "#0a0a0a", "#121212", "#1c1c1c", "#484848", "#8a8a8a"),
    "H": _tones("#323232", "#1c1c1c", "#303030", "#3c3c3c", "#4a4a4a", "#747474", "#ababab"),
    "C": _tones("#464646", "#303030", "#545454", "#626262", "#707070", "#989898", "#c4c4c4"),
    "D": _tones("#545454", "#444444", "#7c7c7c", "#8c8c8c", "#9c9c9c", "#bcbcbc", "#dedede"),
    "T": _tones("#606060", "#585858", "#a8a8a8", "#b8b8b8", "#cacaca", "#e2e2e2", "#f8f8f8"),
}

PALETTES = {"standard": STANDARD, "colour_blind": COLOUR_BLIND, "high_contrast": HIGH_CONTRAST, "greyscale": GREYSCALE}

CREAM = "#fdf7e8"
CREAM_SHADE = "#f7ecd2"
CARD_EDGE = "#cdb98a"

GOLD_GLINT = "#fff4cc"
GOLD_LIGHT = "#f3d98b"
GOLD = "#d8a93f"
GOLD_DEEP = "#a8741f"
GOLD_DARK = "#6a430f"

NIGHT = "#0b2a33"
NIGHT_LIGHT = "#1d5a60"
NIGHT_DEEP = "#061a21"
WINE = "#5c1226"
WINE_LIGHT = "#7d1f37"
WINE_DEEP = "#3a0a17"
PEARL = "#fffaf2"
PEARL_SHADE = "#c9b8a6"
UI_CREAM = "#f6ecd2"


def palettes_json() -> str:
    """Return the text of the file that the game reads: palette, suit, key, "#rrggbb"."""
    return json.dumps(PALETTES, indent=1) + "\n"
