"""The scorecard as a picture file, to keep, to print or to send to an aunt."""

from __future__ import annotations

import errno
from contextlib import suppress
from datetime import date
from io import BytesIO
from itertools import count
from pathlib import Path

import pygame

from ...table.files import fault_of
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.shapes import Shapes
from ..drawing.theme import (
    BODY,
    BODY_STRONG,
    DISPLAY,
    INK,
    INK_SOFT,
    NAME,
    PAPER,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
    Role,
)
from ..drawing.typesetting import Typesetter
from ..wording.dates import long_date
from ..wording.sheet import no_folder_words, shut_folder_words, to_reach_words, unsaved_words, won_so_words
from .model import Scorecard
from .paper import TextRun, paper
from .sheet import Sheet, stacked_height

WIDTH = 1600
_UNITS = 1000
_LEAST_LINES = 6
_HEADING = Role(DISPLAY, 54)
_TITLE = (_HEADING,)
_ABOUT, _ENDING = (BODY, SMALL), (SUBHEADING, NAME, BODY_STRONG, SMALL_STRONG)
_CROWN, _CORNER, _MARGIN = 76, 64, 48


class SheetError(Exception):
    """The picture could not be written; the message is a sentence for the player."""


def save_sheet(card: Scorecard, art: Art, folder: Path, day: date) -> Path:
    """Write the picture into the folder under an unused name; return its path. Raises SheetError."""
    return save_new(folder, f"Goodge {day.isoformat()}", ".png", _png(sheet_picture(card, art, day)))


def save_new(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file into the folder under an unused name; return its path. Raises SheetError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _write_new(folder, stem, suffix, data)
    except (FileExistsError, NotADirectoryError):
        raise SheetError(no_folder_words(folder)) from None
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise SheetError(shut_folder_words(folder)) from None
        raise SheetError(unsaved_words(fault_of(error))) from None


def _png(picture: pygame.Surface) -> bytes:
    with BytesIO() as data:  # pygame keeps hold of what it has written to, so it is emptied by closing it
        pygame.image.save(picture, data, "sheet.png")
        return data.getvalue()


def _write_new(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file under a new name; return its path. Raises OSError."""
    for number in count(1):
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem} ({number}){suffix}")
        with suppress(FileExistsError):  # try the next name
            _write(path, data)
            break
    return path


def _write(path: Path, data: bytes) -> None:
    """Write a new file; if it cannot be written whole, remove it again. Raises OSError."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
        except OSError:
            file.close()
            with suppress(OSError):  # the first error is the one to report
                path.unlink()
            raise


def sheet_picture(card: Scorecard, art: Art, day: date) -> pygame.Surface:
    """Return the whole match on one sheet, `WIDTH` pixels wide and as high as its rounds need."""
    unit = WIDTH / _UNITS
    canvas = Canvas(pygame.Surface((1, 1)), unit, Typesetter(unit), Shapes(), art)
    head = _head_height(canvas, card)
    margin = canvas.px(_MARGIN)
    body = stacked_height(canvas, card, WIDTH - 2 * margin, max(_LEAST_LINES, len(card.rows)))
    size = (WIDTH, head + body + canvas.px(_MARGIN + 12))
    canvas.surface = pygame.Surface(size)
    canvas.surface.fill(PAPER[:3])
    canvas.surface.blit(paper(size, unit, shadow=False), (0, 0))
    _corners(canvas)
    for run in head_runs(canvas, card, day):
        run.draw(canvas)
    canvas.icon("crown", (WIDTH // 2, canvas.px(36 + _CROWN / 2)), _CROWN)
    rule = pygame.Rect(0, 0, canvas.px(400), canvas.px(24))
    rule.center = (WIDTH // 2, head - canvas.px(14))
    canvas.picture("emblems/divider", rule)
    place = pygame.Rect(margin, head, WIDTH - 2 * margin, body)
    Sheet.stacked(canvas, place, card).draw()
    return canvas.surface


def head_runs(canvas: Canvas, card: Scorecard, day: date) -> list[TextRun]:
    """Return the title, what the match was part of, who played when, and how it ended or stands."""
    if card.triumph:
        ending = won_so_words(card.triumph, card.standing)
    else:
        ending = card.standing if card.rows else card.headline
    about = " · ".join((card.line_up, to_reach_words(card.target), long_date(day)))
    top, runs = canvas.px(36 + _CROWN + 4), []
    texts = filter(None, (card.title, card.occasion, about, ending))
    for text, roles in zip(texts, _head_roles(card), strict=True):
        colour = INK_SOFT if roles is _ABOUT else INK
        place = pygame.Rect(canvas.px(_MARGIN), top, WIDTH - 2 * canvas.px(_MARGIN), canvas.type.line_height(roles[0]))
        runs.append(TextRun(text, place, canvas.type.fitting(text, roles, place.width), colour))
        top = place.bottom + canvas.px(2)
    return runs


def _head_roles(card: Scorecard) -> tuple[tuple[Role, ...], ...]:
    """Return the type sizes for each line of the head, the largest first."""
    return (_TITLE, *((_ENDING,) if card.occasion else ()), _ABOUT, _ENDING)


def _head_height(canvas: Canvas, card: Scorecard) -> int:
    lines = sum(canvas.type.line_height(roles[0]) + canvas.px(2) for roles in _head_roles(card))
    return canvas.px(36 + _CROWN + 4) + lines + canvas.px(28)


def _corners(canvas: Canvas) -> None:
    """Draw the ornament of the upper left corner in all four corners."""
    side, inset = canvas.px(_CORNER), canvas.px(22)
    corner = canvas.art.picture("emblems/corner", (side, side))
    width, height = canvas.surface.get_size()
    for flip_x in (False, True):
        for flip_y in (False, True):
            place = (width - inset - side if flip_x else inset, height - inset - side if flip_y else inset)
            canvas.surface.blit(pygame.transform.flip(corner, flip_x, flip_y), place)
