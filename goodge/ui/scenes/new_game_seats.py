"""Who sits at the table: names, levels and styles, partners side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...players import LEVELS, STYLES
from ...table.seats import NAME_LENGTH
from ..canvas import Canvas
from ..games.teams import TEAM_EMBLEMS
from ..items.base import Drawing, Item, Label, Picture
from ..items.buttons import Choice, Picker
from ..items.fields import TextField
from ..strength import COUNTS, measured
from ..theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, MUTED, NAME, SMALL, SMALL_STRONG
from .match_plan import MatchPlan, SeatPlan
from .menu_parts import columns, row_height

_LEVELS = ((None, "Person"), *((level, level.capitalize()) for level in LEVELS))
_STYLES = ((None, "Plain"), *((style, style.capitalize()) for style in STYLES))
_ABOUT_LEVELS = {"novice": "makes mistakes", "casual": "counts the cards gone", "expert": "weighs many deals"}
_STYLES_IN_SHORT = "Bold bids high, Careful low; Trump-pullers lead trump"
_ABOUT_STYLES = {
    None: "No style of its own: bids and leads as most do",
    "bold": "Bids higher; no stronger and no weaker than others of the level",
    "careful": "Bids lower and holds points back; no stronger and no weaker",
    "trump-puller": "Leads trump early; no stronger and no weaker",
}
_BRACKET = 46


def seats_panel(canvas: Canvas, area: pygame.Rect, plan: MatchPlan) -> list[Item]:
    """Everything about who plays, from the top of the area down, and about the levels at its foot."""
    legend = _legend(canvas, area, plan)
    rest = pygame.Rect(area.left, area.top, area.width, legend[0].rect.top - canvas.px(12) - area.top)
    groups = plan.teams or [[seat] for seat in range(plan.players)]
    [head], *places = _places(canvas, rest, [[-1], *groups])
    items = [*_head(head, plan)]
    for group, rows in zip(groups, places, strict=True):
        if len(group) > 1:
            items.append(_bracket(canvas, rows, group[0]))
            rows = [
                pygame.Rect(row.left + canvas.px(_BRACKET), row.top, row.width - canvas.px(_BRACKET), row.height)
                for row in rows
            ]
        for seat, row in zip(group, rows, strict=True):
            items += _seat(canvas, row, plan, seat)
    return [*items, *legend]


def _head(row: pygame.Rect, plan: MatchPlan) -> list[Item]:
    label, control = columns(row, (260, 460), 0)
    title = Label(key="who-label", rect=label, text="At the table", role=NAME, colour=GOLD_BRIGHT, align="left")
    if len(plan.offer.tables) == 1:
        words = plan.offer.seating
        return [title, Label(key="seating", rect=control, text=words, role=SMALL_STRONG, colour=MUTED, align="right")]
    tables = tuple((count, f"{COUNTS[count].capitalize()} players") for count in plan.offer.tables)
    change = _changing(plan, "players")
    return [title, Choice(key="players", rect=control, options=tables, value=plan.players, on_change=change)]


def _places(canvas: Canvas, area: pygame.Rect, groups: list[list[int]]) -> list[list[pygame.Rect]]:
    """A row for each member of each group, those of one group nearer to one another."""
    count, height = sum(map(len, groups)), row_height(canvas)
    near = canvas.px(8)
    spare = area.height - count * height - near * (count - len(groups))
    apart = min(canvas.px(28), spare // max(1, len(groups) - 1))
    top, places = area.top, []
    for group in groups:
        rows = [
            pygame.Rect(area.left, top + (height + near) * place, area.width, height) for place in range(len(group))
        ]
        places.append(rows)
        top = rows[-1].bottom + apart
    return places


def _bracket(canvas: Canvas, rows: list[pygame.Rect], number: int) -> Item:
    """A gold bracket round the rows of a team, with the team's emblem at the table."""
    rect = rows[0].unionall(rows[1:])
    rect.width = canvas.px(_BRACKET - 8)

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        line = max(1, canvas.px(2))
        x = rect.right - line
        canvas.surface.fill(GOLD[:3], (x, rect.top, line, rect.height))
        for y in (rect.top, rect.bottom - line):
            canvas.surface.fill(GOLD[:3], (x, y, canvas.px(8), line))
        canvas.icon(TEAM_EMBLEMS[number], (rect.left + canvas.px(14), rect.centery), 30)

    return Drawing(key=f"team-{number}", rect=rect, paint=paint)


def _seat(canvas: Canvas, row: pygame.Rect, plan: MatchPlan, number: int) -> list[Item]:
    seat, gap, side = plan.seats[number], canvas.px(8), canvas.px(28)
    icon = pygame.Rect(row.left, row.centery - side // 2, side, side)
    wide = canvas.px(516 if plan.has_styles else 420)
    level = pygame.Rect(row.right - wide, row.top, wide, row.height)
    name = pygame.Rect(icon.right + gap, row.top, level.left - icon.right - 2 * gap, row.height)
    role = BODY_STRONG
    styles: list[Item] = []
    if plan.has_styles:
        level, style = columns(level, (324, 184), gap)
        role = SMALL_STRONG
        styles = [_style(style, seat, number)] if seat.level is not None else []
    return [
        Picture(key=f"icon-{number}", rect=icon, name=f"emblems/icons/{'robot' if seat.level else 'person'}"),
        TextField(
            key=f"name-{number}",
            rect=name,
            value=seat.name,
            on_change=partial(plan.rename, number),
            placeholder="Name",
            longest=NAME_LENGTH,
        ),
        Choice(
            key=f"level-{number}",
            rect=level,
            options=_LEVELS,
            value=seat.level,
            on_change=_changing(seat, "level"),
            role=role,
        ),
        *styles,
    ]


def _style(rect: pygame.Rect, seat: SeatPlan, number: int) -> Item:
    return Picker(
        key=f"style-{number}",
        rect=rect,
        options=_STYLES,
        value=seat.style,
        on_change=_changing(seat, "style"),
        role=SMALL_STRONG,
        tip=_ABOUT_STYLES[seat.style],
    )


def _changing(thing: MatchPlan | SeatPlan, name: str) -> Callable[[object], None]:
    return lambda value: setattr(thing, name, value)


# -- the levels -----------------------------------------------------------------------------------------------


def _legend(canvas: Canvas, area: pygame.Rect, plan: MatchPlan) -> list[Item]:
    """A line a level: what it does, and how far it was measured to be from the one before; a line on the styles."""
    step = canvas.type.line_height(SMALL)
    top = area.bottom - step * (len(LEVELS) + plan.has_styles)
    rule = pygame.Rect(area.left, top - canvas.px(10), area.width, 1)
    items: list[Item] = [Drawing(key="levels-rule", rect=rule, paint=_paint_rule)]
    for number, level in enumerate(LEVELS):
        line = pygame.Rect(area.left, top + number * step, area.width, step)
        name, about, figures = columns(line, (76, 232, 412), 0)
        items += [
            Label(
                key=f"{level}-name", rect=name, text=level.capitalize(), role=SMALL_STRONG, colour=CREAM, align="left"
            ),
            Label(key=f"{level}-about", rect=about, text=_ABOUT_LEVELS[level], role=SMALL, colour=MUTED, align="left"),
        ]
        words = measured(plan.offer.id, plan.players, plan.players - len((plan.teams or [[0]])[0]), level)
        if words:
            items.append(
                Label(key=f"{level}-figures", rect=figures, text=words, role=SMALL_STRONG, colour=MUTED, align="right")
            )
    if plan.has_styles:
        line = pygame.Rect(area.left, area.bottom - step, area.width, step)
        name, about = columns(line, (76, 644), 0)
        items += [
            Label(key="styles-name", rect=name, text="Styles", role=SMALL_STRONG, colour=CREAM, align="left"),
            Label(key="styles-about", rect=about, text=_STYLES_IN_SHORT, role=SMALL, colour=MUTED, align="left"),
        ]
    return items


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(90))
