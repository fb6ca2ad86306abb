"""Pictures that are kept for the next time: in no more room than they were given, and not beyond the program's end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pygame

from goodge.ui.drawing.art import Art
from goodge.ui.drawing.kept import KeptPictures, bytes_of
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.title.scene import TitleScene

from .sheets import match_of

ONE = bytes_of(pygame.Surface((10, 10)))


def test_those_not_asked_for_the_longest_go_when_the_room_is_full() -> None:
    kept: KeptPictures[int] = KeptPictures(3 * ONE)
    for number in range(3):
        kept.keep(number, pygame.Surface((10, 10)))
    assert kept.get(0) is not None
    kept.keep(3, pygame.Surface((10, 10)))
    assert [number in kept for number in range(4)] == [True, False, True, True]
    assert kept.bytes == 3 * ONE


def test_a_picture_larger_than_the_room_is_kept_alone() -> None:
    kept: KeptPictures[int] = KeptPictures(3 * ONE)
    kept.keep(0, pygame.Surface((10, 10)))
    large = kept.keep(1, pygame.Surface((100, 100)))
    assert kept.get(1) is large
    assert (len(kept), kept.bytes) == (1, bytes_of(large))


def test_what_is_taken_or_cleared_takes_no_room() -> None:
    kept: KeptPictures[int] = KeptPictures(3 * ONE)
    picture = kept.made(0, lambda: pygame.Surface((10, 10)))
    kept.made(1, lambda: pygame.Surface((10, 10)))
    assert kept.take(0) is picture
    assert kept.take(0) is None
    assert kept.bytes == ONE
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)


def test_pictures_made_ahead_and_never_shown_do_not_pile_up(app: App) -> None:  # noqa: ARG001  (it opens the window)
    art = Art(room=1 << 19)
    sizes = [(80 + step, 112 + step) for step in range(0, 100, 5)]
    for size in sizes:
        art.prefetch(["cards/back"], size)
    while not art.has("cards/back", sizes[-1]):
        pass
    assert 0 < art.bytes <= 1 << 19
    art.close()
    assert art.bytes == 0


def test_a_closed_program_leaves_no_pictures_behind(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(TitleScene(app))
    app.push(SheetScene(app, match_of("goodge-3", 4)))
    app.draw()
    gone: list[weakref.ref[object]] = [weakref.ref(app.art), weakref.ref(app.canvas.shapes), weakref.ref(app)]
    app = open_app()
    gc.collect()
    assert [each() for each in gone] == [None, None, None]
