"""The scorecard as a picture file, to keep, to print or to send to an aunt."""

from __future__ import annotations

import errno
from contextlib import suppress
from datetime import date
from io import BytesIO
from itertools import count
from pathlib import Path

import pygame

from ..table.files import why_unsaved
from .art import Art
from .canvas import Canvas
from .scoresheet import Sheet, stacked_height
from .shapes import Shapes
from .sheet_names import largest
from .sheet_paper import Run, paper
from .sheet_rows import Scorecard, figure
from .theme import BODY, BODY_STRONG, DISPLAY, INK, INK_SOFT, NAME, PAPER, SMALL, SMALL_STRONG, SUBHEADING, Role
from .typesetting import Typesetter

WIDTH = 1600
_UNITS = 1000
_LEAST_LINES = 6
_HEADING = Role(DISPLAY, 54)
_HEAD = ((_HEADING,), (BODY, SMALL), (SUBHEADING, NAME, BODY_STRONG, SMALL_STRONG))
_CROWN, _CORNER, _MARGIN = 76, 64, 48


class SheetError(Exception):
    """The picture could not be written; the message is a sentence for the player."""


def save_sheet(card: Scorecard, art: Art, folder: Path, day: date) -> Path:
    """Writes the picture into the folder, under a name that is not taken yet. Raises SheetError."""
    data = BytesIO()
    pygame.image.save(sheet_picture(card, art, day), data, "sheet.png")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _write_new(folder, f"Goodge {day.isoformat()}", data.getvalue())
    except (FileExistsError, NotADirectoryError):
        raise SheetError(f"The sheet was not saved: {folder} is no folder.") from None
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise SheetError(f"The sheet was not saved: the folder {folder} cannot be written.") from None
        raise SheetError(f"{why_unsaved(error)}: the sheet was not saved.") from None


def _write_new(folder: Path, stem: str, data: bytes) -> Path:
    """Writes a file of a new name. Raises OSError."""
    for number in count(1):
        path = folder / (f"{stem}.png" if number == 1 else f"{stem} ({number}).png")
        with suppress(FileExistsError):  # then the next name
            _write(path, data)
            break
    return path


def _write(path: Path, data: bytes) -> None:
    """Makes a file; if it cannot be written whole, it is taken away again. Raises OSError."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
        except OSError:
            file.close()
            with suppress(OSError):  # the first error is the one to tell
                path.unlink()
            raise


def sheet_picture(card: Scorecard, art: Art, day: date) -> pygame.Surface:
    """The whole match on one sheet, `WIDTH` pixels wide, as high as its rounds ask."""
    unit = WIDTH / _UNITS
    canvas = Canvas(pygame.Surface((1, 1)), unit, Typesetter(unit), Shapes(), art)
    head = _head_height(canvas)
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


def head_runs(canvas: Canvas, card: Scorecard, day: date) -> list[Run]:
    """The title, who played when, and how it ended or stands."""
    if card.triumph:
        ending = f"{card.triumph}: {card.standing}"
    else:
        ending = card.standing if card.rows else card.headline
    about = f"{card.line_up} · to {figure(card.target)} · {day.day} {day:%B %Y}"
    top, runs = canvas.px(36 + _CROWN + 4), []
    for text, roles, colour in zip((card.title, about, ending), _HEAD, (INK, INK_SOFT, INK), strict=True):
        place = pygame.Rect(canvas.px(_MARGIN), top, WIDTH - 2 * canvas.px(_MARGIN), canvas.type.line_height(roles[0]))
        runs.append(Run(text, place, largest(canvas, text, roles, place.width), colour))
        top = place.bottom + canvas.px(2)
    return runs


def _head_height(canvas: Canvas) -> int:
    lines = sum(canvas.type.line_height(roles[0]) + canvas.px(2) for roles in _HEAD)
    return canvas.px(36 + _CROWN + 4) + lines + canvas.px(28)


def _corners(canvas: Canvas) -> None:
    """The ornament of the upper left corner, in all four."""
    side, inset = canvas.px(_CORNER), canvas.px(22)
    corner = canvas.art.picture("emblems/corner", (side, side))
    width, height = canvas.surface.get_size()
    for flip_x in (False, True):
        for flip_y in (False, True):
            place = (width - inset - side if flip_x else inset, height - inset - side if flip_y else inset)
            canvas.surface.blit(pygame.transform.flip(corner, flip_x, flip_y), place)
