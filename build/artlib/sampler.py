"""The picture of the French deck in the README: courts, jokers, the ace of spades and the back, on felt."""

from io import BytesIO
from pathlib import Path

import pygame
from PIL import Image

from artlib.back import back_files
from artlib.french import french_files
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH
from artlib.svg import num

ROWS = (
    ("AS", "KS", "QS", "JS", "KH", "QH", "JH", "BigJoker"),
    ("back-lattice", "KD", "QD", "JD", "KC", "QC", "JC", "LittleJoker"),
)
FELT = "#17563d"
WIDTH, GAP = 150, 10
COLOURS = 255


def write_sampler(target: Path) -> None:
    """Write the picture as a PNG of few colours, so that it loads quickly."""
    files = french_files() | {"back-lattice.svg": back_files()["french/back-lattice.svg"]}
    height = round(WIDTH * CARD_HEIGHT / CARD_WIDTH)
    size = (GAP + len(ROWS[0]) * (WIDTH + GAP), GAP + len(ROWS) * (height + GAP))
    picture = Image.new("RGBA", size, FELT)
    for row, names in enumerate(ROWS):
        for column, name in enumerate(names):
            whole = f'width="{num(CARD_WIDTH)}" height="{num(CARD_HEIGHT)}"'
            svg = files[f"{name}.svg"].replace(whole, f'width="{WIDTH}" height="{height}"', 1)
            card = pygame.image.load(BytesIO(svg.encode()), "card.svg")
            layer = Image.frombytes("RGBA", card.get_size(), pygame.image.tobytes(card, "RGBA"))
            picture.alpha_composite(layer, (GAP + column * (WIDTH + GAP), GAP + row * (height + GAP)))
    few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    few.save(target, optimize=True)
