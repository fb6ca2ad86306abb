"""The people around a table with real cards: their faces and names, and who deals first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import SMALL_STRONG
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...wording import keep_score as words
from ..new_game.plan import MatchPlan
from ..new_game.seats import (
    BRACKET,
    PORTRAIT,
    Choosers,
    head_items,
    name_field,
    portrait_button,
    seat_rows,
    team_bracket,
)
from .marks import DealerButton

_DEALER, _GAP, _BESIDE = 168, 12, 8
_MOST_APART, _FACE, _FACE_AIR = 60, 72, 8  # units; faces are as large as the rows are apart


def people_panel(
    canvas: Canvas,
    area: pygame.Rect,
    plan: MatchPlan,
    dealer: int,
    choose: Choosers,
    on_dealer: Callable[[int], None],
    on_name: Callable[[int], None] | None,
) -> list[Item]:
    """Lay out how many play and, under it, a row for everybody, with partners side by side.

    `on_name` offers names for a seat, if there are any to offer.
    """
    groups = plan.teams or [[seat] for seat in range(plan.players)]
    [head], *places = seat_rows(canvas, area, [[-1], *groups], _MOST_APART)
    items, (first, *_) = [*head_items(head, plan, choose.players)], places
    step = (first[1] if len(first) > 1 else places[1][0]).top - first[0].top
    face = max(min(canvas.px(PORTRAIT), first[0].height), min(canvas.px(_FACE), step - canvas.px(_FACE_AIR)))
    for group, rows in zip(groups, places, strict=True):
        inset = canvas.px(BRACKET) if len(group) > 1 else 0
        if inset:
            items.append(team_bracket(canvas, rows, group[0]))
        for seat, row in zip(group, rows, strict=True):
            place = pygame.Rect(row.left + inset, row.top, row.width - inset, row.height)
            items += _person(canvas, place, face, plan, seat, choose, on_name)
            called = words.deals_first_words(plan.seats[seat].name, plan.place_of(seat))
            items.append(_dealer_mark(canvas, place, called, seat, dealer, partial(on_dealer, seat)))
    return items


def _person(
    canvas: Canvas,
    row: pygame.Rect,
    side: int,
    plan: MatchPlan,
    seat: int,
    choose: Choosers,
    on_name: Callable[[int], None] | None,
) -> list[Item]:
    gap = canvas.px(_GAP)
    face = pygame.Rect(row.left, row.centery - side // 2, side, side)
    name = pygame.Rect(face.right + gap, row.top, 0, row.height)
    name.width = row.right - canvas.px(_DEALER) - gap - name.left
    who = [portrait_button(plan, seat, face, choose.portrait), name_field(plan, seat, name)]
    if on_name is None:
        return who
    offer = pygame.Rect(name.right - row.height, row.top, row.height, row.height)
    name.width -= offer.width + canvas.px(_BESIDE)
    told = words.WHO_SITS_HERE.say()
    return [*who, Button(key=f"house-{seat}", rect=offer, icon="list", on_press=partial(on_name, seat), tip=told)]


def _dealer_mark(
    canvas: Canvas, row: pygame.Rect, called: str, seat: int, dealer: int, on_press: Callable[[], None]
) -> DealerButton:
    is_chosen = seat == dealer
    rect = pygame.Rect(row.right - canvas.px(_DEALER), row.top, row.height, row.height)
    if is_chosen:
        rect.width = row.right - rect.left
    return DealerButton(
        key=f"dealer-{seat}", rect=rect, text=words.DEALS_FIRST.say(), is_chosen=is_chosen, on_press=on_press,
        role=SMALL_STRONG, called=called, tip=None if is_chosen else called,
    )  # fmt: skip
