"""A finished match as a button: who has won, by face and name, and when, at what and by how much."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

import pygame

from ....table.archive.matches import FinishedMatch
from ....table.portraits import Chosen, portraits_of
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD, draw_portrait
from ...drawing.theme import BUTTON, NAME, SMALL_STRONG, Colour
from ...games import FACES
from ...widgets.buttons import Button
from ...wording.claims import NOTE
from ...wording.dates import short_date
from ...wording.lists import listed
from ...wording.matches import beat_words, hints_words, totals_words

_LAST_DAY = 253_402_300_799_000  # of what a date can say, in milliseconds
_EDGE, _GAP = 14, 6


@dataclass(slots=True, kw_only=True)
class MatchButton(Button):
    """A match, with the portraits of its winners at the left; words that are too long are cut short.

    Where nobody has won, the portraits are those of the people, or of one player, and look calm.
    """

    portraits: tuple[str, ...]
    mood: str = GLAD

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        face = self.rect.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(10))
        face.width = face.height = min(face.height, canvas.px(64))
        face.centery = self.rect.centery
        for portrait in self.portraits:
            draw_portrait(canvas, portrait, face, self.mood)
            face = face.move(face.width + canvas.px(_GAP), 0)
        left = face.left + canvas.px(_GAP)
        self._draw_words(canvas, left, self.rect.right - canvas.px(_EDGE) - left, ink)

    def _draw_words(self, canvas: Canvas, left: int, width: int, ink: Colour) -> None:
        role = canvas.type.fitting(self.text, (NAME, BUTTON, SMALL_STRONG), width)
        upper, lower = canvas.type.line_height(role), canvas.type.line_height(SMALL_STRONG)
        line = pygame.Rect(left, self.rect.centery - (upper + lower) // 2, width, upper)
        canvas.text(canvas.type.shortened(self.text, role, width), role, line, ink, "left")
        note = canvas.type.shortened(self.note or "", SMALL_STRONG, width)
        canvas.text(note, SMALL_STRONG, pygame.Rect(left, line.bottom, width, lower), ink, "left")

    def fits(self, canvas: Canvas) -> bool:
        lines = canvas.type.line_height(SMALL_STRONG) * 2
        return lines <= self.rect.height and len(self.portraits) * canvas.px(64) < self.rect.width // 2


def match_button(
    key: str, rect: pygame.Rect, match: FinishedMatch, chosen: Chosen, on_press: Callable[[], None]
) -> MatchButton:
    """Return the button of a match; `chosen` are the portraits that people have chosen."""
    portraits = portraits_of(match.players, match.people, chosen)
    if match.winner is None:
        seats = sorted(match.people or (0,))[:2]
        text, faces, mood = listed(match.players), tuple(portraits[seat] for seat in seats), CALM
    else:
        text, mood = beat_words(match.winners, match.losers), GLAD
        faces = portraits[match.winner :: len(match.totals)]
    return MatchButton(key=key, rect=rect, text=text, note=_about(match), portraits=faces, mood=mood, on_press=on_press)


def _about(match: FinishedMatch) -> str:
    """Return the game, the day, the totals, the winner's first, and more: `Spades · 20 Nov 2026 · 512 : 300`."""
    totals, first = match.totals, match.winner or 0
    score = totals_words((totals[first], *totals[:first], *totals[first + 1 :]))
    ended = NOTE.say() if match.winner is None else ""
    parts = (FACES[match.game].offer.name, day_words(match.started), score, ended, hints_words(match.hints))
    return " · ".join(part for part in parts if part)


def day_words(started: int | None) -> str:
    """Return the day of a moment in milliseconds since 1970, where this machine is; empty if it cannot be told."""
    if started is None or not 0 <= started <= _LAST_DAY:
        return ""
    day = datetime.fromtimestamp(started / 1000, UTC)
    with suppress(OverflowError, OSError, ValueError):  # the local clock may end sooner, on Windows with the year 3000
        day = day.astimezone()
    return short_date(day)
