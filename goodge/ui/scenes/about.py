"""About the game: its version, whose work it carries, and every licence in full."""

from __future__ import annotations

from functools import cache
from textwrap import wrap

import pygame

from ... import __version__
from ..drawing.canvas import Canvas
from ..drawing.faults import UNREADABLE, faults
from ..drawing.theme import BUTTON, INK, SMALL, SMALL_STRONG, Role
from ..motion.speeds import FACTORS
from ..program.app import App
from ..program.licences import Carried, carried, packed_file
from ..program.scene import Scene
from ..widgets.base import Item
from ..widgets.scroll import BAR, Scroll, ScrollPage
from ..wording.phrases import say
from .menu_parts import back_button, heading, page, row_height

_WIDE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ "  # disclaimers are in capitals

Line = tuple[str, Role]


class AboutScene(Scene):
    """One long page, laid over whatever was there; Esc goes back to it."""

    first_focus = "page"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()
        self._lines: list[Line] = []

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1000, 1000)
        title = heading(canvas, place, say("about: heading", "About Goodge"))
        gap, foot = canvas.px(16), row_height(canvas, BUTTON, 52)
        top = title.rect.bottom + gap
        sheet = pygame.Rect(place.left, top, place.width, place.bottom - foot - gap - top)
        inset = canvas.px(34)
        letters = (sheet.width - inset - canvas.px(50)) * len(_WIDE) // canvas.type.size(_WIDE, SMALL)[0]
        named = say("about: which texts further down are a work's licence", "Text: {names}", names="{names}")
        self._lines = _opening(letters) + _works(letters, named) + _texts(letters)
        height = canvas.type.line_height(SMALL) * len(self._lines) + 2 * canvas.px(26)
        self.scroll.fit(height / canvas.unit, sheet.height / canvas.unit)
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        return [
            title,
            ScrollPage(
                key="page",
                rect=sheet,
                scroll=self.scroll,
                paint=self._paint_page,
                inset=inset,
                bar=canvas.px(BAR),
                unit=canvas.unit,
            ),
            back_button(back, self.app.pop),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def update(self, seconds: float) -> bool:
        is_moving = self.scroll.update(seconds, FACTORS[self.app.settings.speed])
        if is_moving:
            self.refresh()
        return is_moving

    def _paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Draw the lines that can be seen: there are thousands."""
        shown, step = canvas.surface.get_clip(), canvas.type.line_height(SMALL)
        start = corner[1] + canvas.px(26)
        first = max(0, (shown.top - start) // step)
        for number, (text, role) in enumerate(self._lines[first : first + shown.height // step + 2], first):
            if text:
                row = pygame.Rect(corner[0], start + number * step, shown.right - corner[0], step)
                canvas.text(text, role, row, INK, "left")


def _opening(letters: int) -> list[Line]:
    """Return what we say ourselves, in the language in use."""
    sentences = (
        say("about: of the program", "Goodge, version {number}. It is free: take it, change it, pass it on.",
            number=__version__),
        say("about: before a list of works and the texts of their licences",
            "It carries the work of many others. Here is whose, and below the list every licence in full."),
    )  # fmt: skip
    return [(line, SMALL_STRONG) for sentence in sentences for line in wrap(sentence, letters)]


@cache
def _carried() -> Carried:
    try:
        return carried()
    except UNREADABLE as error:
        faults.add(packed_file(), error)
        return Carried((), {})


@cache
def _works(letters: int, named: str) -> list[Line]:
    """Return who made what, in lines of at most this many letters; `named` tells the {names} of texts."""
    lines: list[Line] = []
    for work in _carried().works:
        lines += [("", SMALL), (work.name, SMALL_STRONG)]
        licence = " · ".join(fact for fact in (work.licence, work.site) if fact)
        for fact in (licence, *work.copyright, named.format(names=", ".join(work.texts))):
            lines += [(line, SMALL) for line in wrap(fact, letters)]
    return lines


@cache
def _texts(letters: int) -> list[Line]:
    """Return the licences in full, in such lines."""
    lines: list[Line] = []
    for name, text in _carried().texts.items():
        lines += [("", SMALL), ("", SMALL), (name, SMALL_STRONG), ("", SMALL)]
        for line in text.splitlines():
            indent = " " * min(len(line) - len(line.lstrip()), letters // 3)
            lines += [(part, SMALL) for part in wrap(line, letters, subsequent_indent=indent) or [""]]
    return lines
