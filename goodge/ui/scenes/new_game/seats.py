"""The players at the table: names, levels and styles, with partners side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from ....players import STYLES
from ....table.seats import NAME_LENGTH
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, MUTED, NAME, SMALL, SMALL_STRONG
from ...program.teams import TEAM_EMBLEMS
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import ChoiceRow
from ...widgets.fields import TextField
from ...widgets.layout import columns
from ...widgets.picker import Picker
from ...widgets.portraits import PortraitButton
from ...wording.lists import side_by_side
from ...wording.phrases import Phrase, say
from ...wording.players import about_style, style_name
from ...wording.portraits import character_words, choose_words, portrait_words
from ...wording.spoken import level_of, name_of_player, style_of
from ...wording.told import has_called
from ..menu_parts import row_height
from .levels import level_options, level_words, measured_words
from .plan import MatchPlan, SeatPlan

TABLES = {3: Phrase("new game: how many play", "Three players"), 4: Phrase("new game: how many play", "Four players")}
LEVEL, STYLE = Phrase("new game: over the levels", "Level"), Phrase("new game: over the styles", "Style")
BRACKET = 46
PORTRAIT = 48
MOST_APART = 40  # units, from row to row: the same for players and options, so that they stand in lines
_LEAST_APART = 5  # units from row to row, portraits included, with a line for the heads of the columns
_GAP, _LEGEND_GAP, _LEGEND_APART = 8, 14, 24
_FREE = 140  # how strong the outline of a free place is, of 255
_LEGENDS = (3, 22), (2, 14)  # the lines on levels, and the units over them; fewer where heads have no room otherwise


def at_the_table() -> str:
    """Return the heading over the players."""
    return say("new game: who plays", "At the table")


class _Line(NamedTuple):
    """A line below the players: what something means, and figures to the right of it."""

    key: str
    name: str
    about: str
    figures: str = ""
    fewer: str = ""  # figures, where those have no room beside the name


class Choosers(NamedTuple):
    """What a choice at the table does: how many play, and whose portrait is to be another."""

    players: Callable[[object], None]
    portrait: Callable[[int], None]


def seats_panel(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, choose: Choosers) -> list[Item]:
    """Lay out the players from the top of the area, and the legend of the levels at its foot.

    The columns of levels and styles have heads where there is a line for them. There is room for as many as may play,
    so that nobody moves when another number is chosen.
    """
    groups = plan.teams or [[seat] for seat in range(plan.players)]
    free = [[seat] for seat in range(plan.players, max(plan.offer.tables))]
    wanted, heads = [[-1], *groups, *free], canvas.type.line_height(SMALL_STRONG)
    for lines, over in _LEGENDS:
        bottom = _legend_top(canvas, area, plan, lines) - canvas.px(over)
        rest = pygame.Rect(area.left, area.top, area.width, bottom - heads - area.top)
        [head], *places = seat_rows(canvas, rest, wanted)
        if places[0][0].top - head.bottom >= canvas.px(_LEAST_APART):
            break
    else:  # no room for heads
        lines, over = _LEGENDS[0]
        rest.height, heads = _legend_top(canvas, area, plan, lines) - canvas.px(over) - area.top, 0
        [head], *places = seat_rows(canvas, rest, wanted)
    legend = _legend(canvas, area, plan, lines)
    places = [[row.move(0, heads) for row in rows] for rows in places]
    items = [*head_items(head, plan, choose.players)]
    if heads:
        items += _column_heads(canvas, places[0][0], heads, plan)
    for group, rows in zip(groups, places, strict=False):
        if len(group) > 1:
            items.append(team_bracket(canvas, rows, group[0]))
            rows = [
                pygame.Rect(row.left + canvas.px(BRACKET), row.top, row.width - canvas.px(BRACKET), row.height)
                for row in rows
            ]
        for seat, row in zip(group, rows, strict=True):
            items += _seat(canvas, row, plan, seat, choose.portrait)
    return [*items, *legend]


def head_items(row: pygame.Rect, plan: MatchPlan, change: Callable[[object], None]) -> list[Item]:
    """Return the heading over the players, and the choice of how many there are."""
    label, control = columns(row, (260, 460), 0)
    title = Label(key="who-label", rect=label, text=at_the_table(), role=NAME, colour=GOLD_BRIGHT, align="left")
    if len(plan.offer.tables) == 1:
        words = "" if plan.offer.seating is None else plan.offer.seating.say()
        return [title, Label(key="seating", rect=control, text=words, role=SMALL_STRONG, align="right")]
    tables = tuple((count, TABLES[count].say()) for count in plan.offer.tables)
    return [
        title,
        ChoiceRow(key="players", rect=control, options=tables, value=plan.players, on_change=change, called=title.text),
    ]


def seat_rows(
    canvas: Canvas, area: pygame.Rect, groups: list[list[int]], most_apart: int = MOST_APART
) -> list[list[pygame.Rect]]:
    """Return a row for each member of each group, at most this many units apart; those of one group are closer."""
    count, height = sum(map(len, groups)), row_height(canvas)
    near = canvas.px(8)
    spare = area.height - count * height - near * (count - len(groups))
    apart = min(canvas.px(most_apart), spare // max(1, len(groups) - 1))
    top, places = area.top, []
    for group in groups:
        rows = [
            pygame.Rect(area.left, top + (height + near) * place, area.width, height) for place in range(len(group))
        ]
        places.append(rows)
        top = rows[-1].bottom + apart
    return places


def team_bracket(canvas: Canvas, rows: list[pygame.Rect], number: int) -> Item:
    """Return a gold bracket around the rows of a team, with the emblem that the team has at the table."""
    rect = rows[0].unionall(rows[1:])
    rect.width = canvas.px(BRACKET - 8)

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        line = max(1, canvas.px(2))
        x = rect.right - line
        canvas.surface.fill(GOLD[:3], (x, rect.top, line, rect.height))
        for y in (rect.top, rect.bottom - line):
            canvas.surface.fill(GOLD[:3], (x, y, canvas.px(8), line))
        canvas.icon(TEAM_EMBLEMS[number], (rect.left + canvas.px(14), rect.centery), 30)

    return Drawing(key=f"team-{number}", rect=rect, paint=paint)


def _seat(
    canvas: Canvas, row: pygame.Rect, plan: MatchPlan, number: int, choose_portrait: Callable[[int], None]
) -> list[Item]:
    seat, gap, side = plan.seats[number], canvas.px(_GAP), canvas.px(PORTRAIT)
    face = pygame.Rect(row.left, row.centery - side // 2, side, side)
    level, style = _controls(canvas, row, plan)
    name = pygame.Rect(face.right + gap, row.top, level.left - face.right - 2 * gap, row.height)
    styles = [_style(style, seat, number)] if style is not None and seat.level is not None else []
    return [
        portrait_button(plan, number, face, choose_portrait),
        name_field(plan, number, name),
        Picker(
            key=f"level-{number}",
            rect=level,
            options=level_options(),
            value=seat.level,
            on_change=_changing(seat, "level"),
            role=BODY_STRONG if style is None else SMALL_STRONG,
            called=level_of(seat.name),
        ),
        *styles,
    ]


def _controls(canvas: Canvas, row: pygame.Rect, plan: MatchPlan) -> tuple[pygame.Rect, pygame.Rect | None]:
    """Return where in a row the level stands, and beside it the style in a game that has them."""
    wide = canvas.px(390 if plan.has_styles else 240)
    both = pygame.Rect(row.right - wide, row.top, wide, row.height)
    if not plan.has_styles:
        return both, None
    level, style = columns(both, (1, 1), canvas.px(_GAP))
    return level, style


def _column_heads(canvas: Canvas, row: pygame.Rect, height: int, plan: MatchPlan) -> list[Item]:
    """Return the heads over the levels and the styles; each control says its own when it is heard."""
    heads = zip(("level", "style"), (LEVEL.say(), STYLE.say()), _controls(canvas, row, plan), strict=True)
    return [
        Label(
            key=f"{key}-head",
            rect=pygame.Rect(rect.left, rect.top - height, rect.width, height),
            text=text,
            role=SMALL_STRONG,
            is_mute=True,
        )
        for key, text, rect in heads
        if rect is not None
    ]


def paint_free(canvas: Canvas, face: pygame.Rect) -> None:
    """Draw the outline of a portrait where nobody sits."""
    radius = face.width / 2 / canvas.unit
    canvas.panel(face, radius=radius, top=GOLD.faded(0), line=GOLD.faded(_FREE), line_width=2)


def portrait_button(
    plan: MatchPlan, number: int, rect: pygame.Rect, choose_portrait: Callable[[int], None]
) -> PortraitButton:
    """Return the portrait of a player, which is pressed to choose another."""
    seat, portrait = plan.seats[number], plan.portraits()[number]
    return PortraitButton(
        key=f"portrait-{number}",
        rect=rect,
        text=portrait_words(portrait) if seat.level is None else character_words(seat.name, portrait),
        portrait=portrait,
        on_press=partial(choose_portrait, number),
        tip=choose_words(is_person=seat.level is None),
    )


def name_field(plan: MatchPlan, number: int, rect: pygame.Rect) -> TextField:
    """Return the field for a player's name; an empty one tells its number, by which the foot asks for it."""
    place = plan.place_of(number)
    return TextField(
        key=f"name-{number}",
        rect=rect,
        value=plan.seats[number].name,
        on_change=partial(plan.rename, number),
        placeholder=name_of_player(place),
        shorter=say("new game: in an empty field", "Name"),
        called=name_of_player(place),
        longest=NAME_LENGTH,
        is_wanted=number == plan.nameless,
    )


def _style(rect: pygame.Rect, seat: SeatPlan, number: int) -> Item:
    return Picker(
        key=f"style-{number}",
        rect=rect,
        options=[(style, style_name(style)) for style in (None, *STYLES)],
        value=seat.style,
        on_change=_changing(seat, "style"),
        role=SMALL_STRONG,
        tip=about_style(seat.style),
        called=style_of(seat.name),
    )


def _changing(thing: SeatPlan, name: str) -> Callable[[object], None]:
    return lambda value: setattr(thing, name, value)


# -- the levels -----------------------------------------------------------------------------------------------


def _legend(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, most: int) -> list[Item]:
    """Return a line for each level at the table, with what it does and its measured gain on the level before.

    Of more than there is room for the strongest have one. A line on styles follows. The lines end at the foot, and the
    rule stands close over them; the most of them have room, so that no player moves when another level is chosen.
    """
    step, lines = canvas.type.line_height(SMALL), _lines(plan)[-most:]
    styles = say("new game: before what styles mean", "Styles")
    names = [*(line.name for line in lines), *([styles] if plan.has_styles else [])]
    wide = max((canvas.type.size(name, SMALL_STRONG)[0] for name in names), default=0) + canvas.px(_LEGEND_GAP)
    if plan.has_styles:
        lines.append(_Line("styles", styles, _about_styles(canvas, area.width - wide)))
    top = area.bottom - step * len(lines)
    rule = pygame.Rect(area.left, top - canvas.px(10), area.width, 1)
    items: list[Item] = [Drawing(key="levels-rule", rect=rule, paint=_paint_rule)] if lines else []
    for number, line in enumerate(lines):
        items += _legend_line(canvas, pygame.Rect(area.left, top + number * step, area.width, step), wide, line)
    return items


def _legend_top(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, most: int) -> int:
    """Return where the most lines of the legend begin."""
    return area.bottom - canvas.type.line_height(SMALL) * (most + plan.has_styles)


def _lines(plan: MatchPlan) -> list[_Line]:
    met = {seat.level for seat in plan.sitting}
    return [
        _Line(
            level,
            name,
            level_words(plan, level),
            measured_words(plan, level),
            measured_words(plan, level, has_share=False),
        )
        for level, name in level_options()
        if level is not None and level in met
    ]


def _about_styles(canvas: Canvas, room: int) -> str:
    """Return what the styles mean; the plain one, which is no style, is left out where there is no room for all."""
    words = say(
        "new game: what styles mean", "Plain bids like most, Bold higher, Careful lower; Trump-pullers lead trumps"
    )
    if canvas.type.size(words, SMALL)[0] <= room:
        return words
    return say("new game: what styles mean", "Bold bids high, Careful low; Trump-pullers lead trumps")


def _legend_line(canvas: Canvas, rect: pygame.Rect, wide: int, line: _Line) -> list[Item]:
    """Return a name, what is said of it, and figures, which take the place of what is said where both have no room.

    The figures are fewer where they would touch what is said.
    """
    room, apart = rect.width - wide, canvas.px(_LEGEND_APART)
    said = canvas.type.size(line.about, SMALL)[0] + apart
    widths = {figures: canvas.type.size(figures, SMALL_STRONG)[0] for figures in (line.figures, line.fewer)}
    beside, alone = ([figures for figures in widths if widths[figures] <= rest] for rest in (room - said, room))
    shown = [*beside, *alone, line.fewer][0]
    far = min(room, widths[shown] + apart) if shown else 0
    align = "right"
    if shown and shown not in beside:  # alone behind the name
        align, far = "left", room
    name, about, figures = columns(rect, (wide, room - far, far), 0)
    told = has_called(line.name, side_by_side(line.about, line.figures))
    items: list[Item] = [
        Label(
            key=f"{line.key}-name", rect=name, text=line.name, role=SMALL_STRONG, colour=CREAM, align="left",
            called=told,
        ),
        Label(
            key=f"{line.key}-about", rect=about, text=line.about, role=SMALL, colour=MUTED, align="left", is_mute=True
        ),
    ]  # fmt: skip
    if not line.figures:
        return items
    key = f"{line.key}-figures"
    items.append(
        Label(
            key=key, rect=figures, text=shown, role=SMALL_STRONG, colour=MUTED, align=align, is_mute=True
        )
    )  # fmt: skip
    return [item for item in items if item.fits(canvas)]


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(90))
