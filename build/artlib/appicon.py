"""The icon on the desktop: the Crown in front of a fan of cards, on felt, 1024x1024."""

from io import BytesIO
from pathlib import Path

import pygame
from PIL import Image

from artlib import palette as p
from artlib.crown import emblem
from artlib.ornament import CREAM_PAINT
from artlib.pips import pip
from artlib.svg import Point, document, group, linear, placed, radial, rounded

SIZE = 1024
FELT = radial("felt", (512, 420), 720, {0: "#2b8560", 0.55: "#17563d", 1: "#0a2f22"})
RIM = linear("iconrim", (80, 40), (944, 984), {
    0: p.GOLD_GLINT, 0.3: p.GOLD, 0.5: p.GOLD_DEEP, 0.75: p.GOLD_LIGHT, 1: p.GOLD_DEEP})  # fmt: skip
FAN = (("C", -33.0), ("D", -16.5), ("T", 0.0), ("H", 16.5), ("S", 33.0))
PIVOT: Point = (512.0, 800.0)


def _card(suit: str, turn: float) -> str:
    """Return a card of the fan; its sheet is 250x350, upright over the pivot, then turned about it by degrees."""
    shadow = rounded(-4, 2, 262, 356, 22, fill="#03140d", fill_opacity="0.28")
    sheet = rounded(0, 0, 250, 350, 20, fill=CREAM_PAINT, stroke=p.GOLD_DEEP, stroke_width=3)
    frame = rounded(11, 11, 228, 328, 12, fill="none", stroke=p.GOLD, stroke_width=3.4)
    stone = placed(pip(suit), (125 + turn * 1.7, 88), 1.2)
    return group(
        shadow + sheet + frame + stone,
        f"rotate({turn:g} {PIVOT[0]:g} {PIVOT[1]:g})translate({PIVOT[0] - 130:g} 200)scale(1.04)",
    )


def icon() -> str:
    plate = rounded(40, 40, 944, 944, 208, fill=FELT)
    rim = rounded(58, 58, 908, 908, 192, fill="none", stroke=RIM, stroke_width=26)
    line = rounded(86, 86, 852, 852, 166, fill="none", stroke=p.GOLD_LIGHT, stroke_width=4, stroke_opacity="0.7")
    order = sorted(FAN, key=lambda item: -abs(item[1]))
    cards = "".join(_card(suit, turn) for suit, turn in order)
    return document(SIZE, SIZE, [plate, cards, placed(emblem("#3d2405"), (512, 690), 4.9), rim, line])


def write_pictures(folder: Path) -> list[Path]:
    """Write the icon as .png (256), .ico (Windows) and .icns (macOS), all from one picture of 1024 px by SDL_image."""
    folder.mkdir(parents=True, exist_ok=True)
    surface = pygame.image.load(BytesIO(icon().encode()), "icon.svg")
    large = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))
    targets = [folder / name for name in ("icon.png", "icon.ico", "icon.icns")]
    large.resize((256, 256), Image.Resampling.LANCZOS).save(targets[0], optimize=True)
    large.save(targets[1], sizes=[(n, n) for n in (16, 24, 32, 48, 64, 128, 256)])
    large.save(targets[2])
    return targets
