"""The suits' colours can be told apart, read, and replaced."""

import itertools
import json
import re
from pathlib import Path

import pytest

from tests.art.colour_science import MACHADO_2009, contrast, distance, lightness
from tests.art.files import ASSETS, BACKS, SUITS, name_of, svg_paths

PALETTES: dict[str, dict[str, dict[str, str]]] = json.loads((ASSETS / "palettes.json").read_text(encoding="utf-8"))
KEYS = {"ink", "edge", "dark", "deep", "base", "light", "glint"}
CREAM = ("#fffefa", "#fdf7e8", "#f7ecd2")  # the card's paper from its middle to its corner
VISIONS = ("usual", *MACHADO_2009)
UNSUITED = ("Crown", *BACKS)
IN_SPADES = ("BigJoker", "LittleJoker", "BigJoker-equal", "LittleJoker-equal", "2S-high")
"""The pictures with the sign of spades whose names do not end with it."""
PAIRS = list(itertools.combinations(SUITS, 2))

# A difference of 2.3 is just noticeable side by side (Mahy and others, 1994). Two marks in a hand are seen apart,
# small and in a hurry: about ten times as much is asked for, and more where the set is made for colour-blind eyes.
LEAST_DISTANCE = {"standard": 20.0, "high_contrast": 20.0, "colour_blind": 28.0}


def test_palettes_have_the_same_keys_and_plain_colours() -> None:
    assert list(PALETTES) == ["standard", "colour_blind", "high_contrast", "greyscale"]
    for palette in PALETTES.values():
        assert set(palette) == set(SUITS)
        for tones in palette.values():
            assert set(tones) == KEYS
            assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in tones.values())


@pytest.mark.parametrize("palette", LEAST_DISTANCE)
@pytest.mark.parametrize("vision", VISIONS)
def test_suits_stay_apart_for_all_eyes(palette: str, vision: str) -> None:
    tones = PALETTES[palette]
    near = {a + b: distance(tones[a]["base"], tones[b]["base"], vision) for a, b in PAIRS}
    assert min(near.values()) >= LEAST_DISTANCE[palette], near


@pytest.mark.parametrize("palette", ["standard", "colour_blind", "high_contrast"])
def test_suits_differ_in_lightness_too(palette: str) -> None:
    steps = sorted(lightness(PALETTES[palette][suit]["base"]) for suit in SUITS)
    assert min(b - a for a, b in itertools.pairwise(steps)) >= 5.0


def test_greyscale_has_five_clear_steps_and_no_hue() -> None:
    tones = PALETTES["greyscale"]
    assert all(c[1:3] == c[3:5] == c[5:7] for suit in tones.values() for c in suit.values())
    steps = sorted(lightness(suit["base"]) for suit in tones.values())
    assert min(b - a for a, b in itertools.pairwise(steps)) >= 15.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("suit", SUITS)
def test_words_in_a_suits_colour_can_be_read(palette: str, suit: str) -> None:
    """On cream: 4.5:1, the AA level of WCAG 2 for text."""
    assert min(contrast(PALETTES[palette][suit]["ink"], cream) for cream in CREAM) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_facets_go_from_light_to_dark(palette: str) -> None:
    for tones in PALETTES[palette].values():
        ramp = [lightness(tones[key]) for key in ("edge", "dark", "deep", "base", "light", "glint")]
        assert ramp == sorted(ramp)


def hexes(path: Path) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}", path.read_text(encoding="utf-8")))


def test_a_colour_of_a_suit_means_that_suit_only() -> None:
    """So that replacing a standard hex by another set's recolours that suit, all of it, and nothing else."""
    owners = [(suit, colour) for suit in SUITS for colour in PALETTES["standard"][suit].values()]
    assert len({colour for _, colour in owners}) == len(owners)
    for path in (p for p in svg_paths() if p.parent.name in ("cards", "french", "suits")):
        shown = {suit for suit, colour in owners if colour in hexes(path)}
        suit = "S" if path.stem in IN_SPADES else path.stem[-1]
        assert shown == (set() if path.stem in UNSUITED else {suit}), path.name


@pytest.mark.parametrize("path", [p for p in svg_paths() if p.parent.name == "emblems"], ids=name_of)
def test_emblems_keep_their_colours_in_every_set(path: Path) -> None:
    suit_colours = {colour for tones in PALETTES["standard"].values() for colour in tones.values()}
    assert hexes(path) & suit_colours == set()


def test_recolouring_never_replaces_twice() -> None:
    """No other set's hex is a standard hex of another key, so that replacing one by one is safe in any order."""
    standard = {colour for tones in PALETTES["standard"].values() for colour in tones.values()}
    for name in ("colour_blind", "high_contrast", "greyscale"):
        assert not standard & {colour for tones in PALETTES[name].values() for colour in tones.values()}
