"""Scenes, and the stack of them: the top one has the input, those under it show through unless one is opaque.

A scene lays out its items again for every window size and after every change (`refresh`); the focus stays on the
item of the same key. The item under the mouse is lit in its own way and shows its tip; the focus follows the keys
until the mouse presses something.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import pygame

from ..drawing.canvas import Canvas
from ..widgets.base import Item
from ..widgets.commands import Command, Deeds, Press
from ..widgets.fields import TextField
from ..widgets.spoken import Focused
from .app import App
from .drawnitems import DrawnItems
from .input import press_of_text
from .itemfade import Laid
from .layer import Layer
from .mouse import Mouse
from .nearness import nearest_place, nearest_towards
from .reading import focused_words, page_of, spoken, text_of, title_of
from .tip import draw_tip

_ARROWS = {Command.LEFT: (-1, 0), Command.RIGHT: (1, 0), Command.UP: (0, -1), Command.DOWN: (0, 1)}


class Scene(Layer):
    """One screen, or one layer over another, made of items.

    `follows_focus`: some of its words are about the item that has the focus, or that the mouse points at.
    """

    first_focus: str | None = None
    keeps_tips_off: ClassVar = False  # all that can be read or pressed, as far as there is room beside it
    follows_focus = False

    def __init__(self, app: App) -> None:
        self.app = app
        self._items: list[Item] | None = None
        self._before: list[Item] = []
        self._drawn = DrawnItems()
        self._focus: str | None = None
        self._pointed: str | None = None
        self._mouse = Mouse(self, app.redraw)

    # -- for subclasses ---------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """Return the items for this window size, in drawing order."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies under the items."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies over the items."""

    @property
    def deeds(self) -> Deeds:
        """The commands with a meaning of their own here."""
        return {}

    def on_escape(self) -> None:
        """Go one step back."""
        self.app.pop()

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:
        """Take a click that hit no item."""

    def on_wheel(self, notches: int) -> None:
        """Take a turn of the mouse wheel that no item takes, positive away from the person."""

    # -- items and focus --------------------------------------------------------------------------------

    @property
    def canvas(self) -> Canvas:
        """The canvas that the scene is drawn on."""
        return self.app.canvas_of(self)

    @property
    def is_top(self) -> bool:
        """True while no other layer lies over the scene: it has the input."""
        return self.app.top is self

    @property
    def items(self) -> list[Item]:
        """The items as they lie now."""
        if self._items is None:
            self._items = self.compose(self.canvas)
            self._hand_over(self._items)
            if self.focused is None:
                self._focus = self.default_focus()
        return self._items

    def _hand_over(self, items: list[Item]) -> None:
        before = {item.key: item for item in self._before}
        for item in items:
            if item.key in before:
                item.take_over(before[item.key])
        self._drawn.forget_all_but({*before, *(item.key for item in items)})  # what goes is drawn once more to fade
        self._before = items

    def refresh(self) -> None:
        """Have the items laid out again before the next frame."""
        self._items = None
        self.app.redraw()

    @property
    def focus_key(self) -> str | None:
        """The key of the item that has the focus, also while items are being laid out."""
        return self._focus

    @property
    def focused(self) -> Item | None:
        """The item that has the focus; laying the items out may move the focus."""
        return next((item for item in self.items if item.key == self._focus and item.is_focusable), None)

    @property
    def repeats_keys(self) -> bool:
        focused = self.focused
        return focused is not None and focused.repeats_keys

    def item(self, key: str | None) -> Item | None:
        """Return the focusable item with a key; None if there is none."""
        return next((item for item in self.items if item.key == key and item.is_focusable), None)

    def focus(self, key: str | None) -> None:
        """Move the focus; None takes it away."""
        if key != self._focus:
            self._focus = key
            self._show_moved()

    def on_cover(self) -> None:
        """Forget where the mouse is and what it holds: it may be anywhere when the scene is the top one again."""
        self._mouse.forget()
        self.point_at(None)

    def point_at(self, key: str | None) -> None:
        """Point at the item of this key, or at none; pressing a key ends that until the mouse moves again."""
        if key != self._pointed:
            self._pointed = key
            self._show_moved()

    def _show_moved(self) -> None:
        if self.follows_focus:
            self._items = None
        self.app.redraw()

    @property
    def pointed_key(self) -> str | None:
        """The key of the item that the mouse points at, also while items are being laid out; that item may be gone."""
        return self._pointed

    @property
    def pointed(self) -> Item | None:
        """The item that the mouse points at."""
        return self.item(self._pointed)

    @property
    def told(self) -> Item | None:
        """The item whose tip the mouse asks for; it need not be one that can be pressed."""
        return next((item for item in self.items if item.key == self._pointed), None)

    @property
    def attended(self) -> Item | None:
        """The item to say something about: the one that the mouse points at, else the one that has the focus."""
        return self.pointed or self.focused

    @property
    def enter_key(self) -> str | None:
        """The key of the item that Enter presses, the only golden one."""
        return self._focus

    def default_focus(self) -> str | None:
        """Return the key of the item that gets the focus when the item that had it is gone."""
        keys = [item.key for item in self._items or [] if item.is_focusable]
        return self.first_focus if self.first_focus in keys else next(iter(keys), None)

    def is_led_to(self, item: Item) -> bool:
        """Return True if the arrow keys lead to an item."""
        return item.is_focusable

    def led_to(self, dx: int) -> list[Item]:  # noqa: ARG002
        """Return the items that an arrow may lead to; `dx` is how far it points to the right."""
        return [item for item in self.items if self.is_led_to(item)]

    def notice_place(self, canvas: Canvas) -> pygame.Rect:
        places = (item.notice_place for item in self.drawn_items)
        return next((place for place in places if place is not None), None) or super().notice_place(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
        self.draw_ground(canvas)
        self.draw_over(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the items, and the tip that somebody asks for."""
        self.paint_over(canvas)
        told = self._told_among(self.drawn_items) if self.is_top else None
        if told is not None and told.tip:
            draw_tip(canvas, told.tip, told.rect, told.tip_place, self.kept_clear(canvas, told))

    def kept_clear(self, canvas: Canvas, told: Item) -> list[pygame.Rect]:
        """Return what the tip of an item may not cover: all that can be read or pressed, where a scene wants that."""
        if not self.keeps_tips_off:
            return []
        return [rect for item in self.drawn_items if item is not told for rect in item.kept_clear(canvas)]

    @property
    def drawn_items(self) -> Sequence[Item]:
        """The items as they are drawn: as they lie now, unless a scene shows that later."""
        return self.items

    def _told_among(self, items: Sequence[Item]) -> Item | None:
        """Return the item whose tip is asked for: the one that the mouse points at, else the one that has the focus."""
        pointed = next((item for item in items if item.key == self._pointed), None)
        return pointed or next((item for item in items if item.key == self._focus and item.is_focusable), None)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw all but what lies over the items. Whatever changes it asks for a frame, by `refresh` or `redraw`."""
        self.draw_items(canvas, self.laid())

    def laid(self) -> Laid:
        """Return the items as they lie and are lit now."""
        items = self.items
        if not self.is_top:
            return Laid(items, None, None, self.enter_key)
        focused = None if self.focused is None else self.focused.key
        pointed = None if self.pointed is None else self.pointed.key
        return Laid(items, focused, pointed, self.enter_key)

    def draw_items(self, canvas: Canvas, laid: Laid) -> None:
        """Draw items, and what lies under them."""
        self.paint(canvas)
        for item in laid.items:
            self._drawn.draw(canvas.lowered(self.depth(item, canvas)), item, laid.light(item))

    def depth(self, item: Item, canvas: Canvas) -> int:  # noqa: ARG002
        """Return how many pixels below its place an item is drawn, because it is still coming up."""
        return self.app.depth(self)

    # -- for those who do not see -----------------------------------------------------------------------

    def spoken_title(self) -> str:
        return title_of(self.items)

    def spoken_focus(self) -> Focused:
        focused = self.focused
        return super().spoken_focus() if focused is None else spoken(focused, self.items)

    def spoken_text(self) -> Sequence[str]:
        return text_of(self.items)

    def spoken_page(self) -> Sequence[str]:
        return page_of(self.items)

    # -- input ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event of the mouse."""
        self._mouse.handle(event)

    def place_near(self, place: tuple[int, int], width: int) -> tuple[int, int]:
        if self.item_at(place) is not None:
            return place
        return nearest_place([item.rect for item in self.items if item.is_focusable], place, width)

    def point_nowhere(self) -> None:
        self.point_at(None)

    def tell_at(self, place: tuple[int, int]) -> None:
        self._mouse.tell_at(place)

    def handle_press(self, press: Press) -> None:
        """Pass a key to the first that knows its meaning: the focused item, the scene, all scenes, the program."""
        self.point_at(None)
        focused = self.focused
        if focused is not None and press.writes and focused.takes_letters:
            return  # its letter comes as text
        if any(press.obey(deeds) for deeds in (*self.all_deeds(), self._common_deeds(), self.app.deeds)):
            self.refresh()

    def handle_repeated(self, press: Press) -> None:
        """Take a key that is still held down; only an item that repeats keys gets it."""
        focused = self.focused
        if focused is not None and focused.repeats_keys and press.obey(focused.deeds):
            self.refresh()

    def handle_chord(self, press: Press) -> None:
        """Take a letter with Ctrl, Command or Alt, which is not one of the letters that are commands here."""
        if any(press.obey(deeds) for deeds in self.all_deeds()):
            self.refresh()

    def handle_text(self, text: str) -> None:
        """Take text that was typed by one or more keys; only the focused item gets it."""
        focused = self.focused
        if focused is not None and focused.on_text(text):
            self.refresh()
        else:
            press_of_text(text).obey(self.app.deeds)

    def item_at(self, place: tuple[int, int]) -> Item | None:
        """Return the topmost focusable item under a point."""
        return next(
            (item for item in reversed(self.items) if item.is_focusable and item.rect.collidepoint(place)), None
        )

    def all_deeds(self) -> list[Deeds]:
        """Return the commands of the focused item and of the scene, in the order in which they are heard."""
        focused = self.focused
        if isinstance(focused, TextField):
            letters = partial(self.app.ways.letters, self.app, self, focused.key)
            return [{**focused.deeds, Command.WRITE: letters}, self.deeds]
        return [self.deeds] if focused is None else [focused.deeds, self.deeds]

    def _common_deeds(self) -> Deeds:
        """Return what commands mean in every scene that does not say otherwise."""
        return {
            Command.BACK: self.on_escape,
            Command.PRESS: self._press_focused,
            Command.PREVIOUS: partial(self._step_focus, -1),
            Command.NEXT: partial(self._step_focus, 1),
            **{arrow: partial(self._move_focus, *way) for arrow, way in _ARROWS.items()},
        }

    def _press_focused(self) -> None:
        if self.focused is not None:
            self.press(self.focused)

    def press(self, item: Item) -> None:
        """Press an item as a click or Enter does; tell once more why one that is off can do nothing."""
        if item.is_off:
            self.app.narrator.tell(str, spoken(item, self.items).note)
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
        """Move the focus to the nearest item in a direction, one straight ahead before one to the side.

        With no focus, move it to the first item that arrows lead to; where there is no more, say where one is. A choice
        that Left and Right change leads on to nothing but what stands in the same row.
        """
        here, there = self.focused, self.led_to(dx)
        if here is None:
            self.focus(there[0].key if there else None)
        elif found := nearest_towards(here.rect, there, dx, dy, only_straight=bool(dx) and here.is_stepped):
            self.focus(found.key)
        else:
            self.app.narrator.tell(focused_words, self.spoken_focus())
