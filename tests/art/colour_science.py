"""How far apart colours look, to usual and to colour-blind eyes.

CIE Lab under D65 from sRGB (IEC 61966-2-1); contrast as WCAG 2 defines it; colour blindness as simulated by
Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
IEEE TVCG 15(6), 2009: their matrices for severity 1.0, applied to linear RGB.
"""

import math

Triple = tuple[float, float, float]

MACHADO_2009: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

SRGB_TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
D65: Triple = (0.95047, 1.0, 1.08883)


def _times(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix)
    return x, y, z


def linear_rgb(colour: str) -> Triple:
    """Linear light, 0 to 1, of "#rrggbb"."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b))
    return red, green, blue


def seen_by(colour: str, vision: str) -> Triple:
    """Linear light of a colour as an eye of this kind ("usual" or a kind of blindness) would have it."""
    light = linear_rgb(colour)
    if vision == "usual":
        return light
    r, g, b = (min(1.0, max(0.0, c)) for c in _times(MACHADO_2009[vision], light))
    return r, g, b


def lab(light: Triple) -> Triple:
    """CIE L*, a*, b* of linear RGB."""

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    x, y, z = (f(c / white) for c, white in zip(_times(SRGB_TO_XYZ, light), D65, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, vision: str = "usual") -> float:
    """CIE 1976 colour difference of two colours, as eyes of this kind see them."""
    return math.dist(lab(seen_by(one, vision)), lab(seen_by(other, vision)))


def lightness(colour: str) -> float:
    return lab(linear_rgb(colour))[0]


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    lights = sorted(sum(w * c for w, c in zip(SRGB_TO_XYZ[1], linear_rgb(x), strict=True)) for x in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)
