"""Scenes, and the stack of them: the top one has the input, those under it show through unless one is opaque.

A scene lays its items out anew for every window size and after every change (`refresh`); the focus stays on the
item of the same key. Mouse and keyboard share that one focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from .canvas import Canvas
from .items.base import Item
from .theme import GOLD, INK, PAPER, PAPER_SHADE, SMALL_STRONG

if TYPE_CHECKING:
    from ..engine.record import Record
    from .app import App

_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Topic(NamedTuple):
    """Where to open the rules: which game's, and at which of them by its number; None: at their beginning."""

    game: str
    rule: int | None = None


class Scene:
    """One screen, or one layer over it. `host_words` lead back to it from a match that lies over it, if one may."""

    is_opaque = True
    first_focus: str | None = None
    host_words: str | None = None

    def __init__(self, app: App) -> None:
        self.app = app
        self._items: list[Item] | None = None
        self._before: list[Item] = []
        self._focus: str | None = None
        self._held: Item | None = None
        self._dragged = False

    # -- what scenes say of themselves ------------------------------------------------------------------

    @property
    def match(self) -> Record | None:
        """The match that the scene is a part of, None where it belongs to none."""
        return None

    @property
    def topic(self) -> Topic | None:
        """The rules that somebody here would look up, None where they are the match's, or any."""
        return None

    def compose(self, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """The items for this window size, in drawing order."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """What lies under the items."""

    def paint_over(self, canvas: Canvas) -> None:
        """What lies over the items."""

    def on_key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """A key that neither the program nor the focused item took."""
        return False

    def on_escape(self) -> None:
        """Esc: one step back."""
        self.app.pop()

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:
        """A click that hit no item."""

    def on_enter(self) -> None:
        """The scene has become the top one."""

    def on_leave(self) -> None:
        """The scene has left the stack."""

    def on_resize(self) -> None:
        """The window has another size, or the settings that drawing depends on have changed."""

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        """Lets time pass; True while something moves and frames are wanted."""
        return False

    @property
    def is_waiting(self) -> bool:
        """Whether something may come at any moment from another thread, so that the loop should look often."""
        return False

    # -- items and focus --------------------------------------------------------------------------------

    @property
    def items(self) -> list[Item]:
        """The items as they lie now."""
        if self._items is None:
            self._items = self.compose(self.app.canvas)
            self._hand_over(self._items)
            if self.focused is None:
                self._focus = self.default_focus()
        return self._items

    def _hand_over(self, items: list[Item]) -> None:
        before = {item.key: item for item in self._before}
        for item in items:
            if item.key in before:
                item.take_over(before[item.key])
        self._before = items

    def refresh(self) -> None:
        """Lays the items out anew before the next frame."""
        self._items = None
        self.app.redraw()

    @property
    def focus_key(self) -> str | None:
        """The key of the item that has the focus, also while items are being laid out."""
        return self._focus

    @property
    def focused(self) -> Item | None:
        """The item that has the focus; laying the items out may be what gives it to one."""
        return next((item for item in self.items if item.key == self._focus and item.is_focusable), None)

    def item(self, key: str | None) -> Item | None:
        """The focusable item of a key, None where there is none."""
        return next((item for item in self.items if item.key == key and item.is_focusable), None)

    def focus(self, key: str) -> None:
        """Moves the focus."""
        if key != self._focus:
            self._focus = key
            self.app.redraw()

    def default_focus(self) -> str | None:
        """The key that gets the focus when the item that had it is gone."""
        keys = [item.key for item in self._items or [] if item.is_focusable]
        return self.first_focus if self.first_focus in keys else next(iter(keys), None)

    def is_led_to(self, item: Item) -> bool:
        """Whether the arrow keys lead to an item."""
        return item.is_focusable

    def draw(self, canvas: Canvas) -> None:
        """Draws the whole scene."""
        items, focused = self.items, self.focused
        self.paint(canvas)
        has_input = self.app.top is self
        for item in items:
            item.draw(canvas, focused=has_input and item is focused)
        self.paint_over(canvas)
        if has_input and focused is not None and focused.tip:
            draw_tip(canvas, focused.tip, focused.rect)

    # -- input ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Takes one event of keyboard or mouse."""
        if event.type == pygame.KEYDOWN:
            self._handle_key(event)
        elif event.type == pygame.MOUSEMOTION:
            self._handle_motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._handle_down(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._handle_up(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._handle_wheel(event.precise_y)

    def handle_repeated(self, event: pygame.event.Event) -> None:
        """Takes a key that is still held down: for an item that wants it so, and nobody else."""
        focused = self.focused
        if focused is not None and focused.repeats_keys and focused.on_key(event):
            self.refresh()

    def item_at(self, place: tuple[int, int]) -> Item | None:
        """The topmost focusable item under a point."""
        return next(
            (item for item in reversed(self.items) if item.is_focusable and item.rect.collidepoint(place)), None
        )

    def _handle_key(self, event: pygame.event.Event) -> None:
        focused = self.focused
        if focused is not None and focused.on_key(event):
            self.refresh()
        elif event.key == pygame.K_ESCAPE:
            self.on_escape()
        elif self.on_key(event):
            self.refresh()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if focused is not None:
                self.press(focused)
        elif event.key == pygame.K_TAB:
            self._step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _ARROWS:
            self._move_focus(*_ARROWS[event.key])
        else:
            self.app.handle_common_key(event)

    def _handle_motion(self, place: tuple[int, int]) -> None:
        if self._held is not None:
            self._dragged = self._held.on_drag(place, first=False) or self._dragged
            self._after_change()
        else:
            item = self.item_at(place)
            if item is not None:
                self.focus(item.key)
            pointed = None if item is None else item.key
            for each in self.items:
                if each.on_point(place if each.key == pointed else None):
                    self.app.redraw()

    def _handle_down(self, place: tuple[int, int]) -> None:
        item = self.item_at(place)
        if item is None:
            self.on_click_elsewhere(place)
            return
        self.focus(item.key)
        self._held = item
        self._dragged = item.on_drag(place, first=True)
        self._after_change()

    def _handle_up(self, place: tuple[int, int]) -> None:
        held, self._held = self._held, None
        was_dragged, self._dragged = self._dragged, False
        if held is not None and was_dragged:
            held.on_drop(place)
            self.refresh()
        elif held is not None and held.rect.collidepoint(place):
            self.press(held)

    def _handle_wheel(self, notches: float) -> None:
        """For the first item that wants it, wherever the mouse is."""
        if any(item.on_wheel(notches) for item in self.items):
            self.refresh()

    def _after_change(self) -> None:
        """The held item was laid out anew by what it did: hold its successor."""
        if self._dragged:
            held = self._held
            self.refresh()
            if held is not None and self.app.top is self:
                self._held = next((item for item in self.items if item.key == held.key), None)

    def press(self, item: Item) -> None:
        """Presses an item as a click or Enter does."""
        sound = item.sound if item.press() else "error"
        if sound is not None:
            self.app.sounds.play(sound)
        self.refresh()

    def _step_focus(self, by: int) -> None:
        keys = [item.key for item in self.items if item.is_focusable]
        if keys:
            now = keys.index(self._focus) if self._focus in keys else -by
            self.focus(keys[(now + by) % len(keys)])

    def _move_focus(self, dx: int, dy: int) -> None:
        """To the nearest item that way, those straight ahead before those aside."""
        here = self.focused
        if here is None:
            self._step_focus(1)
            return
        ways = [(item, _way(here.rect, item.rect, dx, dy)) for item in self.items if self.is_led_to(item)]
        open_ways = [(item, way) for item, way in ways if way is not None]
        if open_ways:
            self.focus(min(open_ways, key=lambda found: found[1])[0].key)


def _way(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> tuple[bool, float] | None:
    """How far off something lies that way, what is not straight ahead after what is; None if it is not that way."""
    across, down = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
    if ahead <= 4:
        return None
    if dx:
        is_straight = there.top < here.bottom and here.top < there.bottom
    else:
        is_straight = there.left < here.right and here.left < there.right
    return not is_straight, ahead + (0.5 if is_straight else 2.5) * aside


def draw_tip(canvas: Canvas, text: str, near: pygame.Rect) -> None:
    """A slip of paper with a few words, above the rectangle or, where there is no room, below it."""
    lines = canvas.type.wrap(text, SMALL_STRONG, canvas.px(420))
    step = canvas.type.line_height(SMALL_STRONG)
    width = max(canvas.type.size(line, SMALL_STRONG)[0] for line in lines) + canvas.px(28)
    slip = pygame.Rect(0, 0, width, step * len(lines) + canvas.px(14))
    slip.midbottom = (near.centerx, near.top - canvas.px(10))
    if slip.top < canvas.px(4):
        slip.top = near.bottom + canvas.px(10)
    slip.clamp_ip(canvas.rect.inflate(-canvas.px(12), -canvas.px(8)))
    canvas.panel(slip, radius=8, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
    for number, line in enumerate(lines):
        canvas.text(line, SMALL_STRONG, pygame.Rect(slip.x, slip.y + canvas.px(7) + number * step, width, step), INK)
