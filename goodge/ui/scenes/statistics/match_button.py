"""A finished match as a button: who has won, by face and name, and when, at what and by how much."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

import pygame

from ....table.archive.matches import FinishedMatch
from ....table.portraits import Chosen, portraits_of
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD
from ...drawing.theme import BODY, GOLD, MUTED, SHADE
from ...games import FACES
from ...widgets.base import Item, Label, Panel
from ...widgets.portraits import FacesButton
from ...wording.claims import NOTE
from ...wording.dates import short_date
from ...wording.lists import listed
from ...wording.matches import WATCH, beat_words, hints_words, totals_words
from ...wording.phrases import say

_BESIDE_WORDS = 12
_LAST_DAY = 253_402_300_799_000  # of what a date can say, in milliseconds


def match_button(
    key: str,
    rect: pygame.Rect,
    match: FinishedMatch,
    chosen: Chosen,
    on_press: Callable[[], None],
    *,
    row: pygame.Rect | None = None,
) -> FacesButton:
    """Return the button of a match; `chosen` are the portraits that people have chosen, `row` is the whole row."""
    portraits = portraits_of(match.players, match.people, chosen)
    if match.winner is None:
        seats = sorted(match.people or (0,))[:2]
        text, faces, mood = listed(match.players), tuple(portraits[seat] for seat in seats), CALM
    else:
        text, mood = beat_words(match.winners, match.losers), GLAD
        faces = portraits[match.winner :: len(match.totals)]
    return FacesButton(
        key=key,
        rect=rect,
        row=row,
        text=text,
        note=_about(match, day_words(match.started)),
        shorter_note=_about(match, ""),
        portraits=faces,
        mood=mood,
        on_press=on_press,
        deed=WATCH.say(),
    )


def place_of_next(canvas: Canvas, beside: pygame.Rect, gap: int) -> list[Item]:
    """Return the empty place beside the only match so far, for the next one."""
    rect = beside.move(beside.width + gap, 0)
    words = say("statistics: in the empty place beside the only match finished so far", "Your next match goes here")
    room = rect.inflate(-2 * canvas.px(_BESIDE_WORDS), 0)
    return [
        Panel(key="next-place", rect=rect, top=SHADE.faded(60), line=GOLD.faded(60)),
        Label(key="next-words", rect=room, text=words, role=BODY, colour=MUTED, is_mute=True),
    ]


def _about(match: FinishedMatch, day: str) -> str:
    """Return the game, its day, the totals, the winner's first, and more: `Spades · 20 Nov 2026 · 512 : 300`."""
    totals, first = match.totals, match.winner or 0
    score = totals_words((totals[first], *totals[:first], *totals[first + 1 :]))
    ended = NOTE.say() if match.winner is None else ""
    parts = (FACES[match.game].offer.name, day, score, ended, hints_words(match.hints))
    return " · ".join(part for part in parts if part)


def day_words(started: int | None) -> str:
    """Return the day of a moment in milliseconds since 1970, where this machine is; empty if it cannot be told."""
    if started is None or not 0 <= started <= _LAST_DAY:
        return ""
    day = datetime.fromtimestamp(started / 1000, UTC)
    with suppress(OverflowError, OSError, ValueError):  # the local clock may end sooner, on Windows with the year 3000
        day = day.astimezone()
    return short_date(day)
