"""The suits where trump is named: the keys on them, however long their names, and the cloth under what is chosen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.dyes import TRUMP_DYES
from goodge.ui.drawing.theme import RAIL
from goodge.ui.games.goodge import trump as trump_module
from goodge.ui.games.goodge.trump import DyedCloth, Medallion
from goodge.ui.program.language import named_languages
from goodge.ui.tabletop.platefaces import portrait_place
from goodge.ui.widgets import buttons

from .checks import assert_layout, press
from .conftest import OpenApp
from .narration import listen
from .tables import open_table, play_until

SIZES = ((800, 600), (960, 600), (1280, 720), (1920, 1080), (800, 1200))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_a_key_of_a_long_name_keeps_off_the_sign_or_is_left_out(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: str
) -> None:
    """Where somebody listens stars are chosen with Shift, as T tells whose turn it is: in German, “Umschalt+T”."""
    caps, signs, keycap, picture = list[pygame.Rect](), list[pygame.Rect](), buttons.keycap, Canvas.picture

    def note_cap(canvas: Canvas, name: str, rect: pygame.Rect, *rest: Any) -> None:
        caps.append(rect.copy())
        keycap(canvas, name, rect, *rest)

    def note_sign(canvas: Canvas, name: str, rect: pygame.Rect) -> None:
        if name.startswith("suits/"):
            signs.append(rect.copy())
        picture(canvas, name, rect)

    monkeypatch.setattr(trump_module, "keycap", note_cap)
    monkeypatch.setattr(Canvas, "picture", note_sign)
    app = open_app(size, muted=True, text_size=text_size)
    listen(app)
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.TRUMP)
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        app.turn(0.02)
        app.draw()
        assert_layout(scene)
        caps.clear()
        signs.clear()
        for item in scene.items:
            if isinstance(item, Medallion):
                item.draw(app.canvas, focused=False)
        assert len(signs) == 5, code
        assert min(sign.width for sign in signs) >= app.canvas.px(30), code
        assert not any(cap.colliderect(sign) for cap in caps for sign in signs), code


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (2560, 1440), (800, 1200)])
def test_a_key_stands_at_the_foot_where_no_letter_of_a_suit_would(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    caps = list[pygame.Rect]()
    monkeypatch.setattr(trump_module, "keycap", lambda _canvas, _name, rect, _ink: caps.append(rect.copy()))
    app = open_app(size, muted=True)
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.TRUMP)
    medallions = [item for item in scene.items if isinstance(item, Medallion)]
    for item in medallions:
        item.draw(app.canvas, focused=False)
    for item, cap in zip(medallions, caps[-5:], strict=True):
        assert item.rect.contains(cap)
        assert cap.centerx == pytest.approx(item.rect.centerx, abs=1)
        assert cap.top > item.rect.bottom - app.canvas.px(44)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1440), (1000, 1000)])
def test_the_cloth_under_the_suits_has_the_dye_of_the_one_that_is_chosen(
    open_app: OpenApp, size: tuple[int, int], players: int, text_size: str
) -> None:
    """What is lit at the start is no advice; the cloth is seen once a person has chosen."""
    app = open_app(size, muted=True, text_size=text_size)
    scene = open_table(app, (None, *["novice"] * (players - 1)), seed=3)
    play_until(app, scene, Phase.TRUMP)
    assert not [item for item in scene.items if isinstance(item, DyedCloth)]
    for suit, key in ((Suit.HEARTS, pygame.K_e), (Suit.CLUBS, pygame.K_c)):
        press(app, key)
        cloth, *others = [item for item in scene.items if isinstance(item, DyedCloth)]
        assert not others
        assert cloth.dye is TRUMP_DYES[suit]
        suits = [item.rect for item in scene.items if isinstance(item, Medallion)]
        assert all(cloth.rect.contains(rect) for rect in suits)
        assert app.canvas.rect.inflate(-app.canvas.px(2 * RAIL), 0).contains(cloth.rect)
        places = scene.shown.places
        around = [*(plate.union(portrait_place(app.canvas, plate)) for plate in places.plates), places.sentence]
        assert cloth.rect.collidelist([*around, places.bar]) < 0
    assert_layout(scene)


def test_whoever_wants_one_felt_for_all_trumps_has_no_other_under_the_suits(open_app: OpenApp) -> None:
    app = open_app(muted=True, trump_dye=False)
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.TRUMP)
    press(app, pygame.K_e)
    assert not [item for item in scene.items if isinstance(item, DyedCloth)]
