"""The bracket of eight: four quarter-finals, two semi-finals, the championship, and its winners."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.portrait import GLAD, draw_portrait
from ...drawing.theme import (
    BODY_STRONG,
    CREAM,
    GLOW,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    NAME,
    PANEL,
    SMALL,
    SUBHEADING,
    Colour,
    smaller,
)
from ...widgets.base import Drawing, Item, Label
from ...wording.lists import side_by_side
from ...wording.phrases import Phrase, say
from ..page import is_tall
from .games import GameFacts, TeamShown

COLUMNS = (
    Phrase("tournament: over a column of the bracket", "Quarter-finals"),
    Phrase("tournament: over a column of the bracket", "Semi-finals"),
    Phrase("tournament: over a column of the bracket", "Championship"),
    Phrase("tournament: over a column of the bracket", "Champions"),
)
_BETWEEN, _BOX_HEIGHT, _TALLEST_BOX = 22, 116, 136
_STEPPED, _LEAST_STEP = 0.34, 8  # the share of a box in the width of a tall window, and the air between two steps
_INSET, _APART = 56, 32  # of a half: how far in its semi-final stands, and from it to the championship
_POST = 34  # from the edge of a box to the way that leaves it upwards or downwards
_EDGE, _CUP, _UNDER_CUP, _FACE, _UNDER_NAME = 14, 84, 10, 60, 4  # of the champions' plate, from its top down
_OPEN_PLATE = 0.68  # of a box's width, before the champions are known
_OFF_FOOT = 10  # units more from a bracket in halves to the buttons under it than a page has there
_INLAY = 0.9  # of the place where nothing stands
_UNDECIDED = Colour.of("#6f6a3c")


@dataclass(frozen=True, slots=True)
class BracketPlaces:
    """The places in the bracket: a list of rectangles for each round, the champions' plate, and the heads over them.

    With each head stands the number of its words in COLUMNS. `bare` is where nothing stands in a tall window.
    """

    heads: tuple[tuple[int, pygame.Rect], ...]
    rounds: tuple[tuple[pygame.Rect, ...], ...]
    plate: pygame.Rect
    bare: pygame.Rect | None = None

    @classmethod
    def within(cls, canvas: Canvas, area: pygame.Rect, *, is_over: bool) -> BracketPlaces:
        """Return the places of a bracket that fills an area: in a tall window in columns, else in halves.

        The champions' plate is smaller before they are known.
        """
        head, high = _head_height(canvas), _plate_height(canvas, is_over=is_over)
        if is_tall(canvas):
            return cls._in_columns(canvas, area, head, high)
        return cls._in_halves(canvas, area, head, (1.0 if is_over else _OPEN_PLATE, high))

    @classmethod
    def _in_halves(cls, canvas: Canvas, area: pygame.Rect, head: int, plate_size: tuple[float, int]) -> BracketPlaces:
        """Return a half of the bracket at the left and one at the right, and between them who won the two.

        In each half the semi-final lies between the heights of its quarter-finals, further in; the championship stands
        in the middle, with the champions' plate over it; `plate_size` is its share in the width of a box, and its
        height. Each half has one head over each of its rounds; the way that leaves the championship begins over its
        head.
        """
        area = pygame.Rect(area.left, area.top, area.width, area.height - canvas.px(_OFF_FOOT))
        box = pygame.Rect(0, 0, 0, min(canvas.px(_TALLEST_BOX), area.height // 3 - head))
        box.width = (area.width - 2 * canvas.px(_INSET + _APART)) // 3
        pitch = (area.height - head - box.height) // 2
        bottoms = [area.bottom - pitch * number for number in (2, 1, 0)]
        semi = area.left + canvas.px(_INSET), area.right - canvas.px(_INSET) - box.width
        final = _standing(box, area.centerx - box.width // 2, area.bottom)
        outer = area.left, area.right - box.width
        rounds = (
            tuple(_standing(box, left, bottom) for left in outer for bottom in (bottoms[0], bottoms[2])),
            tuple(_standing(box, left, bottoms[1]) for left in semi),
            (final,),
        )
        top = bottoms[0] - box.height - head
        plate = pygame.Rect(0, 0, round(box.width * plate_size[0]), plate_size[1])
        plate.center = final.centerx, (top + final.top) // 2
        over = (*((0, rect) for rect in rounds[0][::2]), *((1, rect) for rect in rounds[1]), (2, final), (3, plate))
        heads = ((column, pygame.Rect(rect.left, rect.top - head, rect.width, head)) for column, rect in over)
        return cls(tuple(heads), rounds, plate)

    @classmethod
    def _in_columns(cls, canvas: Canvas, area: pygame.Rect, head: int, plate_height: int) -> BracketPlaces:
        """Return a column for each round.

        In a tall window the columns are wider than their share of it, and overlap like steps: a game lies between the
        heights of the two that lead to it, and the plate under the last one, where the eye goes on. The heads stand
        there over the first box of each column, beside the way that leads to it, and not all in one row, far from
        theirs.
        """
        is_stepped = (area.height - head) // 4 >= 2 * canvas.px(_BOX_HEIGHT + _LEAST_STEP)
        wide = round(area.width * _STEPPED) if is_stepped else (area.width - 3 * canvas.px(_BETWEEN)) // 4
        box = pygame.Rect(0, 0, wide, min(canvas.px(_BOX_HEIGHT), (area.height - head) // 4 - canvas.px(12)))
        lefts = [area.left + number * (area.width - box.width) // 3 for number in range(4)]
        pitch, start = (area.height - head) // 4, area.top + head
        spread = (area.height - head - box.height) // 3
        are_near = is_stepped and spread // 2 - box.height >= head + canvas.px(_LEAST_STEP)
        middles = [start + pitch * number + pitch // 2 for number in range(4)]
        if are_near:
            middles = [start + spread * number + box.height // 2 for number in range(4)]
        rounds = []
        for left in lefts[:3]:
            rounds.append(tuple(_centered(box, left, middle) for middle in middles))
            middles = [(one + two) // 2 for one, two in zip(middles[::2], middles[1::2], strict=False)]
        final = rounds[2][0]
        plate = pygame.Rect(lefts[3], 0, box.width, plate_height)
        plate.centery = final.centery
        if is_stepped:
            plate.top = final.bottom + max(canvas.px(3 * _LEAST_STEP), head + canvas.px(_LEAST_STEP) if are_near else 0)
        bare = pygame.Rect(rounds[1][0].right, start, 0, 0)
        bare.size = area.right - bare.left, final.top - (head if are_near else 0) - bare.top
        step = min(box.width, lefts[1] - lefts[0])
        if are_near:
            firsts = (*(row[0] for row in rounds), plate)
            air = canvas.px(_LEAST_STEP)
            near = [
                pygame.Rect(box.left + canvas.px(_POST) + air, box.top - head, step - 2 * air, head) for box in firsts
            ]
            return cls(tuple(enumerate(near)), tuple(rounds), plate, bare)
        heads = (pygame.Rect(left + (box.width - step) // 2, area.top, step, head) for left in lefts)
        return cls(tuple(enumerate(heads)), tuple(rounds), plate, bare if is_stepped else None)


def _head_height(canvas: Canvas) -> int:
    return canvas.type.line_height(SMALL) + canvas.px(8)


def _plate_height(canvas: Canvas, *, is_over: bool) -> int:
    if not is_over:
        return canvas.px(_EDGE + _CUP + _UNDER_CUP + _EDGE) + canvas.type.line_height(NAME)
    words = canvas.type.line_height(SUBHEADING) + canvas.type.line_height(SMALL)
    return canvas.px(_EDGE + _CUP + _UNDER_CUP + _FACE + _UNDER_NAME + _EDGE) + words


def _centered(box: pygame.Rect, left: int, middle: int) -> pygame.Rect:
    rect = box.copy()
    rect.midleft = (left, middle)
    return rect


def _standing(box: pygame.Rect, left: int, bottom: int) -> pygame.Rect:
    rect = box.copy()
    rect.bottomleft = (left, bottom)
    return rect


def frame_items(places: BracketPlaces, games: Sequence[GameFacts], champion: TeamShown | None) -> list[Item]:
    """Return all of the bracket but its games, which are given round by round: heads, lines, the champions' plate."""
    whole = places.plate.unionall([rect for rects in places.rounds for rect in rects])

    def paint_lines(canvas: Canvas, _: pygame.Rect) -> None:
        _draw_lines(canvas, places, games)

    def paint_plate(canvas: Canvas, rect: pygame.Rect) -> None:
        _draw_plate(canvas, rect, champion)

    bare = [] if places.bare is None else [Drawing(key="inlay", rect=places.bare, paint=_draw_inlay, is_backing=True)]
    told = "" if champion is None else side_by_side(COLUMNS[-1].say(), champion.name, champion.people)
    return [
        *bare,
        Drawing(key="lines", rect=whole, paint=paint_lines, is_backing=True),
        *(
            Label(
                key=f"column-{number}",
                rect=rect,
                text=COLUMNS[column].say(),
                role=SMALL,
                colour=MUTED,
                top=True,
                is_mute=True,
            )
            for number, (column, rect) in enumerate(places.heads)
        ),
        Drawing(key="champions", rect=places.plate, paint=paint_plate, called=told),
    ]


def _draw_inlay(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the emblem of the game's table into the cloth, in the middle of a place."""
    side = round(min(rect.size) * _INLAY)
    place = pygame.Rect(0, 0, side, side)
    place.center = rect.center
    canvas.surface.blit(canvas.art.inlaid("emblems/inlay-S", place.size, GOLD), place)


def _draw_lines(canvas: Canvas, places: BracketPlaces, games: Sequence[GameFacts]) -> None:
    """Draw the ways from game to game: pale until one is through, gold then, and broad for the people's own team."""
    followers: Sequence[tuple[pygame.Rect, ...]] = (*places.rounds[1:], (places.plate,))
    rects = [(rect, nexts[number // 2]) for row, nexts in zip(places.rounds, followers, strict=True)
             for number, rect in enumerate(row)]  # fmt: skip
    for is_own in (False, True):
        for (rect, goal), game in zip(rects, games, strict=True):
            if game.is_own_win is is_own:
                colour = GOLD_BRIGHT if is_own else _UNDECIDED if game.winner is None else GOLD
                head = next((head.top for _, head in places.heads if head.bottom == rect.top), rect.top)
                _draw_way(canvas, rect, goal, colour, canvas.px(4 if is_own else 2), head)


def _draw_way(canvas: Canvas, rect: pygame.Rect, goal: pygame.Rect, colour: Colour, width: int, head: int) -> None:
    """Draw the way from a game to the next: through the air between them, or where they overlap, up or down.

    In the middle of two that are in line it begins over the `head` of the game.
    """
    if goal.left < rect.right and rect.left < goal.right:
        upper, lower = sorted((rect, goal), key=lambda box: box.top)
        middle, end = _post(canvas, rect, goal), head if goal.centerx == rect.centerx else lower.top
        canvas.surface.fill(colour[:3], (middle - width // 2, upper.bottom, width, end - upper.bottom))
        return
    start, end = (rect.right, goal.left) if rect.right <= goal.left else (rect.left, goal.right)
    middle, half = (start + end) // 2, width // 2
    top, bottom = sorted((rect.centery, goal.centery))
    for one, other, y in ((start, middle, rect.centery), (middle, end, goal.centery)):
        left, right = sorted((one, other))
        canvas.surface.fill(colour[:3], (left - half, y - half, right - left + width, width))
    canvas.surface.fill(colour[:3], (middle - half, top - half, width, bottom - top + width))


def _post(canvas: Canvas, rect: pygame.Rect, goal: pygame.Rect) -> int:
    """Return where across the way goes: in the middle of two that are in line, else clear of the head between them."""
    if rect.centerx == goal.centerx:
        return rect.centerx
    return goal.left + canvas.px(_POST) if goal.centerx > rect.centerx else goal.right - canvas.px(_POST)


def _draw_plate(canvas: Canvas, rect: pygame.Rect, champion: TeamShown | None) -> None:
    """Draw the cup, and under it the champions with their emblem, once they are known."""
    px = canvas.px
    if champion is not None:
        canvas.glow(rect, GLOW.faded(120), radius=16, reach=26)
    line = GOLD_BRIGHT if champion is not None else GOLD.faded(110)
    canvas.panel(rect, radius=16, top=PANEL.faded(235), line=line, line_width=2)
    cup = pygame.Rect(0, 0, px(_CUP), px(_CUP))
    cup.midtop = (rect.centerx, rect.top + px(_EDGE))
    words = pygame.Rect(rect.left, cup.bottom + px(_UNDER_CUP), rect.width, canvas.type.line_height(SUBHEADING))
    if champion is None:
        canvas.surface.blit(canvas.art.inlaid("emblems/cup", cup.size, GOLD), cup)
        words.height = canvas.type.line_height(NAME)
        asked = say("tournament: where the champions will stand", "Who will it be?")
        canvas.text(asked, canvas.type.fitting(asked, smaller(NAME), words.width - px(_EDGE)), words, MUTED)
        return
    canvas.picture("emblems/cup", cup)
    words.top += _draw_faces(canvas, champion, (rect.centerx, cup.bottom + px(4)))
    sign, room = px(36), words.width - px(36 + 10 + 28)
    role = canvas.type.fitting(champion.name, (SUBHEADING, NAME, BODY_STRONG), room)
    name = canvas.type.shortened(champion.name, role, room)
    width = sign + px(10) + canvas.type.size(name, role)[0]
    left = words.centerx - width // 2
    if champion.emblem is not None:
        canvas.icon(champion.emblem, (left + sign // 2, words.centery), 36)
    text = pygame.Rect(left + sign + px(10), words.top, width - sign - px(10), words.height)
    canvas.text(name, role, text, GOLD_BRIGHT, "left")
    below = pygame.Rect(rect.left, words.bottom + px(_UNDER_NAME), rect.width, canvas.type.line_height(SMALL))
    role = canvas.type.fitting(champion.people, (SMALL, KEYCAP), below.width - px(28))
    canvas.text(canvas.type.shortened(champion.people, role, below.width - px(28)), role, below, CREAM)


def _draw_faces(canvas: Canvas, champion: TeamShown, top: tuple[int, int]) -> int:
    """Draw the champions side by side under a point; return the height that they take."""
    side, gap = canvas.px(_FACE), canvas.px(8)
    face = pygame.Rect(top[0] - (len(champion.faces) * (side + gap) - gap) // 2, top[1], side, side)
    for portrait in champion.faces:
        draw_portrait(canvas, portrait, face, GLAD)
        face = face.move(side + gap, 0)
    return side
