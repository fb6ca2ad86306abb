"""The league: the standings on a sheet of paper, and the tables of the round beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....engine.tournament import TeamStanding
from ....table.tournaments import TournamentSetup
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BODY_STRONG, DISPLAY, INK, INK_SOFT, NAME, SMALL, SMALL_STRONG, Role
from ...scorecard.paper import MADE_WASH, RULE, SHADOW_REACH, paper
from ...widgets.base import Drawing, Item, Label, Paint, Picture
from ...wording.lists import side_by_side
from ...wording.numbers import signed
from ...wording.phrases import Phrase, say
from ...wording.told import in_a_line
from .words import emblem_of

_HEADS = (
    Phrase("tournament: head of the standings", "Team"),
    Phrase("tournament: head of the standings, games", "Won"),
    Phrase("tournament: head of the standings, games", "Lost"),
    Phrase("tournament: head of the standings, points made less points given away", "+/−"),
)
_LEFT = 0.07  # of the width, before the emblems
_RIGHTS = (_LEFT, 0.6, 0.71, 0.84, 1.0)
_SIGN = 28
_SMALL_NAME = Role(DISPLAY, 18)


class StandingsPaper:
    """The drawing of the sheet; its picture is kept as long as the window keeps its size."""

    def __init__(self) -> None:
        self._sheet: tuple[tuple[int, int], pygame.Surface] | None = None

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._sheet is None or self._sheet[0] != rect.size:
            self._sheet = (rect.size, paper(rect.size, canvas.unit))
        reach = round(SHADOW_REACH * canvas.unit)
        canvas.surface.blit(self._sheet[1], rect.move(-reach, -reach))


def standings_items(
    canvas: Canvas, rect: pygame.Rect, setup: TournamentSetup, standings: Sequence[TeamStanding], ground: Paint
) -> list[Item]:
    """Return the standings, the best team first; the people's own is marked."""
    inner = rect.inflate(-canvas.px(56), -canvas.px(44))
    height = inner.height // (len(standings) + 1)
    items: list[Item] = [Drawing(key="sheet", rect=rect, paint=ground, is_backing=True)]
    for number, standing in enumerate(standings, 1):
        row = pygame.Rect(inner.left, inner.top + number * height, inner.width, height)
        if standing.team == setup.own:
            wash = row.inflate(canvas.px(20), -canvas.px(4))
            items.append(Drawing(key="own-row", rect=wash, paint=_draw_wash, is_backing=True))
        rule = pygame.Rect(inner.left, row.top, inner.width, 1)
        items.append(Drawing(key=f"rule-{number}", rect=rule, paint=_draw_rule, is_backing=True))
    heads = pygame.Rect(inner.left, inner.top, inner.width, height)
    role = _role_of_names(canvas, inner, [setup.teams[standing.team].name for standing in standings])
    named = ["", *(head.say() for head in _HEADS)]
    items += _cells(canvas, heads, "head", named, (SMALL,) * 5)
    for number, standing in enumerate(standings, 1):
        row = pygame.Rect(inner.left, inner.top + number * height, inner.width, height)
        texts = (
            f"{number}",
            setup.teams[standing.team].name,
            f"{standing.wins}",
            f"{standing.losses}",
            signed(standing.difference),
        )
        roles = (SMALL_STRONG, role, BODY_STRONG, BODY, BODY_STRONG)
        told_heads = (*named[2:4], say("tournament: head of the standings, told in words", "Point difference"))
        told = in_a_line(side_by_side(*texts[:2]), told_heads, texts[2:])
        items += _cells(canvas, row, f"{number}", texts, roles, told)
        sign = pygame.Rect(row.left + round(row.width * _LEFT), 0, canvas.px(_SIGN), canvas.px(_SIGN))
        sign.centery = row.centery
        items.append(Picture(key=f"{number}-sign", rect=sign, name=f"emblems/{emblem_of(setup, standing.team)}"))
    return items


def _cells(
    canvas: Canvas, row: pygame.Rect, key: str, texts: Sequence[str], roles: Sequence[Role], told: str = ""
) -> list[Item]:
    """Return a line of the sheet, which the name tells as a whole; a line of heads tells nothing."""
    lefts = (0.0, *_RIGHTS)
    items: list[Item] = []
    for column, (text, role) in enumerate(zip(texts, roles, strict=True)):
        left, right = (row.left + round(row.width * share) for share in lefts[column : column + 2])
        cell = _place_of_name(canvas, row) if column == 1 else pygame.Rect(left, row.top, right - left, row.height)
        align = "left" if column < 2 else "right"
        colour = INK_SOFT if key == "head" or column == 0 else INK
        if text:
            shown = canvas.type.shortened(text, role, cell.width)
            items.append(
                Label(
                    key=f"{key}-{column}", rect=cell, text=shown, role=role, colour=colour, align=align, called=told,
                    is_mute=column != 1 or not told,
                )
            )  # fmt: skip
    return items


def _place_of_name(canvas: Canvas, row: pygame.Rect) -> pygame.Rect:
    """Return the place of a team's name in its row, behind the emblem."""
    left = row.left + round(row.width * _RIGHTS[0]) + canvas.px(_SIGN + 10)
    return pygame.Rect(left, row.top, row.left + round(row.width * _RIGHTS[1]) - left, row.height)


def _role_of_names(canvas: Canvas, rows: pygame.Rect, names: Sequence[str]) -> Role:
    """Return the largest role in which all names have room, so that no team's is smaller."""
    room, roles = _place_of_name(canvas, rows).width, (NAME, _SMALL_NAME)
    return min((canvas.type.fitting(name, roles, room) for name in names), key=lambda role: role.size)


def _draw_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE[:3], rect)


def _draw_wash(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=8, top=MADE_WASH.faded(190))
