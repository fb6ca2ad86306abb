"""The French deck: every card of the games that are played with it, and each known from every other."""

import itertools
import json
import re

import pytest
from PIL import Image, ImageStat

from goodge.engine.games import GAMES
from tests.art.files import ASSETS, BACKS
from tests.art.test_drawing import by_nanosvg, difference, on_felt

FRENCH = ASSETS / "french"
PALETTES: dict[str, dict[str, dict[str, str]]] = json.loads((ASSETS / "palettes.json").read_text(encoding="utf-8"))
SUITS = "SDHC"
COURTS = [rank + suit for rank in "KQJ" for suit in SUITS]
FACES = [f"{rank}{suit}" for suit in SUITS for rank in (*range(2, 11), *"JQKA")]
JOKERS = ["BigJoker", "LittleJoker"]
EQUAL_JOKERS = [f"{name}-equal" for name in JOKERS]
"""The jokers of games in which neither is above the other."""
HIGH_DEUCE = "2S-high"
"""The deuce of games in which it is above the ace."""


def source(name: str) -> str:
    return (FRENCH / f"{name}.svg").read_text(encoding="utf-8")


def recoloured(svg: str, exchange: dict[str, str]) -> str:
    return re.sub("#[0-9a-f]{6}", lambda found: exchange.get(found[0], found[0]), svg)


def in_palette(name: str, palette: str) -> str:
    """The card as the game recolours it."""
    standard, chosen = PALETTES["standard"], PALETTES[palette]
    return recoloured(source(name), {standard[s][key]: chosen[s][key] for s in standard for key in standard[s]})


def picture(svg: str, height: int) -> Image.Image:
    return on_felt(by_nanosvg(svg, (round(height * 250 / 350), height)))


def turned(image: Image.Image) -> Image.Image:
    return image.transpose(Image.Transpose.ROTATE_180)


def share_like(image: Image.Image, colour: str) -> float:
    """The part of a picture's pixels that have this colour, or nearly."""
    wanted = tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))
    data = image.tobytes()
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(all(abs(a - b) < 24 for a, b in zip(pixel, wanted, strict=True)) for pixel in pixels) / (len(data) / 3)


def test_every_card_of_the_deck_is_there() -> None:
    assert {path.stem for path in FRENCH.iterdir()} == {*FACES, *JOKERS, *EQUAL_JOKERS, HIGH_DEUCE, *BACKS}


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_a_games_cards_are_pictures_of_their_texts(game: str) -> None:
    missing = [card.text for card in GAMES[game].deck if not (FRENCH / f"{card.text}.svg").exists()]
    assert missing == []


@pytest.mark.parametrize("name", FACES)
def test_rank_and_suit_stand_in_the_corner_that_a_fan_shows(name: str) -> None:
    """In a fan of thirteen 40 of a card's 136 pixels show: 73 of 250 units across."""
    tones = PALETTES["standard"][name[-1]]
    card = picture(source(name), 350)
    for way in (card, turned(card)):
        rank, mark = way.crop((14, 18, 73, 74)), way.crop((23, 76, 55, 108))
        assert share_like(rank, tones["ink"]) > 0.12
        assert sum(share_like(mark, tones[key]) for key in ("dark", "deep", "base", "light")) > 0.2


@pytest.mark.parametrize("name", [*COURTS, *JOKERS, *EQUAL_JOKERS])
def test_a_figure_is_the_same_either_way_up(name: str) -> None:
    # Light on the frame and the one stone in the middle come from the top left for both.
    card = picture(source(name), 210)
    assert difference(card, turned(card)) < 3.0


def test_the_courts_differ_in_more_than_colour() -> None:
    """All in the tones of spades and without their corners, they are twelve figures still."""
    spades = PALETTES["standard"]["S"]
    figures = {}
    for name in COURTS:
        exchange = {PALETTES["standard"][name[-1]][key]: spades[key] for key in spades}
        figures[name] = (
            picture(recoloured(source(name), exchange), 70).crop((14, 3, 47, 35)).convert("L").convert("RGB")
        )
    near = {(a, b): difference(figures[a], figures[b]) for a, b in itertools.combinations(COURTS, 2)}
    assert min(near.values()) > 15.0, min(near, key=lambda pair: near[pair])


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_tells_every_card_in_a_fan(palette: str) -> None:
    """By the strip of 40 pixels that a fan of thirteen shows of cards 190 high, without hue in the set of greys."""
    strips = {name: picture(in_palette(name, palette), 190).crop((0, 0, 40, 64)) for name in [*FACES, *JOKERS]}
    near = {(a, b): difference(strips[a], strips[b]) for a, b in itertools.combinations(strips, 2)}
    assert min(near.values()) > 4.0, min(near, key=lambda pair: near[pair])


@pytest.mark.parametrize("height", [40, 66, 190])
def test_the_big_joker_is_bright_and_the_little_one_dark(height: int) -> None:
    """Far enough apart to be told at a glance, in grey as well."""
    big, little = (ImageStat.Stat(picture(source(name), height).convert("L")).mean[0] for name in JOKERS)
    assert big - little > 40


def test_the_jokers_are_a_pair() -> None:
    """One figure in two dresses: the same lines in the same places, but for their faces and the words."""
    shapes = [re.findall(r' d="([^"]+)"', source(name)) for name in JOKERS]
    assert len(set(shapes[0]) & set(shapes[1])) > 0.6 * len(set(shapes[0]))


def test_the_word_that_ranks_a_joker_stands_in_the_strip_that_a_fan_shows() -> None:
    """BIG and LITTLE differ there, 10 pixels high on a card of 190; equal jokers have neither."""
    sized, equal = (
        [picture(source(name), 350).crop((24, 116, 54, 188)) for name in names] for names in (JOKERS, EQUAL_JOKERS)
    )
    for strip in (*sized, *equal):
        dark = strip.convert("L").point(lambda level: 255 if level > 160 else 0)
        box = dark.crop((4, 4, 26, 68)).getbbox()
        assert box is not None
        assert box[2] - box[0] >= 18, "10 pixels of 190"
    words = [
        strip.convert("L").point(lambda level: 255 if level > 128 else 0).convert("RGB") for strip in (*sized, *equal)
    ]
    assert difference(words[0], words[1]) > 20
    assert difference(words[2], words[3]) < 20


@pytest.mark.parametrize("name", [*JOKERS, *EQUAL_JOKERS, HIGH_DEUCE])
def test_a_trump_above_the_ace_shows_its_spade_in_the_corner(name: str) -> None:
    tones = PALETTES["standard"]["S"]
    mark = picture(source(name), 350).crop((20, 76, 60, 115))
    assert sum(share_like(mark, tones[key]) for key in ("dark", "deep", "base", "light")) > 0.15


def test_a_high_deuce_is_told_from_a_low_one_in_a_fan() -> None:
    high, low = (picture(source(name), 190).crop((0, 0, 40, 82)) for name in (HIGH_DEUCE, "2S"))
    assert difference(high, low) > 4.0


@pytest.mark.parametrize("suit", SUITS)
def test_each_rank_of_the_court_has_an_outline_of_its_own(suit: str) -> None:
    """A king's shoulders fill the card, a queen's slope, and light shows between a jack's arm and body."""
    cards = {rank: picture(source(rank + suit), 350).convert("L") for rank in "KQJ"}
    shoulder, hip = (
        {rank: ImageStat.Stat(card.crop(box)).mean[0] for rank, card in cards.items()}
        for box in ((26, 140, 40, 158), (72, 166, 80, 176))
    )
    assert shoulder["K"] < min(shoulder["Q"], shoulder["J"]) - 45
    assert hip["J"] > max(hip["K"], hip["Q"]) + 45
