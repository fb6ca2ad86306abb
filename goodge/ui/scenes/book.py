"""A long page to read: its contents at the left lead to each section."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD_BRIGHT, SMALL_STRONG
from ..motion.speeds import FACTORS
from ..program.app import App
from ..widgets.base import Item
from ..widgets.buttons import Button
from ..widgets.commands import Command, Deeds, key_name
from ..widgets.fields import TextField
from ..widgets.layout import columns
from ..widgets.scroll import BAR, Scroll, ScrollPage
from ..wording.spoken import in_sentences, read_on_keys
from .menu_parts import row_height
from .page import Frame, PageScene, is_tall

_ABOVE_TITLE = 18
_NARROWEST, _TALL_COLUMNS, _HANG, _AIR = 216, 3, 40, 14
_BESIDE, _FIELD, _ENTRY, _BETWEEN = 18, 44, 44, 3
_INSET, _MARGIN = 30, 62  # at the left of what is written, and at its right for the bar
_OF_CONTENTS = (Command.UP, Command.DOWN, Command.READ_ON)


@dataclass(slots=True, kw_only=True)
class _Entry(Button):
    """A line of the contents: the number, if there is one, in a column of its own."""

    number: str
    is_numbered: bool  # as some entry of these contents is

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        hang = canvas.px(_HANG if self.is_numbered else _AIR)
        number = pygame.Rect(self.rect.left, self.rect.top, hang - canvas.px(9), self.rect.height)
        canvas.text(self.number, self.role, number, GOLD_BRIGHT, "right")
        title = pygame.Rect(self.rect.left + hang, self.rect.top, self.rect.width - hang, self.rect.height)
        canvas.text(self.text, self.role, title, ink, "left")

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.text, self.role)[0] + canvas.px(_HANG + 6) <= self.rect.width


class BookScene(PageScene):
    """The page, laid over whatever was there; Esc goes back to it."""

    first_focus = "page"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()
        self._gone_to: tuple[int, float] | None = None
        self._read_at = -1

    @property
    @abstractmethod
    def entries(self) -> Sequence[tuple[str, str]]:
        """The number, or nothing, and the title of each section."""

    @property
    def most_entries(self) -> Sequence[tuple[str, str]]:
        """All entries that there may be while the page is shown, for which the contents have room."""
        return self.entries

    @abstractmethod
    def tops(self) -> Sequence[float]:
        """Return where each section begins, in units from the top of the page."""

    @abstractmethod
    def paragraphs(self) -> Sequence[tuple[float, str]]:
        """Return where each paragraph begins, in units from the top of the page, and its words."""

    @abstractmethod
    def frame(self, canvas: Canvas) -> tuple[Frame, list[Item]]:
        """Return the frame of the page, and the items over the sheet."""

    def field(self) -> TextField | None:
        """Return the field over the contents, for the page to place; None for a page without one."""
        return None

    def ways_on(self) -> list[Button]:
        """Return the buttons beside the way back."""
        return []

    @abstractmethod
    def set_page(self, canvas: Canvas, width: int) -> int:
        """Set what is written in a column of this width, in pixels; return its height."""

    @abstractmethod
    def paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Draw what can be seen of the page, whose top left corner is there."""

    def compose(self, canvas: Canvas) -> list[Item]:
        frame, head = self.frame(canvas)
        foot = frame.feet(self.app.pop, *self.ways_on())
        field = self.field()
        if field is not None:
            field.rect = self._over_contents(canvas, frame)
            foot.append(field)
        contents, sheet = self._contents_and_sheet(canvas, frame, None if field is None else field.rect)
        inset = canvas.px(_INSET)
        height = self.set_page(canvas, sheet.width - inset - canvas.px(_MARGIN))
        self.scroll.fit(height / canvas.unit, sheet.height / canvas.unit)
        self.on_set()
        page = ScrollPage(
            key="page",
            rect=sheet,
            scroll=self.scroll,
            paint=self.paint_page,
            inset=inset,
            bar=canvas.px(BAR),
            unit=canvas.unit,
            called=frame.title.text,
            note=read_on_keys(key_name(Command.DOWN), key_name(Command.UP)) if self.app.narrator.is_heard else "",
            paragraphs=[words for _, words in self.paragraphs()] if self.app.narrator.is_heard else (),
        )
        return [*head, page, *self._contents(canvas, contents), *foot]

    def _over_contents(self, canvas: Canvas, frame: Frame) -> pygame.Rect:
        """Return the place of the field, a row of its own in a tall window."""
        high = row_height(canvas, SMALL_STRONG, _FIELD)
        if is_tall(canvas):
            return frame.row(high)
        beside = self._columns(canvas, frame.body.height - high - frame.gap)
        return pygame.Rect(frame.body.left, frame.body.top, sum(beside), high)

    def _contents_and_sheet(
        self, canvas: Canvas, frame: Frame, over: pygame.Rect | None
    ) -> tuple[list[pygame.Rect], pygame.Rect]:
        """Return the places of the entries and of the sheet: beside each other, in a tall window below each other.

        The entries keep clear of what is `over` them.
        """
        count = len(self.entries)
        if is_tall(canvas):
            rows = -(-count // _TALL_COLUMNS)
            high = _entry_height(canvas)
            lines = [frame.body.move(0, number * high) for number in range(rows)]
            cells = [columns(pygame.Rect(line.topleft, (line.width, high)), (1,) * _TALL_COLUMNS, 0) for line in lines]
            frame.row(rows * high)
            return [cells[number % rows][number // rows] for number in range(count)], frame.body
        body = frame.body
        top = body.top if over is None else over.bottom + frame.gap
        beside = self._columns(canvas, body.bottom - top)
        left = body.left + sum(beside) + canvas.px(_BESIDE)
        foot = body.bottom if self.ways_on() else frame.place.bottom  # one button alone fits under the contents
        sheet = pygame.Rect(left, body.top, body.right - left, foot - body.top)
        rows = -(-count // len(beside))
        step = min((body.bottom - top) // max(1, rows), _entry_height(canvas))
        lefts = [body.left, body.left + beside[0]]
        places = [
            pygame.Rect(lefts[number // rows], top + number % rows * step, beside[number // rows], step)
            for number in range(count)
        ]
        return places, sheet

    def _columns(self, canvas: Canvas, height: int) -> tuple[int, ...]:
        """Return the widths of the contents' columns beside the sheet: two where one would be too narrow a target."""
        count = len(self.most_entries)
        if count * _entry_height(canvas) <= height:
            return (canvas.px(_NARROWEST),)
        widest = max(canvas.type.size(title, SMALL_STRONG)[0] for _, title in self.most_entries)
        return (widest + canvas.px(_HANG + _AIR),) * 2

    def on_set(self) -> None:
        """Respond to the page having been set."""

    def update(self, seconds: float) -> bool:
        is_moving = self.scroll.update(seconds, FACTORS[self.app.settings.speed])
        if is_moving:
            self.refresh()
        return is_moving

    @property
    def deeds(self) -> Deeds:
        """The commands of the page while the contents have the focus, except those that the contents use."""
        sheet = self.item("page")
        deeds = {} if sheet is None else sheet.deeds
        return {command: deeds[command] for command in deeds if command not in _OF_CONTENTS}

    # -- for those who do not see -----------------------------------------------------------------------

    def all_deeds(self) -> list[Deeds]:
        """Return the commands; while somebody listens, those that scroll the page lead to its paragraphs instead."""
        deeds = super().all_deeds()
        if self.focus_key != "page" or not self.app.narrator.is_heard:
            return deeds
        count = len(self.paragraphs())
        steps = {Command.UP: -1, Command.DOWN: 1, Command.READ_ON: 1, Command.FIRST: -count, Command.LAST: count}
        return [{command: partial(self._read_step, by) for command, by in steps.items()}, *deeds]

    def spoken_on_entering(self, *, is_new: bool) -> Sequence[str]:
        return self._beginning() if is_new else ()

    def _beginning(self) -> list[str]:
        """Return the title that comes next and the paragraph under it, which count as read from then on."""
        first = self._read_at + 1
        read = [words for _, words in self.paragraphs()[first : first + 2]]
        self._read_at += len(read)
        return read

    def _read_step(self, by: int) -> None:
        """Read the paragraph before the one read last, or after it, and turn to it."""
        found = self.paragraphs()
        self._read_at = min(max(0, self._read_at + by), len(found) - 1)
        if found:
            top, words = found[self._read_at]
            self.app.narrator.tell(str, words)
            self.scroll.go(top - _ABOVE_TITLE)

    # -- the contents -----------------------------------------------------------------------------------

    def _contents(self, canvas: Canvas, places: list[pygame.Rect]) -> list[Item]:
        current, is_numbered = self.current, any(number for number, _ in self.entries)
        return [
            _Entry(
                key=f"section-{number}",
                rect=pygame.Rect(place.topleft, (place.width, place.height - canvas.px(_BETWEEN))),
                text=title,
                number=mark,
                is_numbered=is_numbered,
                on_press=self._to(number),
                style="plain" if number == current else "quiet",
                role=SMALL_STRONG,
            )
            for number, ((mark, title), place) in enumerate(zip(self.entries, places, strict=True))
        ]

    @property
    def current(self) -> int:
        """The index of the section being read: the one gone to, else the last to begin in the sheet's upper part."""
        scroll = self.scroll
        if self._gone_to is not None and self._gone_to[1] == scroll.target:
            return self._gone_to[0]
        if not scroll.target:
            return 0
        if scroll.target >= scroll.furthest:
            return len(self.entries) - 1
        line = scroll.target + scroll.view * 0.3
        return max(0, sum(top <= line for top in self.tops()) - 1)

    def _to(self, number: int) -> Callable[[], None]:
        return partial(self._open, number)

    def _open(self, number: int) -> None:
        """Turn to a section; where somebody listens, begin to read it, and go over to the page."""
        self.go_to(number)
        if self.app.narrator.is_heard:
            self.focus("page")
            self.app.narrator.tell(in_sentences, self._beginning())

    def go_to(self, number: int, *, at_once: bool = False) -> None:
        """Turn to a section."""
        self.scroll.go(self.tops()[number] - _ABOVE_TITLE, at_once=at_once)
        self._gone_to = (number, self.scroll.target)
        begins = [top for top, _ in self.paragraphs()]
        self._read_at = sum(top < self.tops()[number] for top in begins) - 1

    def turn_back(self) -> None:
        """Begin again at the top, as another page takes the place of this one."""
        self._gone_to, self._read_at = None, -1
        self.scroll.go(0.0, at_once=True)


def _entry_height(canvas: Canvas) -> int:
    """The height of a line of the contents, with what lies between it and the next."""
    return row_height(canvas, SMALL_STRONG, _ENTRY) + canvas.px(_BETWEEN)
