"""How a tournament goes, in three steps with a picture each: the league, the bracket, the cup."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, GOLD, GOLD_BRIGHT, INK_SOFT, MUTED, NAME, NUMBER, PANEL, PAPER, SMALL_STRONG, Role
from ...program.teams import CRESTS
from ...widgets.base import Drawing, Item, Label
from ...wording.numbers import figure
from ...wording.phrases import Phrase

_TEAMS = Phrase("tournament: how it goes", "Eight teams of two: yours and seven of computer players.")
_LEAGUE = Phrase(
    "tournament: how it goes", "First comes the league: each team plays three games. Then the best meet the weakest."
)
_BRACKET = Phrase(
    "tournament: how it goes", "In the bracket, a team that loses is out. The last game is the championship."
)
_LENGTH = Phrase(
    "tournament: how it goes",
    "A game goes to 250\u00a0points, or ends after 10\u00a0rounds or 25\u00a0minutes of play.",
)
_FINAL = Phrase("tournament: how it goes", "The championship has no clock, but three broken contracts lose the match.")

_PICTURE, _OF_STEP = 132, 0.76  # units: a picture at most, and its share of the height of a step
_BESIDE, _NUMBER, _AIR = 20, 34, 12  # units: beside a picture, a step's number, and between the parts
_LINES, _WAY = 4, 2.5  # of the league's table; units, of a way of the bracket


def how_items(canvas: Canvas, area: pygame.Rect) -> list[Item]:
    """Return who plays, three steps under that, and at the foot how long a game is."""
    air, width = canvas.px(_AIR), area.width
    head, foot = (_high(canvas, phrase, role, width) for phrase, role in ((_TEAMS, NAME), (_LENGTH, SMALL_STRONG)))
    teams = pygame.Rect(area.left, area.top, width, head)
    length = pygame.Rect(area.left, area.bottom - foot, width, foot)
    top, room = teams.bottom + air, (length.top - teams.bottom - 2 * air) // 3
    items: list[Item] = [
        Label(key="how-teams", rect=teams, text=_TEAMS.say(), role=NAME, colour=GOLD_BRIGHT, align="left", wraps=True)
    ]
    steps, labels = ((_LEAGUE, _draw_league), (_BRACKET, _draw_bracket), (_FINAL, _draw_cup)), list[Label]()
    for number, (phrase, paint) in enumerate(steps):
        row = pygame.Rect(area.left, top + number * room, width, room)
        pieces, label = _step(canvas, row, number, phrase.say(), paint)
        items += [*pieces, label]
        labels.append(label)
    role = min((label.shown_role(canvas) for label in labels), key=lambda each: each.size)
    for label in labels:
        label.role = role
    words = _LENGTH.say()
    about = Label(key="how-length", rect=length, text=words, role=SMALL_STRONG, colour=MUTED, align="left", wraps=True)
    return [*items, about]


def _high(canvas: Canvas, phrase: Phrase, role: Role, width: int) -> int:
    return len(canvas.type.wrap(phrase.say(), role, width)) * canvas.type.line_height(role)


def _step(
    canvas: Canvas, row: pygame.Rect, number: int, words: str, paint: Callable[[Canvas, pygame.Rect], None]
) -> tuple[list[Item], Label]:
    """Return the number of a step and its picture, and the words beside them."""
    side, wide = min(canvas.px(_PICTURE), round(_OF_STEP * row.height)), canvas.px(_NUMBER)
    count = pygame.Rect(row.left, row.top, wide, row.height)
    picture = pygame.Rect(count.right, row.centery - side // 2, side, side)
    left = picture.right + canvas.px(_BESIDE)
    text = pygame.Rect(left, row.top, row.right - left, row.height)
    return [
        Label(
            key=f"step-{number}", rect=count, text=figure(number + 1), role=NUMBER, colour=GOLD_BRIGHT, align="left",
            is_mute=True,
        ),
        Drawing(key=f"picture-{number}", rect=picture, paint=paint),
    ], Label(key=f"how-{number}", rect=text, text=words, role=BODY, align="left", wraps=True, evenly=True)  # fmt: skip


def _draw_league(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the table of the league: a sheet with a crest and a line for each of some teams."""
    canvas.panel(rect, radius=4, top=PAPER)
    inner = rect.inflate(-rect.width // 6, -rect.height // 8)
    step = inner.height // _LINES
    for number, crest in enumerate(list(CRESTS.values())[:_LINES]):
        row = pygame.Rect(inner.left, inner.top + number * step, inner.width, step)
        canvas.icon(crest, (row.left + step // 2, row.centery), 0.85 * step / canvas.unit)
        left = row.left + round(1.3 * step)
        high = canvas.px(4)
        line = pygame.Rect(left, row.centery - high // 2, row.width // 3, high)
        canvas.panel(line, radius=2, top=INK_SOFT)
        points = pygame.Rect(0, line.top, row.width // 6, high)
        points.right = row.right
        canvas.panel(points, radius=2, top=INK_SOFT)


def _draw_bracket(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw four games that lead to two, and these to one."""
    wide, high, way = rect.width // 4, rect.height // 7, canvas.px(_WAY)
    lefts = [rect.left + number * (rect.width - wide) // 2 for number in range(3)]
    middles = [rect.top + (2 * number + 1) * rect.height // 8 for number in range(4)]
    for column, left in enumerate(lefts):
        follow = [(one + two) // 2 for one, two in zip(middles[::2], middles[1::2], strict=False)]
        if follow:
            turn = (left + wide + lefts[column + 1]) // 2
            for number, middle in enumerate(middles):
                goal = follow[number // 2]
                upper, lower = sorted((middle, goal))
                canvas.surface.fill(GOLD[:3], (left + wide, middle - way // 2, turn - left - wide, way))
                canvas.surface.fill(GOLD[:3], (turn - way // 2, upper - way // 2, way, lower - upper + way))
                canvas.surface.fill(GOLD[:3], (turn, goal - way // 2, lefts[column + 1] - turn, way))
        for middle in middles:
            box = pygame.Rect(left, middle - high // 2, wide, high)
            canvas.panel(box, radius=3, top=PANEL, line=GOLD_BRIGHT if len(middles) == 1 else GOLD)
        middles = follow


def _draw_cup(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.picture("emblems/cup", rect)
