"""A menu laid over a match: the Crown, a heading, perhaps a few sentences, and buttons below each other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BUTTON, GOLD, HEADING, MUTED, PANEL, PANEL_LIGHT, SMALL_STRONG
from ..program.scene import Scene
from ..widgets.base import Item, Label, Panel, Picture, TipPlace
from ..widgets.buttons import Button
from ..widgets.commands import Command
from ..widgets.layout import columns
from ..wording.phrases import say
from .dialog import DialogScene, dim
from .menu_parts import row_height

_WIDTH, _INSET, _GAP, _CROWN = 560, 34, 12, 64
_SPARED = 16  # units under the note, so that the air there and over the Crown looks alike
_LEAST_BESIDE = 180  # units: the narrowest room for a tip beside the menu


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A button of a menu; `tip` says more than its text, and `why_off` why it is off."""

    key: str
    text: str
    do: Callable[[], None]
    keycap: Command | None = None
    why_off: str | None = None
    tip: str | None = None


class MenuScene(Scene):
    """A menu; the first button is the main one."""

    is_opaque = False
    is_page = True
    row_height = 52.0
    """Units: a button, at least."""

    @abstractmethod
    def rows(self) -> list[list[MenuEntry]]:
        """Return the buttons, row by row."""

    @property
    @abstractmethod
    def heading(self) -> str:
        """The words below the Crown."""

    @property
    def sentence(self) -> str:
        """The sentences below the heading; empty if there are none."""
        return ""

    @property
    @abstractmethod
    def note(self) -> str:
        """The quiet line below the buttons."""

    def compose(self, canvas: Canvas) -> list[Item]:
        inset, gap, mark = canvas.px(_INSET), canvas.px(_GAP), canvas.px(_CROWN)
        width = canvas.px(_WIDTH) - 2 * inset
        rows, sentence, step = self.rows(), self.sentence, canvas.type.line_height(BODY)
        height = row_height(canvas, BUTTON, self.row_height)
        head, lines = canvas.type.line_height(HEADING), canvas.type.wrap(self.note, SMALL_STRONG, width)
        note = canvas.type.line_height(SMALL_STRONG) * max(1, len(lines))
        said = len(canvas.type.wrap(sentence, BODY, width)) * step + gap if sentence else 0
        panel = pygame.Rect(0, 0, canvas.px(_WIDTH), 0)
        panel.height = 2 * inset + mark + head + said + len(rows) * (height + gap) + gap + note - canvas.px(_SPARED)
        panel.center = canvas.rect.center
        crown = pygame.Rect(0, panel.top + inset - canvas.px(8), mark, mark)
        crown.centerx = panel.centerx
        title = pygame.Rect(panel.left + inset, crown.bottom, width, head)
        words = pygame.Rect(title.left, title.bottom + gap // 2, width, max(0, said - gap))
        first = pygame.Rect(title.left, title.bottom + said + gap, width, height)
        items: list[Item] = [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Picture(key="crown", rect=crown, name="emblems/crown"),
            Label(key="heading", rect=title, text=self.heading, role=HEADING),
            *([Label(key="sentence", rect=words, text=sentence, wraps=True)] if sentence else []),
            *_buttons(canvas, panel, first, rows),
        ]
        foot = pygame.Rect(title.left, items[-1].rect.bottom + gap, width, note)
        items.append(Label(key="saved", rect=foot, text=self.note, role=SMALL_STRONG, colour=MUTED, wraps=True))
        return items

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu, unless a question or another menu covers it: its edges would look out."""
        if self.is_top or not isinstance(self.app.top, MenuScene | DialogScene):
            super().draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)


def back_entry(do: Callable[[], None]) -> MenuEntry:
    """Return the button that leads one step back, as Esc does."""
    return MenuEntry("back", say("button", "Back"), do, Command.BACK)


def _buttons(canvas: Canvas, panel: pygame.Rect, first: pygame.Rect, rows: list[list[MenuEntry]]) -> list[Item]:
    """Return the rows of buttons, from the place of the first row down."""
    items: list[Item] = []
    gap = canvas.px(_GAP)
    for number, row in enumerate(rows):
        place = first.move(0, number * (first.height + gap))
        for entry, rect in zip(row, columns(place, (1,) * len(row), gap), strict=True):
            style = "plain" if items else "primary"
            items.append(
                Button(
                    key=entry.key,
                    rect=rect,
                    text=entry.text,
                    on_press=entry.do,
                    style=style,
                    keycap=entry.keycap,
                    why_off=entry.why_off,
                    tip=entry.why_off or entry.tip,
                    tip_place=_tip_place(canvas, panel, rect),
                )
            )
    return items


def _tip_place(canvas: Canvas, panel: pygame.Rect, rect: pygame.Rect) -> TipPlace:
    """Return a place at the right of the menu for a button's tip, else under the menu, so that it covers no other."""
    gap = canvas.px(_GAP)
    room = pygame.Rect(panel.right + gap, rect.top, canvas.rect.right - panel.right - 2 * gap, rect.height)
    if room.width >= canvas.px(_LEAST_BESIDE):
        return TipPlace(room, "midleft")
    return TipPlace(pygame.Rect(panel.left, panel.bottom + gap, panel.width, rect.height), "midtop")
