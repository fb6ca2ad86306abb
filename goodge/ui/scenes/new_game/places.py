"""Who sits where: the players around a small table, each with a portrait, a name and a level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.dyes import Dye
from ...drawing.theme import BODY_STRONG, GOLD, MUTED, SMALL, SMALL_STRONG, Colour
from ...program.teams import TEAM_EMBLEMS
from ...widgets.base import Drawing, Item, Label, lines_fit
from ...widgets.buttons import Choice, Picker
from ...wording.spoken import level_of
from ..menu_parts import row_height
from .levels import level_options, level_tip, level_words, shared_words
from .plan import MatchPlan
from .rules import fitting
from .seats import TABLES, Choosers, at_the_table, name_field, portrait_button

_SEAT, _FACE, _BETWEEN = 330, 108, 4
_BESIDE, _UNDER = 250, 8  # of a player at a side, whose portrait is over name and level
_ABOUT = 176  # the width of what is said of a level beside a player
_TABLE, _RIM, _EDGE = 480, 13, 10
_INSET, _ROUND = 62, 26  # from the sides of the table to what stands on it, and from its top
_SIDES = {3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
_WOOD, _WOOD_DARK = Colour.of("#6d4526"), Colour.of("#2c190c")


def places_panel(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, dye: Dye, choose: Choosers) -> list[Item]:
    """Lay out a table in the middle of the area, with the number of players on it and the players around it."""
    seats = _seat_places(canvas, area, plan.players)
    table = _table_place(canvas, area, seats)
    items: list[Item] = [
        Drawing(key="table", rect=table, paint=partial(_paint_table, dye), is_backing=True),
        *_on_the_table(canvas, table, plan, choose.players),
    ]
    for number, place in enumerate(seats):
        items += _seat(canvas, place, plan, number, choose.portrait)
    return items


def _seat_places(canvas: Canvas, area: pygame.Rect, players: int) -> list[pygame.Rect]:
    """Return where the players sit: before the table and behind it in a low place, at its sides in a high one."""
    rows = _rows_height(canvas)
    under = rows + 2 * canvas.px(_UNDER) + 2 * canvas.type.line_height(SMALL)
    face = min(canvas.px(_FACE), area.height - under)
    low, high = (canvas.px(_SEAT), max(rows, face)), (canvas.px(_BESIDE), under + face)
    edge, found = canvas.px(_EDGE), list[pygame.Rect]()
    for side in _SIDES[players]:
        place = pygame.Rect((0, 0), high if side in ("left", "right") else low)
        place.center = area.center
        if side == "bottom":
            place.bottom = area.bottom
        elif side == "top":
            place.top = area.top
        elif side == "left":
            place.left = area.left + edge
        else:
            place.right = area.right - edge
        found.append(place)
    return found


def _rows_height(canvas: Canvas) -> int:
    """Return the height of a name over a level."""
    return 2 * row_height(canvas) + canvas.px(_BETWEEN)


def _table_place(canvas: Canvas, area: pygame.Rect, seats: list[pygame.Rect]) -> pygame.Rect:
    """Return the place of the table between the players; where nobody sits across, it reaches further up."""
    gap = canvas.px(12)
    top = seats[2].bottom + gap if len(seats) > 3 else area.top + canvas.px(24)
    table = pygame.Rect(0, top, canvas.px(_TABLE), seats[0].top - gap - top)
    table.centerx = area.centerx
    return table


def _paint_table(dye: Dye, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a round table: a wooden rim with a gold line inside, and the cloth of the house."""
    radius = rect.height / 2 / canvas.unit
    canvas.glow(rect, Colour(0, 0, 0, 150), radius=radius, reach=14)
    canvas.panel(rect, radius=radius, top=_WOOD, bottom=_WOOD_DARK, line=_WOOD_DARK, line_width=2)
    cloth = rect.inflate(-2 * canvas.px(_RIM), -2 * canvas.px(_RIM))
    inner = cloth.height / 2 / canvas.unit
    canvas.panel(cloth, radius=inner, top=dye.middle, bottom=dye.edge, line=GOLD.faded(170), line_width=2)


def _on_the_table(canvas: Canvas, table: pygame.Rect, plan: MatchPlan, change: Callable[[object], None]) -> list[Item]:
    """Return the choice of how many play, or how they sit where there is no choice, over what is played.

    A level that all computer players share is told under that, where there is room.
    """
    place, height, gap = table.inflate(-2 * canvas.px(_INSET), 0), _top_height(canvas), canvas.px(12)
    sentences = plan.rules_in_words() if plan.problem() is None else []
    most, line = place.height - height - gap - 2 * canvas.px(_ROUND), canvas.type.line_height(SMALL) + gap // 2
    shared = shared_words(plan)
    if canvas.type.size(shared, SMALL)[0] > place.width:
        shared = ""
    under = line if shared else 0
    words, room = fitting(canvas, sentences, place.width, most - under)
    whole = fitting(canvas, sentences, place.width, most)
    if whole[0] and not words:
        shared, under, (words, room) = "", 0, whole
    top = pygame.Rect(place.left, place.centery - (height + gap + room + under) // 2, place.width, height)
    below = pygame.Rect(place.left, top.bottom + gap, place.width, max(1, room))
    about: list[Item] = []
    if words:
        about = [Label(key="rules-note", rect=below, text=words, role=SMALL_STRONG, colour=MUTED, wraps=True)]
    if shared:
        foot = pygame.Rect(place.left, below.bottom + gap // 2, place.width, line - gap // 2)
        about.append(Label(key="level-note", rect=foot, text=shared, role=SMALL, colour=MUTED, is_mute=True))
    if len(plan.offer.tables) == 1:
        seating = "" if plan.offer.seating is None else plan.offer.seating.say()
        return [Label(key="seating", rect=top, text=seating, role=BODY_STRONG, wraps=True), *about]
    sizes = [(count, TABLES[count].say()) for count in plan.offer.tables]
    role = SMALL_STRONG
    players = Choice(
        key="players", rect=top, options=sizes, value=plan.players, on_change=change, role=role, called=at_the_table()
    )
    return [players, *about]


def _top_height(canvas: Canvas) -> int:
    """Return the height of a control, or of two lines of words in its place."""
    return max(row_height(canvas), 2 * canvas.type.line_height(SMALL_STRONG))


def leading_keys(players: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return where the arrows lead, down and up, by the keys of items, to come to the player nearest to the screen."""
    beside = [(part, seat) for part in ("portrait", "level") for seat in (1, players - 1)]
    return {f"{part}-{seat}": f"{part}-0" for part, seat in beside}, {"back": "portrait-0", "start": "level-0"}


def _seat(
    canvas: Canvas, place: pygame.Rect, plan: MatchPlan, number: int, choose_portrait: Callable[[int], None]
) -> list[Item]:
    """Return the portrait of a player, which bears the sign of their team, with name, level and what that does."""
    seat, height = plan.seats[number], row_height(canvas)
    is_beside = _SIDES[plan.players][number] in ("left", "right")
    face, name, about = (_high_places if is_beside else _low_places)(canvas, place)
    team = next((team for team, seats in enumerate(plan.teams) if number in seats), None)
    portrait = portrait_button(plan, number, face, choose_portrait)
    portrait.sign = None if team is None else TEAM_EMBLEMS[team]
    level = Picker(
        key=f"level-{number}",
        rect=name.move(0, height + canvas.px(_BETWEEN)),
        options=level_options(),
        value=seat.level,
        on_change=partial(setattr, seat, "level"),
        role=BODY_STRONG,
        tip=None if seat.level is None else level_tip(plan, seat.level),
        called=level_of(seat.name),
    )
    is_told = seat.level is None or shared_words(plan)
    words = [] if is_told else _about(canvas, about, plan, number, is_centred=is_beside)
    return [portrait, name_field(plan, number, name), level, *words]


def _low_places(canvas: Canvas, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return where the face, the name and what the level does stand, from left to right."""
    side, rows = min(canvas.px(_FACE), place.height), _rows_height(canvas)
    face = pygame.Rect(place.left, place.centery - side // 2, side, side)
    left = face.right + canvas.px(12)
    name = pygame.Rect(left, place.centery - rows // 2, place.right - left, row_height(canvas))
    return face, name, pygame.Rect(place.right + canvas.px(12), place.top, canvas.px(_ABOUT), place.height)


def _high_places(canvas: Canvas, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the same from the top down."""
    gap, height, said = canvas.px(_UNDER), row_height(canvas), 2 * canvas.type.line_height(SMALL)
    about = pygame.Rect(place.left, place.bottom - said, place.width, said)
    name = pygame.Rect(place.left, about.top - gap - _rows_height(canvas), place.width, height)
    side = min(name.top - gap - place.top, place.width)
    face = pygame.Rect(0, place.top, side, side)
    face.centerx = place.centerx
    return face, name, about


def _about(canvas: Canvas, rect: pygame.Rect, plan: MatchPlan, number: int, *, is_centred: bool) -> list[Item]:
    """Return what a level does; it is left out where it would need smaller letters."""
    words = level_words(plan, plan.seats[number].level or "")
    fits = lines_fit(canvas, canvas.type.wrap(words, SMALL, rect.width), SMALL, rect)
    label = Label(
        key=f"about-{number}",
        rect=rect,
        text=words,
        role=SMALL,
        colour=MUTED,
        align="center" if is_centred else "left",
        wraps=True,
        top=is_centred,
        is_mute=True,  # the choice of the level tells it
    )
    return [label] if fits else []
