"""What holds of every scene, whatever the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.overlay import Overlay
from goodge.ui.program.app import App
from goodge.ui.program.drawnitems import DrawnItems, Light, draw_item
from goodge.ui.program.scene import Scene
from goodge.ui.widgets.base import Item

SIZES = ((800, 600), (960, 600), (1280, 720), (1920, 1080), (3840, 2160), (1000, 900), (800, 1200), (2560, 1080))


def top(app: App) -> Scene:
    """The scene that has the input."""
    scene = app.top
    assert isinstance(scene, Scene)
    return scene


def assert_layout(scene: Scene) -> None:
    """No two items overlap, but for those that are made to be lain upon; all text fits; nothing leaves the window."""
    canvas = scene.canvas
    items = scene.items
    keys = [item.key for item in items]
    assert len(set(keys)) == len(keys), f"keys twice in {type(scene).__name__}: {sorted(keys)}"
    where = f"{type(scene).__name__} at {canvas.rect.size}"
    for item in items:
        assert item.rect.width > 0 and item.rect.height > 0, f"{where}: {item.key} is empty: {item.rect}"  # noqa: PT018
        assert canvas.rect.contains(item.rect), f"{where}: {item.key} leaves the window: {item.rect}"
        assert item.fits(canvas.scaled(item.scale)), f"{where}: {item.key} does not fit {item.rect}: {item.read()}"
    solid = [item for item in items if not item.is_backing]
    for one, other in combinations(solid, 2):
        assert not one.rect.colliderect(other.rect), f"{where}: {one.key} {one.rect} overlaps {other.key} {other.rect}"


def pixels(app: App) -> bytes:
    """What a frame drawn now looks like."""
    app.draw()
    return app.canvas.surface.get_buffer().raw


@contextmanager
def unseen() -> Iterator[None]:
    """No frame is drawn meanwhile: for the way to what a test looks at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "draw", lambda _: None)
        yield


def settle(app: App) -> None:
    """Lets time pass until nothing moves any more, pictures still being made included."""
    app.draw()
    while app.turn(0.05):
        pass


def notice_place(app: App, sentence: str) -> pygame.Rect:
    """Answers with a notice; returns where it lies."""
    app.notices.answer(sentence)
    settle(app)
    app.redraw()
    app.draw()
    found = app.notices._slip
    assert found is not None
    assert found.sentence == sentence
    return found.rect


def let_pass(app: App, seconds: float) -> None:
    """Lets this time pass, after the frames in which a page that comes up only makes itself ready: in them none does.

    How many these are depends on how busy the machine is.
    """
    while app.fade.is_due:
        app.turn(0.0)
    app.turn(seconds)


def key(code: int, text: str = "", mod: int = 0) -> pygame.event.Event:
    """A key being pressed."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)


def press(app: App, *codes: int) -> None:
    """Presses keys one after another, and lets go of each."""
    for code in codes:
        app.handle(key(code))
        app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))


def type_text(app: App, text: str) -> None:
    """Types a text, a key for each letter."""
    for letter in text:
        code = pygame.key.key_code(letter) if letter.isascii() and letter.isalnum() else 0
        app.handle(key(code, letter))
        write(app, letter)
        app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))


def write(app: App, text: str) -> None:
    """Text arrives, whatever it took to type it."""
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


def click(app: App, place: tuple[int, int]) -> None:
    """Moves the mouse there and clicks."""
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def resize(app: App, size: tuple[int, int]) -> None:
    """Another size of window, as if its edge had been dragged."""
    app.window.set_size(size)
    app.handle(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Takes something with the mouse and lets it go elsewhere."""
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    for place in (middle, end):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(1, 0, 0)))
        app.turn(0.02)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))


def draw_all_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws each item, and all that lies over a table, itself in every frame and at once."""

    def draw(_: DrawnItems, canvas: Canvas, item: Item, light: Light) -> None:
        draw_item(canvas, item, light)

    def draw_over(overlay: Overlay, canvas: Canvas, paint: Callable[[Canvas], None]) -> None:
        paint(canvas)
        overlay.places = (canvas.rect,)

    monkeypatch.setattr(DrawnItems, "draw", draw)
    monkeypatch.setattr(Overlay, "draw", draw_over)


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart: the mean difference of their pixels, in each colour of 255."""
    difference = one.copy()
    difference.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    opposite = other.copy()
    opposite.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(opposite, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    parts = pygame.image.tobytes(difference, "RGB")
    return sum(parts) / len(parts)
