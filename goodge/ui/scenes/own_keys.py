"""Changing keys and buttons: all that may be changed, each with its present key or button.

What has a key is listed under the place where it works, as one letter may do different things in different places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import NamedTuple

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BODY_STRONG, GOLD_BRIGHT, SMALL_STRONG, Role
from ..program.app import App
from ..program.fingers import TARGET
from ..program.own_keys import clash, name_of, places_elsewhere, places_of_table, standing_for, swapped
from ..widgets.base import Item, Label
from ..widgets.buttons import Button, cap_width, keycap
from ..widgets.commands import PAD_BINDINGS, Command, Deeds, Press, bound
from ..widgets.device import in_use
from ..widgets.keys import told_keys
from ..widgets.layout import columns
from ..widgets.pad import DIRECTIONS, PadButton
from ..wording import own_keys as words
from .menu_parts import row_height
from .page import Frame, PageScene, foot_button, is_tall

_TABLE, _ELSEWHERE, _PAD, _WAYS = "table", "elsewhere", "pad", "ways"
PAGES = ((_TABLE, words.AT_TABLE), (_ELSEWHERE, words.ELSEWHERE), (_PAD, words.PAD), (_WAYS, words.WAYS))
_BUTTONS = {_PAD: tuple(button for button in PadButton if button not in DIRECTIONS), _WAYS: DIRECTIONS}
_HIGHEST, _TALL, _GAP, _BESIDE = 52, 76, 8, 100  # of a row; beside its words
_AROUND = 10  # over and under several lines of words, together
_DOT = " · "
_LISTED, _BETWEEN, _UNDER_HEAD = 4, 6, 2  # air between keys of one place, over the head of the next, and under it
_FEW = 4  # buttons of a column
_HEAD = 0.55  # how high a head is, in rows


@dataclass(slots=True, kw_only=True)
class KeyButton(Button):
    """What can be asked for, with this key or sign at its right, whichever device is in use.

    It stands on several `lines` where it is too long for one, in smaller letters where these are too low.
    """

    shown: str
    lines: Sequence[str] = ()
    letters: Role = SMALL_STRONG

    @property
    def cap(self) -> str | None:
        return self.shown

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if not self.lines:
            super().draw(canvas, focused=focused)
            return
        ink, inner = self.draw_ground(canvas, focused=focused), self._inner(canvas)
        step = canvas.type.line_height(self.letters)
        line = pygame.Rect(inner.left, inner.centery - step * len(self.lines) // 2, inner.width, step)
        for part in self.lines:
            canvas.text(part, self.letters, line, ink, "left")
            line.top += step
        wide = cap_width(canvas, self.shown)
        keycap(canvas, self.shown, pygame.Rect(inner.right - wide, inner.top, wide, inner.height), ink)

    def lay(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Take a place, with as many of the words as it has room for."""
        self.rect = rect
        if self.height(canvas, rect.width, BODY_STRONG) <= rect.height:
            self.letters = BODY_STRONG
        lines = self.wrapped(canvas, rect.width, self.letters)
        is_long = len(self.wrapped(canvas, rect.width, SMALL_STRONG)) > 1
        if is_long and len(lines) <= rect.height // canvas.type.line_height(self.letters):
            self.lines = lines
        else:
            self.text = canvas.type.shortened(self.text, SMALL_STRONG, rect.width - canvas.px(_BESIDE))

    def height(self, canvas: Canvas, width: int, role: Role) -> int:
        """Return the height that the words need at this width in letters of this role, with air around them."""
        return len(self.wrapped(canvas, width, role)) * canvas.type.line_height(role) + canvas.px(_AROUND)

    def wrapped(self, canvas: Canvas, width: int, role: Role) -> Sequence[str]:
        """Return the lines that the words need at this width; no part is cut."""
        lines: list[str] = []
        for part in self.text.split(_DOT):
            longer = _DOT.join([*lines[-1:], part])
            has_room = bool(lines) and canvas.type.size(longer, role)[0] <= width - canvas.px(_BESIDE)
            lines[-1 if has_room else len(lines) :] = [longer if has_room else part]
        return lines

    def fits(self, canvas: Canvas) -> bool:
        if not self.lines:
            return super().fits(canvas)
        width = self._inner(canvas).width - cap_width(canvas, self.shown)
        is_high = len(self.lines) * canvas.type.line_height(self.letters) <= self.rect.height
        return is_high and all(canvas.type.size(line, self.letters)[0] <= width for line in self.lines)

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.inflate(-canvas.px(20), 0)


class _Place(NamedTuple):
    """What may be changed where it works: the name of the place, and its buttons."""

    head: str
    buttons: Sequence[KeyButton]


class OwnKeysScene(PageScene):
    """Pages of commands; one that is chosen waits for its new key, or a button's work for its new button."""

    first_focus = "page"

    def __init__(self, app: App, page: str | None = None) -> None:
        super().__init__(app)
        self._page = page or (_PAD if in_use.is_pad else _TABLE)
        self._asked: Command | PadButton | None = None
        self._said = ""

    # -- layout -----------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        options = [(page, name.say()) for page, name in PAGES]
        tabs = frame.tabs("page", options, self._page, self._turn_to)
        key = Command.ERASE_LEFT if in_use.is_pad else Command.ERASE_RIGHT
        reset = foot_button("reset", words.RESET.say(), self._reset, keycap=key)
        foot = [*frame.feet(self.app.pop, reset), frame.note(self._note(), role=BODY)]
        body = self._rows(canvas, frame.body) if self._page == _PAD else self._places(canvas, frame.body)
        return [frame.title, tabs, *body, *foot]

    def _note(self) -> str:
        if isinstance(self._asked, Command):
            return words.press_key(self._asked.value, told_keys(bound.keys[Command.BACK])[0].short_name)
        if isinstance(self._asked, PadButton):
            return words.press_button(_work(self._asked))
        return self._said or (words.CHOOSE_ON_PAD if self._page in _BUTTONS else words.CHOOSE).say()

    def _places(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        """Return what has a key, or a direction, place below place, in columns.

        A place goes on in the next column, under its name once more, only where rows would be too low for a finger.
        """
        places = self._ways() if self._page == _WAYS else self._with_keys()
        across = 3 - is_tall(canvas)
        whole = _in_columns(places, across)
        if _high(canvas, room, whole) < min(round(TARGET * self.app.window.density), _highest(canvas)):
            whole = _in_columns([_Place(head, [button]) for head, buttons in places for button in buttons], across)
        high, line = _high(canvas, room, whole), _head_height(canvas)
        items: list[Item] = []
        before = ""
        for number, some in enumerate(whole):
            column = columns(room, (1,) * across, canvas.px(20))[number]
            top = column.top
            for place in some:
                rect = pygame.Rect(column.left, top, column.width, line)
                head, before = words.continued(place.head) if place.head == before else place.head, place.head
                items.append(
                    Label(
                        key=f"place-{number}-{place.head}", rect=rect, text=head, role=SMALL_STRONG, align="left",
                        colour=GOLD_BRIGHT, top=True,
                    )
                )  # fmt: skip
                top = rect.bottom
                for button in place.buttons:
                    button.lay(canvas, pygame.Rect(column.left, top, column.width, high))
                    items.append(button)
                    top += high + canvas.px(_LISTED)
                top += canvas.px(_BETWEEN)
        return items

    def _with_keys(self) -> list[_Place]:
        parts = places_of_table() if self._page == _TABLE else places_elsewhere()
        return [_Place(title.say(), [self._for_command(each) for each in some]) for title, some in parts]

    def _ways(self) -> list[_Place]:
        """Return what has a direction, by what is moved there."""
        buttons, each = self._buttons(), len(DIRECTIONS) // len(words.MOVED)
        return [
            _Place(head.say(), buttons[number * each : (number + 1) * each]) for number, head in enumerate(words.MOVED)
        ]

    def _rows(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        """Return what has a button of the gamepad, row by row."""
        makers = self._buttons()
        across = 2 - is_tall(canvas)
        lines = -(-len(makers) // across)
        gap = canvas.px(_GAP)
        highest = _TALL if is_tall(canvas) else _HIGHEST
        width = columns(room, (1,) * across, gap)[0].width
        most = (room.height + gap) // lines - gap
        ways = (max(button.height(canvas, width, role) for button in makers) for role in (BODY_STRONG, SMALL_STRONG))
        needed = next((way for way in ways if way <= most), most)
        high = min(max(row_height(canvas, BODY_STRONG, highest), needed), most)
        items: list[Item] = []
        for number in range(lines):
            row = pygame.Rect(room.left, room.top + number * (high + gap), room.width, high)
            some = makers[number * across : (number + 1) * across]
            for button, rect in zip(some, columns(row, (1,) * across, gap), strict=False):
                button.lay(canvas, rect)
                items.append(button)
        return items

    def _buttons(self) -> Sequence[KeyButton]:
        own = self.app.settings.buttons
        return [self._button(role, _work(role), standing_for(own, role).cap) for role in _BUTTONS[self._page]]

    def _for_command(self, command: Command) -> KeyButton:
        return self._button(command, words.several([command.value]), told_keys(bound.keys[command])[0].short_name)

    def _button(self, asked: Command | PadButton, text: str, shown: str) -> KeyButton:
        return KeyButton(
            key=f"own-{asked.value}", rect=pygame.Rect(0, 0, 1, 1), text=text, shown=shown,
            on_press=partial(self._ask, asked), role=BODY_STRONG, align="left",
            style="primary" if asked is self._asked else "plain",
        )  # fmt: skip

    # -- changing ---------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {
            Command.PAGE_UP: partial(self._turn_by, -1),
            Command.PAGE_DOWN: partial(self._turn_by, 1),
            Command.ERASE_RIGHT: self._reset,
            Command.ERASE_LEFT: self._reset,
        }

    def _ask(self, asked: Command | PadButton) -> None:
        """Wait for the key or the button that is to do this."""
        self._said = ""
        if isinstance(asked, PadButton) and not in_use.is_pad:
            self._said = words.NO_PAD.say()
        else:
            self._asked = asked
        self.refresh()

    def take_key(self, event: pygame.event.Event) -> bool:
        asked, self._asked = self._asked, None
        if not isinstance(asked, Command):
            return False
        if event.key != pygame.K_ESCAPE:
            self._said = self._give(asked, event)
        self.refresh()
        return True

    def _give(self, command: Command, event: pygame.event.Event) -> str:
        """Give a command the key of this event; return the sentence that says so, or why that cannot be."""
        name = name_of(event)
        fault = None if name is None else clash(command, event.key)
        if name is None or (fault is not None and fault.other is None):
            return words.NEEDED.say()
        if fault is not None and fault.other is not None:
            return words.clashes(name, fault.other.value)
        self.app.settings.keys[command.value] = name
        self.app.apply_settings()
        return words.has_key(command.value, told_keys(bound.keys[command])[0].short_name)

    def take_button(self, button: PadButton) -> bool:
        asked, self._asked = self._asked, None
        if not isinstance(asked, PadButton):
            return False
        settings = self.app.settings
        now = standing_for(settings.buttons, asked)
        if button is not now:
            settings.buttons = swapped(settings.buttons, now, button)
            self.app.apply_settings()
            self._said = words.changed_places(now.cap, button.cap)
        self.refresh()
        return True

    def _reset(self) -> None:
        self._asked = None
        self.app.settings.keys.clear()
        self.app.settings.buttons.clear()
        self.app.apply_settings()
        self._said = words.ALL_BACK.say()
        self.refresh()

    def handle_press(self, press: Press) -> None:
        self._said = ""
        super().handle_press(press)

    # -- pages ------------------------------------------------------------------------------------------

    def _turn_to(self, page: object) -> None:
        if page != self._page:
            self.app.cross_fade()
        self._page, self._asked, self._said = str(page), None, ""
        self.refresh()

    def _turn_by(self, by: int) -> None:
        pages = [page for page, _ in PAGES]
        self.focus("page")
        self._turn_to(pages[(pages.index(self._page) + by) % len(pages)])


def _head_height(canvas: Canvas) -> int:
    return canvas.type.line_height(SMALL_STRONG) + canvas.px(_UNDER_HEAD)


def _highest(canvas: Canvas, *, are_few: bool = False) -> int:
    return row_height(canvas, BODY_STRONG, _TALL if are_few or is_tall(canvas) else _HIGHEST)


def _high(canvas: Canvas, room: pygame.Rect, lists: Sequence[Sequence[_Place]]) -> int:
    """Return how high each button may be so that all columns have room; a few in each are higher."""
    highest = _highest(canvas, are_few=all(sum(len(place.buttons) for place in some) <= _FEW for some in lists))
    for some in lists:
        air = len(some) * _head_height(canvas) + (len(some) - 1) * canvas.px(_BETWEEN)
        highest = min(highest, (room.height - air) // sum(len(place.buttons) for place in some) - canvas.px(_LISTED))
    return highest


def _in_columns(places: Sequence[_Place], most: int) -> list[list[_Place]]:
    """Return the places in their order, in at most this many columns of lengths as even as can be.

    Neighbours of one name stand under it together.
    """
    across = min(most, len(places))
    cuts = ((0, *inner, len(places)) for inner in combinations(range(1, len(places)), across - 1))
    ways = [[_together(places[start:end]) for start, end in pairwise(cut)] for cut in cuts]
    return min(ways, key=_longest_first)


def _together(places: Sequence[_Place]) -> list[_Place]:
    """Return the places, neighbours of one name as one."""
    found: list[_Place] = []
    for place in places:
        if found and found[-1].head == place.head:
            found[-1] = _Place(place.head, [*found[-1].buttons, *place.buttons])
        else:
            found.append(place)
    return found


def _longest_first(way: Sequence[Sequence[_Place]]) -> list[float]:
    """Return the lengths of columns in rows, heads included, in falling order."""
    return sorted((sum(_HEAD + len(place.buttons) for place in some) for some in way), reverse=True)


def _work(role: PadButton) -> str:
    """Return what a button does where nobody has changed anything."""
    seldom = (Command.WRITE, Command.LESS, Command.MORE, Command.STEP)
    commands = sorted(PAD_BINDINGS[role], key=lambda command: command in seldom)
    return words.several([command.value for command in commands])
