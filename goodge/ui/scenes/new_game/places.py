"""Who sits where: the players around a small table, each with a portrait, a name and a level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import floor, sqrt

import pygame

from ....players import LEVELS
from ...drawing.canvas import Canvas
from ...drawing.dyes import Dye
from ...drawing.portrait import DUMMYS, picture_of
from ...drawing.theme import BODY_STRONG, CREAM, GOLD, MUTED, SMALL, SMALL_STRONG, Colour
from ...program.teams import TEAM_EMBLEMS
from ...widgets.base import Drawing, Item, Label, Picture, TipPlace, lines_fit
from ...widgets.buttons import ChoiceRow
from ...widgets.picker import Picker
from ...wording.happenings import dummy
from ...wording.new_game import EMPTY_SEAT
from ...wording.spoken import level_of
from ..menu_parts import row_height
from .levels import level_options, level_tip, level_words, named_words, shared_words
from .plan import MatchPlan
from .rules import fitting
from .seats import TABLES, Choosers, at_the_table, name_field, paint_free, portrait_button

_FACE, _NAME, _NEAR, _BETWEEN = 92, 210, 12, 4
_ABOUT, _UNDER = 176, 8  # what is said of a level: its width beside a player, and how far it is under one
_TABLE, _RIM, _EDGE = 480, 13, 10
_INSET, _ROUND, _APART = 62, 27, 12  # from the sides of the table to what stands on it, from its top, and between
_SIDES = {3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
_OFF_RIM, _BESIDE_WORDS = 3, 22  # from a control to the gold line, and beside each of its words
_WOOD, _WOOD_DARK = Colour.of("#6d4526"), Colour.of("#2c190c")


def places_panel(canvas: Canvas, area: pygame.Rect, plan: MatchPlan, dye: Dye, choose: Choosers) -> list[Item]:
    """Lay out a table in the middle of the area, with the number of players on it and the players around it.

    The table and everybody at it stay in their places when another number is chosen.
    """
    places = _seat_places(canvas, area)
    table = _table_place(canvas, area, places)
    items: list[Item] = [
        Drawing(key="table", rect=table, paint=partial(_paint_table, dye), is_backing=True),
        *_on_the_table(canvas, table, plan, choose.players),
    ]
    for number, side in enumerate(_SIDES[plan.players]):
        tip_place = _tip_place(canvas, area, places[side], side)
        items += _seat(canvas, places[side], plan, number, choose.portrait, tip_place)
    if plan.players < max(plan.offer.tables):
        items += _free(canvas, places["top"])
    elif plan.players < len(_SIDES[4]):  # a game that is always for three has a dummy
        items += _dummy(canvas, places["top"])
    return items


def _seat_places(canvas: Canvas, area: pygame.Rect) -> dict[str, pygame.Rect]:
    """Return where players sit around the table, by its sides; all places are alike."""
    rows = _rows_height(canvas)
    wide = _face_side(canvas) + canvas.px(_NEAR) + canvas.px(_NAME)
    places = {side: pygame.Rect(0, 0, wide, rows) for side in _SIDES[4]}
    for place in places.values():
        place.center = area.center
    places["bottom"].bottom, places["top"].top = area.bottom, area.top
    places["left"].left, places["right"].right = area.left + canvas.px(_EDGE), area.right - canvas.px(_EDGE)
    return places


def _tip_place(canvas: Canvas, area: pygame.Rect, place: pygame.Rect, side: str) -> TipPlace:
    """Return where the tip of a level stands: on the free felt under a player beside the table, or beside another."""
    if side in ("left", "right"):
        room = place.inflate(2 * canvas.px(_EDGE), 0)
        return TipPlace(room.move(0, room.height + canvas.px(_UNDER)), "midtop")
    left = place.right + canvas.px(_NEAR)
    return TipPlace(pygame.Rect(left, place.top, area.right - left, place.height), f"{side}left")


def _rows_height(canvas: Canvas) -> int:
    """Return the height of a name over a level."""
    return 2 * row_height(canvas) + canvas.px(_BETWEEN)


def _face_side(canvas: Canvas) -> int:
    """Return the measure of a portrait, which is as high as the name and level beside it."""
    return min(canvas.px(_FACE), _rows_height(canvas))


def _table_place(canvas: Canvas, area: pygame.Rect, places: dict[str, pygame.Rect]) -> pygame.Rect:
    """Return the place of the table between the players, even where nobody sits across."""
    gap = canvas.px(12)
    top = places["top"].bottom + gap
    table = pygame.Rect(0, top, canvas.px(_TABLE), places["bottom"].top - gap - top)
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


def _free(canvas: Canvas, place: pygame.Rect) -> list[Item]:
    """Return the outline of a portrait where one more could sit, and beside it that nobody does."""
    _, words, _ = _parts(canvas, place, is_beside=False)
    words.centery = place.centery
    return [
        Drawing(key="free", rect=place, paint=_paint_free, is_backing=True),
        Label(
            key="free-words", rect=words, text=EMPTY_SEAT.say(), role=SMALL, colour=CREAM, align="left", is_mute=True
        ),
    ]


def _dummy(canvas: Canvas, place: pygame.Rect) -> list[Item]:
    """Return the portrait of the hand that nobody holds, and its name; how it is played is told on the table."""
    face, words, _ = _parts(canvas, place, is_beside=False)
    words.centery = place.centery
    return [
        Picture(key="dummy", rect=face, name=picture_of(DUMMYS)),
        Label(key="dummy-name", rect=words, text=dummy(), role=BODY_STRONG, colour=CREAM, align="left", is_mute=True),
    ]


def _paint_free(canvas: Canvas, place: pygame.Rect) -> None:
    paint_free(canvas, _parts(canvas, place, is_beside=False)[0])


def _on_the_table(canvas: Canvas, table: pygame.Rect, plan: MatchPlan, change: Callable[[object], None]) -> list[Item]:
    """Return the choice of how many play, or how they sit where there is no choice, over what is played.

    A level that all computer players share is told under that, where there is room; its lines are kept free while they
    share none, so that nothing moves when a level is chosen.
    """
    place, gap = table.inflate(-2 * canvas.px(_INSET), 0), canvas.px(_APART)
    height, line = _top_height(canvas, plan, place.width), canvas.type.line_height(SMALL)
    most = place.height - height - gap - 2 * canvas.px(_ROUND)
    for lines in (_level_lines(canvas, plan, place.width), 1, 0):
        under = lines and lines * line + gap // 2
        words, room = fitting(canvas, plan.rules_in_words(), place.width, most - under)
        if words:
            break
    top = pygame.Rect(place.left, place.centery - (height + gap + room + under) // 2, place.width, height)
    below = pygame.Rect(place.left, top.bottom + gap, place.width, max(1, room))
    foot = pygame.Rect(place.left, below.bottom + gap // 2, place.width, lines * line)
    items = [_over_the_rules(plan, _off_the_rim(canvas, table, top, plan), change)]
    if words:
        items.append(Label(key="rules-note", rect=below, text=words, role=SMALL_STRONG, colour=MUTED, wraps=True))
    shared = shared_words(plan)
    if shared and lines_fit(canvas, canvas.type.wrap(shared, SMALL, foot.width), SMALL, foot):
        items.append(
            Label(
                key="level-note", rect=foot, text=shared, role=SMALL, colour=MUTED, wraps=True, top=True, is_mute=True
            )
        )
    return items


def _off_the_rim(canvas: Canvas, table: pygame.Rect, rect: pygame.Rect, plan: MatchPlan) -> pygame.Rect:
    """Return the place of a control, narrower where the round table is, as far as its words have room."""
    cloth = table.inflate(-2 * canvas.px(_RIM), -2 * canvas.px(_RIM))
    radius, over = cloth.height / 2, cloth.centery - rect.top
    half = cloth.width / 2 - radius + sqrt(max(0.0, radius**2 - over**2)) - canvas.px(_OFF_RIM)
    words = max((canvas.type.size(TABLES[count].say(), SMALL_STRONG)[0] for count in plan.offer.tables), default=0)
    least = len(plan.offer.tables) * (words + canvas.px(_BESIDE_WORDS))
    return rect.inflate(min(0, max(least, floor(2 * half)) - rect.width), 0)


def _level_lines(canvas: Canvas, plan: MatchPlan, width: int) -> int:
    """Return how many lines the longest words take that tell a level."""
    return max(len(canvas.type.wrap(named_words(plan, level), SMALL, width)) for level in LEVELS)


def _over_the_rules(plan: MatchPlan, rect: pygame.Rect, change: Callable[[object], None]) -> Item:
    if len(plan.offer.tables) == 1:
        return Label(key="seating", rect=rect, text=_seating(plan), role=BODY_STRONG, wraps=True)
    sizes = [(count, TABLES[count].say()) for count in plan.offer.tables]
    return ChoiceRow(
        key="players",
        rect=rect,
        options=sizes,
        value=plan.players,
        on_change=change,
        role=SMALL_STRONG,
        called=at_the_table(),
    )


def _top_height(canvas: Canvas, plan: MatchPlan, width: int) -> int:
    """Return the height of a control, or of the lines of words in its place."""
    if len(plan.offer.tables) > 1:
        return row_height(canvas)
    return len(canvas.type.wrap(_seating(plan), BODY_STRONG, width)) * canvas.type.line_height(BODY_STRONG)


def _seating(plan: MatchPlan) -> str:
    return "" if plan.offer.seating is None else plan.offer.seating.say()


def leading_keys(players: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return where the arrows lead, down and up, by the keys of items, to come to the player nearest to the screen."""
    beside = [(part, seat) for part in ("portrait", "level") for seat in (1, players - 1)]
    return {f"{part}-{seat}": f"{part}-0" for part, seat in beside}, {"back": "portrait-0", "start": "level-0"}


def _seat(
    canvas: Canvas,
    place: pygame.Rect,
    plan: MatchPlan,
    number: int,
    choose_portrait: Callable[[int], None],
    tip_place: TipPlace,
) -> list[Item]:
    """Return the portrait of a player, which bears the sign of their team, with name, level and what that does."""
    seat, height = plan.seats[number], row_height(canvas)
    is_beside = _SIDES[plan.players][number] in ("left", "right")
    face, name, about = _parts(canvas, place, is_beside=is_beside)
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
        tip_place=tip_place,
        called=level_of(seat.name),
    )
    is_told = seat.level is None or shared_words(plan)
    words = [] if is_told else _about(canvas, about, plan, number, is_centred=is_beside)
    return [portrait, name_field(plan, number, name), level, *words]


def _parts(canvas: Canvas, place: pygame.Rect, *, is_beside: bool) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return where the face and the name stand, and what the level does: under a player beside the table."""
    side = _face_side(canvas)
    face = pygame.Rect(place.left, place.centery - side // 2, side, side)
    name = pygame.Rect(0, place.top, canvas.px(_NAME), row_height(canvas))
    name.right = place.right
    if is_beside:
        said = 2 * canvas.type.line_height(SMALL)
        return face, name, pygame.Rect(place.left, place.bottom + canvas.px(_UNDER), place.width, said)
    return face, name, pygame.Rect(place.right + canvas.px(_NEAR), place.top, canvas.px(_ABOUT), place.height)


def _about(canvas: Canvas, rect: pygame.Rect, plan: MatchPlan, number: int, *, is_centred: bool) -> list[Item]:
    """Return what a level does; it is left out where it would need smaller letters."""
    words = level_words(plan, plan.seats[number].level or "")
    fits = lines_fit(canvas, canvas.type.wrap(words, SMALL, rect.width), SMALL, rect)
    label = Label(
        key=f"about-{number}",
        rect=rect,
        text=words,
        role=SMALL,
        align="center" if is_centred else "left",
        wraps=True,
        top=is_centred,
        is_mute=True,  # the choice of the level tells it
    )
    return [label] if fits else []
