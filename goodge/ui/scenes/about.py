"""About the game: its version, whose work it carries, and every licence in full."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from textwrap import wrap

import pygame

from ... import __version__
from ..drawing.canvas import Canvas
from ..drawing.faults import UNREADABLE, faults
from ..drawing.theme import INK, SMALL, SMALL_STRONG, Role
from ..program.app import App
from ..program.licences import Carried, carried, packed_file
from ..widgets.base import Item
from ..wording.phrases import say
from .book import BookScene
from .page import Frame

_PADDING = 26
_WIDE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ "  # disclaimers are in capitals

StyledLine = tuple[str, Role]


class AboutScene(BookScene):
    """One long page, laid over whatever was there; Esc goes back to it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._lines: list[StyledLine] = []
        self._firsts: tuple[int, ...] = ()
        self._step = 1.0

    def frame(self, canvas: Canvas) -> tuple[Frame, list[Item]]:
        frame = Frame(canvas, say("about: heading", "About Goodge"))
        return frame, [frame.title]

    @property
    def entries(self) -> Sequence[tuple[str, str]]:
        titles = (
            say("about: section", "The game"),
            say("about: section", "Credits"),
            say("about: section", "Licences"),
        )
        return [("", title) for title in titles]

    def tops(self) -> Sequence[float]:
        return [_PADDING + first * self._step for first in self._firsts]

    def paragraphs(self) -> Sequence[tuple[float, str]]:
        """Return what stands between empty lines; all of the licences are a paragraph each."""
        found: list[tuple[float, str]] = []
        for number, (text, _) in enumerate(self._lines):
            is_new = not number or not self._lines[number - 1][0]
            if text and is_new:
                found.append((_PADDING + number * self._step, text))
            elif text:
                found[-1] = (found[-1][0], f"{found[-1][1]} {text}")
        return found

    def set_page(self, canvas: Canvas, width: int) -> int:
        letters = width * len(_WIDE) // canvas.type.size(_WIDE, SMALL)[0]
        named = say("about: which texts further down are a work's licence", "Text: {names}", names="{names}")
        parts = _opening(canvas, width), _works(letters, named), _texts(letters)
        self._lines = [line for part in parts for line in part]
        self._firsts = 0, len(parts[0]) + 1, len(parts[0]) + len(parts[1]) + 1
        self._step = canvas.type.line_height(SMALL) / canvas.unit
        return canvas.type.line_height(SMALL) * len(self._lines) + 2 * canvas.px(_PADDING)

    def paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Draw the lines that can be seen: there are thousands."""
        shown, step = canvas.surface.get_clip(), canvas.type.line_height(SMALL)
        start = corner[1] + canvas.px(_PADDING)
        first = max(0, (shown.top - start) // step)
        for number, (text, role) in enumerate(self._lines[first : first + shown.height // step + 2], first):
            if text:
                row = pygame.Rect(corner[0], start + number * step, shown.right - corner[0], step)
                canvas.text(text, role, row, INK, "left")


def _opening(canvas: Canvas, width: int) -> list[StyledLine]:
    """Return what we say ourselves, in the language in use, in lines of at most this many pixels."""
    sentences = (
        say("about: of the program", "Goodge, version {number}. It is free: take it, change it, pass it on.",
            number=__version__),
        say("about: before a list of works and the texts of their licences",
            "It includes the work of many others. They are listed here, followed by every licence in full."),
    )  # fmt: skip
    return [(line, SMALL_STRONG) for sentence in sentences for line in canvas.type.wrap(sentence, SMALL_STRONG, width)]


@cache
def _carried() -> Carried:
    try:
        return carried()
    except UNREADABLE as error:
        faults.add(packed_file(), error)
        return Carried((), {})


@cache
def _works(letters: int, named: str) -> list[StyledLine]:
    """Return who made what, in lines of at most this many letters; `named` tells the {names} of texts."""
    lines: list[StyledLine] = []
    for work in _carried().works:
        lines += [("", SMALL), (work.name, SMALL_STRONG)]
        licence = " · ".join(fact for fact in (work.licence, work.site) if fact)
        for fact in (licence, *work.copyright, named.format(names=", ".join(work.texts))):
            lines += [(line, SMALL) for line in wrap(fact, letters)]
    return lines


@cache
def _texts(letters: int) -> list[StyledLine]:
    """Return the licences in full, in such lines."""
    lines: list[StyledLine] = []
    for name, text in _carried().texts.items():
        lines += [("", SMALL), ("", SMALL), (name, SMALL_STRONG), ("", SMALL)]
        for line in text.splitlines():
            indent = " " * min(len(line) - len(line.lstrip()), letters // 3)
            lines += [(part, SMALL) for part in wrap(line, letters, subsequent_indent=indent) or [""]]
    return lines
