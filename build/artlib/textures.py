"""The weave of the cloth and the grain of the wood: grey tiles that join at their edges, to darken a colour by."""

import math
from pathlib import Path
from random import Random

from PIL import Image

WEAVE_SIDE = 384
THREAD = 3
BOW = (0.2, 1.0, 0.2)  # how a round thread catches the light across its width
WOOD_LENGTH, WOOD_WIDTH = 768, 96

Line = list[float]


def _noise(chance: Random, count: int, step: int) -> Line:
    """Return noise that goes round: a value for each place, smooth between one random value and the next."""
    values = [chance.uniform(-1, 1) for _ in range(count // step)]
    line = []
    for place in range(count):
        number, rest = divmod(place, step)
        share = (1 - math.cos(math.pi * rest / step)) / 2
        line.append(values[number] * (1 - share) + values[(number + 1) % len(values)] * share)
    return line


def _threads(chance: Random) -> tuple[Line, list[Line]]:
    """Return for each thread how bright it is as a whole, and how much brighter or darker along its length."""
    count = WEAVE_SIDE // THREAD
    return [chance.gauss(0, 1) for _ in range(count)], [_noise(chance, WEAVE_SIDE, 24) for _ in range(count)]


def weave() -> Image.Image:
    """Return plain cloth: threads over and under each other, uneven as spun wool is, with a little nap."""
    chance = Random(11)
    warp, weft = _threads(chance), _threads(chance)
    greys = [[0.0] * WEAVE_SIDE for _ in range(WEAVE_SIDE)]
    for y in range(WEAVE_SIDE):
        row, across = divmod(y, THREAD)
        for x in range(WEAVE_SIDE):
            column, along = divmod(x, THREAD)
            is_warp = (row + column) % 2 == 0
            whole, parts = (warp[0][column], warp[1][column][y]) if is_warp else (weft[0][row], weft[1][row][x])
            bow = BOW[along if is_warp else across]
            greys[y][x] = 227 + 8 * bow + (2 if is_warp else -2) + 2.6 * whole + 6.5 * parts + chance.gauss(0, 4.5)
    return _picture(greys)


def wood() -> Image.Image:
    """Return a plank's grain, lengthwise: broad figure that wanders, fine fibres, and dark pores."""
    chance = Random(23)
    drift = _noise(chance, WOOD_LENGTH, 192)
    wander = _noise(chance, WOOD_LENGTH, 64)
    fibres = [chance.gauss(0, 1) for _ in range(WOOD_WIDTH)]
    lengths = [_noise(chance, WOOD_LENGTH, 48) for _ in range(WOOD_WIDTH)]
    greys = [[0.0] * WOOD_LENGTH for _ in range(WOOD_WIDTH)]
    for x in range(WOOD_LENGTH):
        bend = 6.0 * drift[x] + 2.5 * wander[x]
        for y in range(WOOD_WIDTH):
            place = y + bend
            figure = math.sin(place / 6.2) + 0.5 * math.sin(place / 2.3 + 1.0)
            greys[y][x] = 212 + 15 * figure + 6 * fibres[y] + 9 * lengths[y][x] + chance.gauss(0, 2)
    for _ in range(420):
        x, y, long = chance.randrange(WOOD_LENGTH), chance.randrange(WOOD_WIDTH), chance.randrange(5, 22)
        for step in range(long):
            greys[y][(x + step) % WOOD_LENGTH] *= 0.82
    return _picture(greys)


def _picture(greys: list[Line]) -> Image.Image:
    """Return rows of greys as a picture, in so few steps that its file is small."""
    steps = [max(120, min(255, round(grey) // 4 * 4 + 3)) for row in greys for grey in row]
    return Image.frombytes("L", (len(greys[0]), len(greys)), bytes(steps))


def write_textures(folder: Path) -> list[Path]:
    """Write the tiles as PNG files; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / "weave.png", folder / "wood.png"]
    for path, picture in zip(paths, (weave(), wood()), strict=True):
        picture.save(path, optimize=True)
    return paths
