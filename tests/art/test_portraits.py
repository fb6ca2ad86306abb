"""The portraits: four moods each, all in their medallions, and nobody mistaken for another."""

import itertools

import pygame
import pytest
from PIL import Image

from artlib.court_faces import Skin
from artlib.portrait_cast import PEOPLE, PLAYERS
from artlib.portrait_faces import BROWN, DEEP, FAIR, GOLDEN, MOODS, OLIVE, ROSY, WINE, Features, mouth
from artlib.portraits import PORTRAITS
from goodge.ui.drawing.svg import rasterised
from tests.art.files import ASSETS
from tests.art.test_drawing import difference, on_felt

SMALL = 48
PAIRS = list(itertools.combinations(MOODS, 2))


def source(name: str, mood: str) -> str:
    """The SVG text of a portrait in a mood, changed here in a way of its own."""
    text = (ASSETS / "portraits" / f"{name}.svg").read_text(encoding="utf-8")
    for each in MOODS:
        text = text.replace(f'<g id="{each}" display="none">', f'<g id="{each}">')
        if each != mood:
            text = text.replace(f'<g id="{each}">', f'<g id="{each}" display="none">')
    return text


def picture(name: str, mood: str, side: int) -> Image.Image:
    surface = rasterised(source(name, mood), (side, side))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def test_there_are_sixteen_people_and_ten_computer_players() -> None:
    assert (len(PEOPLE), len(PLAYERS)) == (16, 10)
    assert {path.stem for path in (ASSETS / "portraits").iterdir()} == set(PORTRAITS)


@pytest.mark.parametrize("name", PORTRAITS)
def test_moods_can_be_told_apart_when_small(name: str) -> None:
    """Around eyes and mouth each two moods differ by more than what a step of the mouse would change."""
    shown = {mood: on_felt(picture(name, mood, SMALL)).crop((12, 12, 36, 40)) for mood in MOODS}
    near = {(a, b): difference(shown[a], shown[b]) for a, b in PAIRS}
    assert min(near.values()) > 2.0, near


@pytest.mark.parametrize("skin", [FAIR, ROSY, GOLDEN, OLIVE, BROWN, DEEP])
def test_a_mouth_that_winces_is_a_plain_arc_in_the_colour_of_lips(skin: Skin) -> None:
    drawn = mouth(Features(skin), "hurt")
    assert f'fill="{skin.lip}"' in drawn
    assert WINE not in drawn, "a dark wave would be a moustache"
    assert drawn.count("Q") == 2 * drawn.count("<path"), "one bow above, one below"


@pytest.mark.parametrize("name", PORTRAITS)
def test_only_the_calm_mood_is_shown_by_the_file_itself(name: str) -> None:
    text = (ASSETS / "portraits" / f"{name}.svg").read_text(encoding="utf-8")
    assert [mood for mood in MOODS if f'<g id="{mood}">' in text] == ["calm"]
    assert [mood for mood in MOODS if f'<g id="{mood}" display="none">' in text] == ["asked", "glad", "hurt"]


@pytest.mark.parametrize("name", PORTRAITS)
def test_nothing_looks_out_of_the_medallion(name: str) -> None:
    side = 400
    cover = picture(name, "calm", side).getchannel("A")
    reach, middle = (side / 2 + 1.5) ** 2, (side - 1) / 2
    spots = itertools.product(range(side), repeat=2)
    outside = [(x, y) for x, y in spots if (x - middle) ** 2 + (y - middle) ** 2 > reach and cover.getpixel((x, y))]
    assert outside == []


def test_nobody_looks_like_another_when_small() -> None:
    shown = {name: on_felt(picture(name, "calm", SMALL)) for name in PORTRAITS}
    near = {(a, b): difference(shown[a], shown[b]) for a, b in itertools.combinations(PORTRAITS, 2)}
    assert min(near.values()) > 12.0, min(near, key=lambda pair: near[pair])


def test_no_computer_player_is_taken_for_the_woman_with_red_hair() -> None:
    """Eve had her hair, skin, dress and ground, and sits beside her at a usual table of four."""
    woman = on_felt(picture("woman-red-hair", "calm", SMALL))
    near = {name: difference(woman, on_felt(picture(name, "calm", SMALL))) for name in PLAYERS}
    assert min(near.values()) > 30.0, min(near, key=lambda name: near[name])


def test_all_portraits_together_are_small() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "portraits").iterdir()) < 400_000
