"""Letters to choose from, for those who write with a gamepad or a finger: what is chosen goes into a field at once."""

from __future__ import annotations

from functools import partial

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, HEADING, MUTED, NAME, PANEL, PANEL_LIGHT, SUBHEADING
from ..program.app import App
from ..program.scene import Scene
from ..program.ways import Writer
from ..widgets.base import Item, Label, Panel
from ..widgets.buttons import Button, ChoiceRow
from ..widgets.commands import Command, Deeds
from ..widgets.fields import TextField
from ..widgets.layout import columns
from ..wording import letters as words
from ..wording.spoken import TABS
from .dialog import dim
from .menu_parts import row_height

_ACROSS, _LINES = 10, 3
_CELL, _GAP, _INSET = 74, 8, 28


class LettersScene(Scene):
    """Pages of letters over a scene, one of whose fields is written into; the first letter of a name is large."""

    is_opaque = False
    is_page = True
    first_focus = "letter-0"

    def __init__(self, app: App, writer: Writer, field: str) -> None:
        super().__init__(app)
        self._writer, self._key = writer, field
        self._page = words.SMALL
        self._turn_by_text()

    @property
    def _field(self) -> TextField:
        field = self._writer.item(self._key)
        if not isinstance(field, TextField):
            raise TypeError(f"{self._key} is not a field")
        return field

    @property
    def _letters(self) -> str:
        return words.DIGITS if self._field.digits else words.PAGES[self._page][1]

    # -- layout -----------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        px, room = canvas.px, canvas.rect.inflate(-canvas.px(24), -canvas.px(24))
        inset, gap = px(_INSET), px(_GAP)
        cell = min(px(_CELL), (room.width - 2 * inset + gap) // _ACROSS - gap)
        head, row = canvas.type.line_height(SUBHEADING), row_height(canvas)
        written = canvas.type.line_height(HEADING)
        width = 2 * inset + _ACROSS * (cell + gap) - gap
        pages = 0 if self._field.digits else row + gap
        lines = -(-len(words.DIGITS) // _ACROSS) if self._field.digits else _LINES
        height = 2 * inset + head + written + 2 * gap + pages + lines * (cell + gap) + row
        panel = pygame.Rect(0, 0, width, height)
        panel.center = canvas.rect.center
        line = pygame.Rect(panel.left + inset, panel.top + inset, width - 2 * inset, head)
        text = pygame.Rect(line.left, line.bottom, line.width, written)
        first = pygame.Rect(line.left, text.bottom + 2 * gap + pages, cell, cell)
        foot = pygame.Rect(line.left, panel.bottom - inset - row, line.width, row)
        return [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Label(key="heading", rect=line, text=words.HEADING.say(), role=BODY_STRONG, colour=MUTED),
            self._written(canvas, text),
            *([self._pages(pygame.Rect(line.left, text.bottom + gap, line.width, row))] if pages else []),
            *[self._letter(number, letter, first, gap) for number, letter in enumerate(self._letters)],
            *self._feet(foot, gap),
        ]

    def _written(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """Return the text as it is now."""
        value = self._field.value
        shown = value or words.NOTHING.say()
        role = canvas.type.fitting(shown, (HEADING, SUBHEADING, NAME), rect.width)
        return Label(key="written", rect=rect, text=shown, role=role, colour=GOLD_BRIGHT if value else CREAM)

    def _pages(self, rect: pygame.Rect) -> Item:
        options = [(number, name.say()) for number, (name, _) in enumerate(words.PAGES)]
        return ChoiceRow(
            key="pages",
            rect=rect,
            options=options,
            value=self._page,
            on_change=self._turn_to,
            called=TABS["page"].say(),
        )

    def _letter(self, number: int, letter: str, first: pygame.Rect, gap: int) -> Item:
        line, column = divmod(number, _ACROSS)
        rect = first.move(column * (first.width + gap), line * (first.height + gap))
        return Button(key=f"letter-{number}", rect=rect, text=letter, on_press=partial(self._write, letter), role=NAME)

    def _feet(self, rect: pygame.Rect, gap: int) -> list[Item]:
        space, erase, done = columns(rect, (1, 1, 1), gap)
        return [
            Button(key="space", rect=space, text=words.SPACE.say(), on_press=partial(self._write, " ")),
            Button(key="erase", rect=erase, text=words.ERASE.say(), on_press=self._erase, keycap=Command.ERASE_LEFT),
            Button(key="done", rect=done, text=words.DONE.say(), on_press=self.app.pop, keycap=Command.BACK),
        ]

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    # -- writing ----------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {
            Command.ERASE_LEFT: self._erase,
            Command.WRITE: self._press_focused,  # the same button does both
            Command.PAGE_UP: partial(self._turn_by, -1),
            Command.PAGE_DOWN: partial(self._turn_by, 1),
        }

    def handle_text(self, text: str) -> None:
        """Take what is typed after all."""
        self._write(text)

    def _write(self, text: str) -> None:
        self._field.on_text(text)
        self._after_a_letter()

    def _erase(self) -> None:
        self._field.deeds[Command.ERASE_LEFT]()
        self._after_a_letter()

    def _after_a_letter(self) -> None:
        self._writer.refresh()
        self._turn_by_text()
        self.refresh()

    def _turn_by_text(self) -> None:
        """Turn from large letters to small ones, or back, as a name is written."""
        value = self._field.value
        is_large = not value or not value[-1].isalpha()
        for large, small in ((words.LARGE, words.SMALL), (words.ACCENTS_LARGE, words.ACCENTS_SMALL)):
            if self._page in (large, small):
                self._page = large if is_large else small

    def _turn_by(self, by: int) -> None:
        self._turn_to((self._page + by) % len(words.PAGES))

    def _turn_to(self, page: object) -> None:
        if isinstance(page, int):
            self._page = page
        self.refresh()
