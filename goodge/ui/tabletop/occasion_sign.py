"""The sign of what a match is part of, between the bar and the plates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD, KEYCAP, MUTED, PANEL, SMALL, SMALL_STRONG, Role
from ..program.teams import Occasion
from ..widgets.base import Item, Label, Panel
from .middle import OCCASION_AIR
from .places import Places

_AIR, _LEAST_AIR = 20, 14  # beside the words
_ROLES = SMALL_STRONG, SMALL, KEYCAP
_NO_BREAK = "\u00a0"


@dataclass(slots=True, kw_only=True)
class _Sign(Label):
    """Words that stand in these lines."""

    lines: Sequence[str]

    def _paragraphs(self, canvas: Canvas, role: Role) -> list[list[str]]:  # noqa: ARG002
        return [list(self.lines)]


def occasion_sign(canvas: Canvas, places: Places, occasion: Occasion) -> list[Item]:
    """Return the sign: in the first place with room for all its words, the round under the teams, else the teams."""
    air, found, teams = canvas.px(_AIR), places.occasions, occasion.short_words

    def height_of(lines: Sequence[str], role: Role) -> int:
        return len(lines) * canvas.type.line_height(role) + 2 * canvas.px(OCCASION_AIR)

    def has_room(place: pygame.Rect, lines: Sequence[str], role: Role) -> bool:
        is_high = (len(lines) == 1 and role is KEYCAP) or place.height >= height_of(lines, role)
        beside = air if len(lines) == 1 else canvas.px(_LEAST_AIR)
        return is_high and all(canvas.type.size(line, role)[0] + beside <= place.width for line in lines)

    def ways(place: pygame.Rect, role: Role) -> Iterator[list[str]]:
        """Yield all words in one line, with the round under the teams, and in full lines, first with whole names."""
        words = occasion.words
        yield [words]
        if words.startswith(teams):
            yield [teams, words.removeprefix(teams).lstrip(" ,:·")]
        whole = words
        for name in occasion.teams:
            whole = whole.replace(name, name.replace(" ", _NO_BREAK))
        for text in (whole, words):
            yield canvas.type.wrap(text, role, place.width - canvas.px(_LEAST_AIR), evenly=True)

    fitting = (
        (place, lines)
        for role in (KEYCAP, canvas.type.least)
        for place in found
        for lines in ways(place, role)
        if has_room(place, lines, role)
    )
    place, lines = next(fitting, (found[-1], [teams]))
    role = next((role for role in (*_ROLES, canvas.type.least) if has_room(place, lines, role)), KEYCAP)
    words = teams if lines == [teams] else occasion.words
    if not has_room(place, lines, role):
        words = canvas.type.shortened(teams, role, place.width - air)
        lines = [words]
    rect = place.copy()
    rect.width = min(place.width, max(canvas.type.size(line, role)[0] for line in lines) + air)
    rect = rect.inflate(0, min(0, height_of(lines, role) - rect.height))
    if place.left >= places.width // 2:
        rect.right = place.right
    return [
        Panel(key="occasion-ground", rect=rect, radius=10, top=PANEL.faded(190), line=GOLD.faded(70)),
        _Sign(key="occasion", rect=rect, text=words, role=role, colour=MUTED, lines=tuple(lines)),
    ]
