"""Colours: words can be read on whatever they stand on."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing import theme
from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from goodge.ui.drawing.theme import ALARM, CREAM, MUTED, Colour
from goodge.ui.program.app import App
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
