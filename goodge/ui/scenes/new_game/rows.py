"""The players in a tall window: one below another, each with a large portrait, a name and a level."""

from __future__ import annotations

from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, SMALL, SMALL_STRONG
from ...program.teams import TEAM_EMBLEMS
from ...widgets.base import Drawing, Item, Label
from ...widgets.layout import rows
from ...widgets.picker import Picker
from ...wording.new_game import EMPTY_SEAT
from ...wording.spoken import level_of
from ..menu_parts import row_height
from .levels import level_options, level_words, shared_words
from .plan import MatchPlan
from .rules import fitting
from .seats import Choosers, head_items, name_field, paint_free, portrait_button

_GAP, _LARGEST, _BETWEEN = 20, 168, 12


def rows_panel(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, choose: Choosers) -> list[Item]:
    """Lay out how many play, the players under it, and at the foot of the area what is played.

    There is room for as many as may play, and for the words on a level that all share, so that nobody moves when
    another number or level is chosen.
    """
    gap, most = canvas.px(_GAP), max(plan.offer.tables)
    head = pygame.Rect(area.left, area.top, area.width, row_height(canvas))
    least = most * (2 * row_height(canvas) + canvas.px(_BETWEEN) + canvas.type.line_height(SMALL) + gap)
    line = canvas.type.line_height(SMALL_STRONG)
    words, high = fitting(canvas, plan.rules_in_words(), area.width, area.bottom - head.bottom - least - gap - line)
    note = pygame.Rect(area.left, area.bottom - high - line, area.width, high)
    level = pygame.Rect(area.left, note.bottom, area.width, line)
    seats = pygame.Rect(area.left, head.bottom + gap, area.width, 0)
    seats.height = note.top - gap - seats.top
    items = head_items(head, plan, choose.players)
    places = rows(seats, (1,) * most, gap)
    for number, place in enumerate(places[: plan.players]):
        items += _player(canvas, place, plan, number, choose)
    for place in places[plan.players :]:
        items += _free(canvas, place)
    notes = [("rules-note", note, words), ("level-note", level, shared_words(plan))]
    items += [Label(key=key, rect=rect, text=text, role=SMALL_STRONG, wraps=True) for key, rect, text in notes if text]
    return items


def _face(canvas: Canvas, place: pygame.Rect) -> pygame.Rect:
    """Return the place of a player's portrait."""
    side = min(place.height, canvas.px(_LARGEST))
    return pygame.Rect(place.left, place.centery - side // 2, side, side)


def _free(canvas: Canvas, place: pygame.Rect) -> list[Item]:
    """Return the outline of a portrait where one more could sit, and beside it that nobody does."""
    face = _face(canvas, place)
    words = pygame.Rect(face.right + canvas.px(_GAP), place.top, 0, place.height)
    words.width = place.right - words.left
    return [
        Drawing(key="free", rect=face, paint=paint_free, is_backing=True),
        Label(
            key="free-words", rect=words, text=EMPTY_SEAT.say(), role=SMALL, colour=CREAM, align="left", is_mute=True
        ),
    ]


def _player(canvas: Canvas, place: pygame.Rect, plan: MatchPlan, number: int, choose: Choosers) -> list[Item]:
    """Return the portrait of a player, which bears the sign of their team, and beside it name, level, what that does.

    Name and level are equally wide, and stand where they would without words under them.
    """
    seat, high, between = plan.seats[number], row_height(canvas), canvas.px(_BETWEEN)
    face = _face(canvas, place)
    right = pygame.Rect(face.right + canvas.px(_GAP), 0, 0, 2 * high + between)
    right.width, right.centery = place.right - right.left, place.centery
    name, level = rows(right, (1, 1), between)
    words = [] if seat.level is None or shared_words(plan) else [level_words(plan, seat.level)]
    about = pygame.Rect(level.left, level.bottom, level.width, canvas.type.line_height(SMALL))
    portrait = portrait_button(plan, number, face, choose.portrait)
    team = next((team for team, seats in enumerate(plan.teams) if number in seats), None)
    portrait.sign = None if team is None else TEAM_EMBLEMS[team]
    return [
        portrait,
        name_field(plan, number, name),
        *(Label(key=f"about-{number}", rect=about, text=text, role=SMALL, align="left") for text in words),
        Picker(
            key=f"level-{number}",
            rect=level,
            options=level_options(),
            value=seat.level,
            on_change=partial(setattr, seat, "level"),
            called=level_of(seat.name),
        ),
    ]
