"""Colours: words can be read on whatever they stand on."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.engine.values import replace
from goodge.ui.drawing import theme
from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from goodge.ui.drawing.theme import ALARM, CREAM, MUTED, Colour
from goodge.ui.program.app import App
from goodge.ui.tabletop.facts import BarFacts, Piece
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.widgets.buttons import Button


def _contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as the W3C's guidelines for accessible pages (WCAG 2.2) define it."""

    def luminance(colour: Colour) -> float:
        parts = [part / 255 for part in colour[:3]]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, ground) for ink in ("CREAM", "MUTED", "GOLD_BRIGHT", "ALARM") for ground in ("PANEL", "PANEL_LIGHT")),
        *((ink, ground) for ink in ("INK", "INK_SOFT", "ALARM_INK") for ground in ("PAPER", "PAPER_SHADE")),
        ("INK", "GOLD_BRIGHT"),
        ("INK", "GOLD"),
    ],
)
def test_words_stand_out_from_their_ground(ink: str, ground: str) -> None:
    assert _contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("dye", [*HOUSE_DYES.values(), *TRUMP_DYES.values()])
def test_words_stand_out_from_every_cloth(dye: Dye) -> None:
    assert [ink for ink in (CREAM, MUTED, ALARM) if _contrast(ink, dye.middle) < 4.5] == []


def test_the_plate_of_who_has_the_turn_stands_out_from_the_cloth_of_its_own_hue() -> None:
    cloth = TRUMP_DYES[Suit.STARS].middle
    assert _contrast(theme.LIT, cloth) >= 1.1
    assert _contrast(theme.LIT_LOW, cloth) >= 1.5


def test_a_main_button_looks_golden_and_on_while_enter_does_something_else(app: App) -> None:
    button = Button(
        key="save", rect=pygame.Rect(100, 100, 200, 50), text="Save", on_press=lambda: None, style="primary"
    )
    grounds = {}
    for name in ("entered", "other", "off"):
        button.is_entered, button.why_off = name == "entered", "not yet" if name == "off" else None
        app.canvas.surface.fill("black")
        ink = button.draw_ground(app.canvas, focused=False)
        grounds[name] = [Colour(*app.canvas.surface.get_at((120, y))) for y in (115, 125, 135)]
        assert name == "off" or min(_contrast(ink, ground) for ground in grounds[name]) >= 4.5
    for entered, other, off in zip(*grounds.values(), strict=True):
        assert _contrast(other, off) > 3.0
        assert _contrast(entered, other) > 1.2, "which one Enter presses can be seen"
        assert other.red > other.green > other.blue


def test_the_ground_of_ones_own_team_is_plain_to_see_and_so_is_the_line_under_the_bar(app: App) -> None:
    sun, moon = (
        Piece(words, emblem=emblem, more="52") for words, emblem in (("3 of 6", "team-sun"), ("2 of 5", "team-moon"))
    )
    facts = BarFacts((replace(sun, is_own=True), Piece("Trick 7 of 13"), moon))
    bar = MatchState(key="bar", rect=pygame.Rect(0, 0, 1280, 56), state="Round 3", facts=facts, left=60, right=1100)
    bar.draw(app.canvas, focused=False)
    own, middle, other = (place for _, place in bar.piece_places(app.canvas))
    assert own.width == other.width, "a pair"
    assert abs(middle.centerx - bar.rect.centerx) <= 1

    def light(x: int, y: int) -> int:
        return sum(app.canvas.surface.get_at((x, y))[:3])

    assert light(own.left, own.centery) > 450
    assert light(other.left, other.centery) < 250
    line = bar.rect.bottom - 2
    assert light(own.left + 20, line - 1) == light(own.left + 20, line - 4) > 1.5 * light(other.left + 4, line - 1)
    assert light(own.left + 20, line) > 2 * light(own.left + 20, line - 1)


def test_one_who_plays_against_all_has_no_ground_in_the_bar(app: App) -> None:
    facts = BarFacts((Piece("Ann is the Goodge for 120", emblem="crown"),))
    bar = MatchState(key="bar", rect=pygame.Rect(0, 0, 1280, 56), state="Round 3", facts=facts, left=60, right=1100)
    bar.draw(app.canvas, focused=False)
    ((_, place),) = bar.piece_places(app.canvas)
    row = [app.canvas.surface.get_at((x, place.top + 4)) for x in range(place.left - 20, place.left + 20)]
    assert len(set(map(tuple, row))) == 1
