"""The winner's page: the glad faces of those who have won in large, and everybody's points in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import pi, sin

import pygame

from ....engine.cards import Suit
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD, picture_of
from ...drawing.theme import (
    BODY_STRONG,
    CREAM,
    DISPLAY,
    GLOW,
    GOLD,
    GOLD_BRIGHT,
    HEADING,
    MUTED,
    NAME,
    NUMBER,
    PANEL,
    PANEL_LIGHT,
    RAIL,
    SMALL_STRONG,
    SUBHEADING,
    SUBNAME,
    TITLE,
    Colour,
    Role,
)
from ...scorecard.heard import heard_lines
from ...scorecard.model import GOOD, Scorecard, Verdict
from ...scorecard.names import fitted
from ...tabletop.emblem import emblem_name
from ...widgets.base import Drawing, Item, Label, Paint, Panel, Picture
from ...widgets.golden import GoldenLabel
from ...wording.figures import made_words
from ...wording.lists import listed
from ...wording.numbers import figure
from ...wording.sheet import NEXT_TIME, best_round_words, close_words, feats_words
from ...wording.told import has_called
from ..menu_parts import corners
from ..page import is_tall

_HEIGHT, _SUN, _FACE, _CROWN, _SIGN = 169, 152, 100, 54, 38  # of a picture whose scale is 1
_HEIGHT_UNLIT = 147  # without rays under the faces
_BETWEEN, _BETWEEN_LIGHTS = 10, 60
_OVER_RIM, _OVER_FACES = (
    6,
    41,
)  # the middle of a crown, over the rims, so that it sits on the heads; the room over these
_TURN, _SMALL, _SWELL = 40, 0.7, 0.18  # of what comes up: how far rays turn, its first size, and how much too large
_BESIDE, _LEAST_ROOM, _EMBLEM = 0.5, 1.15, 250  # of an emblem at the side: its place in the room there, and its side
_LEAST, _MOST, _MOST_TALL = 110, 370, 440  # the height of the picture
_TRIUMPH = (Role(DISPLAY, 68), TITLE, HEADING, SUBHEADING)
_EDGE, _GAP, _INSET = 18, 16, 14
_OVER_ORDER, _UNDER_ORDER = 28, 4
_WIDEST, _WIDEST_TEAM, _WIDEST_ROW = 320, 430, 660  # of one place in the order
_CLOSE = 0.06  # of the target
_BELOW_WELL, _OVER_NAME = 9, 8  # units under and over a place's lines, whose letters then stand in its middle
_PLACE_FACE, _RANK, _ABOVE_ORDER = 64, 34, 40


@dataclass(frozen=True, slots=True)
class WinnerPicture:
    """The portraits of those who have won, and their team's emblem if it has a name. People have rays around them."""

    portraits: tuple[str, ...]
    emblem: str | None
    are_people: bool

    @classmethod
    def of(cls, card: Scorecard, people: frozenset[int]) -> WinnerPicture:
        """Return the picture of those who have won a match."""
        winner = card.winner or 0
        return cls(card.portraits[winner], card.emblems[winner] if card.teams else None, winner in people)

    def width(self, height: int) -> int:
        """Return the width of a picture of this height, in pixels."""
        faces = len(self.portraits) * (_FACE + self._between) - self._between
        return max(height, round((faces + (_SUN - _FACE) * self.are_people) * self._scale(height)))

    def _scale(self, height: int) -> float:
        """Return the scale of a picture of this height."""
        return height / (_HEIGHT if self.are_people else _HEIGHT_UNLIT)

    @property
    def _between(self) -> int:
        """The air between faces."""
        return _BETWEEN_LIGHTS if self.are_people else _BETWEEN

    def paint(self, canvas: Canvas, rect: pygame.Rect, rise: float) -> None:
        """Draw the picture in a rectangle of its size; `rise` goes from 0 to 1 while it comes up."""
        scale, faces = self._scale(rect.height), self.faces(rect)
        for place in faces[: len(faces) * self.are_people]:
            _draw(canvas, "emblems/sun", _square(place.center, _SUN * scale), place.center, rise, _TURN)
        for place, portrait in zip(faces, self.portraits, strict=True):
            _draw(canvas, picture_of(portrait, GLAD), place, place.center, rise)
            middle = place.centerx, place.top - round(_OVER_RIM * scale)
            _draw(canvas, "emblems/crown", _square(middle, _CROWN * scale), place.center, rise)
        if self.emblem is not None:
            corner = faces[-1].right - round(12 * scale), faces[-1].bottom - round(12 * scale)
            _draw(canvas, f"emblems/{self.emblem}", _square(corner, _SIGN * scale), faces[-1].center, rise)

    def faces(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the places of the faces in a picture of this place."""
        scale = self._scale(rect.height)
        side, gap = round(_FACE * scale), round(self._between * scale)
        left = rect.centerx - (len(self.portraits) * (side + gap) - gap) // 2
        top = rect.top + round(_OVER_FACES * scale)
        return [pygame.Rect(left + place * (side + gap), top, side, side) for place in range(len(self.portraits))]


@dataclass(slots=True, kw_only=True, eq=False)
class WinnersItem(Drawing):
    """The picture of the winners; the whole sheet is read in it."""

    lines: Sequence[str]

    def read(self) -> Sequence[str]:
        return self.lines


def ranks(card: Scorecard) -> list[tuple[int, int]]:
    """Return the place and the side of all, the best first: the winner is first, and equals share a place."""
    others = [side for side in range(len(card.sides)) if side != card.winner]
    found = [(2 + sum(card.totals[other] > card.totals[side] for other in others), side) for side in others]
    return [(1, card.winner or 0), *sorted(found)]


def winners_page(
    canvas: Canvas,
    place: pygame.Rect,
    card: Scorecard,
    shown: WinnerPicture,
    texts: Sequence[str],
    paint: Paint,
    *,
    is_named: bool,
) -> list[Item]:
    """Return the items of the page in a place.

    `texts` are the lines under the words for who has won; an empty one keeps its room. `paint` draws the picture as
    far as it has come up. The words for who has won keep their room until `is_named`.
    """
    line, gap = canvas.type.line_height, canvas.px(_OVER_ORDER)
    inner = place.inflate(-2 * canvas.px(_EDGE), 0)
    role = canvas.type.fitting(card.triumph, _TRIUMPH, inner.width)
    roles = (BODY_STRONG, SMALL_STRONG)
    main = canvas.type.fitting(texts[0], roles, inner.width)
    longest = max(texts[1:], key=lambda text: canvas.type.size(text, SMALL_STRONG)[0], default="")
    aside = canvas.type.fitting(longest, roles, inner.width)
    heights = [line(role), *[line(BODY_STRONG)] * len(texts)]
    order = _order_places(canvas, inner, card)
    below = order[-1].bottom - order[0].top
    free = place.height - sum(heights) - below - gap - canvas.px(_UNDER_ORDER)
    most = canvas.px(_MOST_TALL if is_tall(canvas) else _MOST)
    high = max(min(canvas.px(_LEAST), free), min(free, most))
    spare = max(0, free - high)
    between = min(spare // 3, canvas.px(_ABOVE_ORDER))
    top = place.top + (spare - between) // 2
    picture = pygame.Rect(0, top, shown.width(high), high)
    picture.centerx = place.centerx
    items: list[Item] = [WinnersItem(key="crown", rect=picture, paint=paint, lines=heard_lines(card))]
    y = picture.bottom
    for number, text in enumerate((card.triumph, *texts)):
        rect = pygame.Rect(inner.left, y, inner.width, heights[number])
        shape = (role, main, aside)[min(number, 2)]
        colour = (GOLD_BRIGHT.faded(255 * is_named), CREAM)[number] if number < 2 else MUTED
        if text:
            kind = Label if number else GoldenLabel
            items.append(kind(key=f"head-{number}", rect=rect, text=text, role=shape, colour=colour))
        y = rect.bottom
    down = y + gap + between - order[0].top
    for rect, (rank, side) in zip(order, ranks(card), strict=True):
        items += _place(canvas, rect.move(0, down), card, rank, side)
    return items


def _order_places(canvas: Canvas, inner: pygame.Rect, card: Scorecard) -> list[pygame.Rect]:
    """Return the places of all sides, the best first: side by side, or one below another in a tall window."""
    count, gap = len(card.sides), canvas.px(_GAP)
    said = canvas.type.line_height(SMALL_STRONG) + canvas.px(_BELOW_WELL)
    height = canvas.type.line_height(NAME) + canvas.type.line_height(NUMBER) + canvas.px(10) + said
    if is_tall(canvas):
        height, gap = max(canvas.px(_PLACE_FACE), canvas.type.line_height(NUMBER)) + canvas.px(12) + said, gap * 2 // 3
        width = min(inner.width, canvas.px(_WIDEST_ROW))
        left = inner.centerx - width // 2
        return [pygame.Rect(left, number * (height + gap), width, height) for number in range(count)]
    widest = canvas.px(_WIDEST if len(card.players) == count else _WIDEST_TEAM)
    width = min(widest, (inner.width - gap * (count - 1)) // count)
    left = inner.centerx - (count * (width + gap) - gap) // 2
    return [pygame.Rect(left + number * (width + gap), 0, width, height) for number in range(count)]


def _place(canvas: Canvas, rect: pygame.Rect, card: Scorecard, rank: int, side: int) -> list[Item]:
    """Return one place in the order: the rank, the faces, the names and the points, over what went well."""
    won, inset = side == card.winner, canvas.px(_INSET)
    key, gold = f"place-{side}", GOLD_BRIGHT if won else MUTED
    ground = Panel(
        key=key,
        rect=rect,
        top=(PANEL_LIGHT if won else PANEL).faded(235),
        bottom=PANEL.faded(235),
        line=GLOW if won else GOLD.faded(110),
        radius=14,
    )
    said = canvas.type.line_height(SMALL_STRONG)
    below = pygame.Rect(rect.left, rect.bottom - said - canvas.px(_BELOW_WELL), rect.width, said).inflate(-inset, 0)
    upper = pygame.Rect(rect.left, rect.top, rect.width, below.top - rect.top)
    wide = max(canvas.type.size(figure(rank), SUBNAME)[0], canvas.px(_RANK - _INSET))
    count = len(card.portraits[side])
    face = min(canvas.px(_PLACE_FACE), upper.height - canvas.px(12), (rect.width - wide) // (2 + count))
    first = rect.left + inset + wide + inset
    room = pygame.Rect(first + count * (face + canvas.px(4)) + canvas.px(8), upper.top, 0, upper.height)
    room.width = rect.right - inset - room.left
    well = _well_label(canvas, card, side, [pygame.Rect(room.left, below.top, room.width, said), below])
    beside = room.width - _points_width(canvas, card, side) - canvas.px(_GAP)
    is_under = is_tall(canvas) and bool(well) and canvas.type.size(well[0].text, SMALL_STRONG)[0] <= beside
    if is_under:  # right under the names, beside the points
        high = canvas.type.line_height(NAME)
        room.update(room.left, rect.centery - (high + said) // 2, room.width, high)
        well[0].rect.update(room.left, room.bottom, beside, said)
    across = upper if well and well[0].align == "center" else rect  # what the rank and the faces stand in
    place = pygame.Rect(rect.left + inset, across.top, wide, across.height)
    return [
        ground,
        Label(key=f"{key}-rank", rect=place, text=figure(rank), role=SUBNAME, colour=gold, is_mute=True),
        *_faces(card, side, pygame.Rect(first, across.centery - face // 2, face, face), canvas.px(4)),
        *_name_and_points(canvas, room, card, side, across.centery if is_under else room.centery),
        *well,
    ]


def _faces(card: Scorecard, side: int, first: pygame.Rect, gap: int) -> list[Item]:
    """Return the faces of a side in a row, glad if it has won."""
    mood = GLAD if side == card.winner else CALM
    return [
        Picture(
            key=f"place-{side}-face-{number}",
            rect=first.move(number * (first.width + gap), 0),
            name=picture_of(portrait, mood),
        )
        for number, portrait in enumerate(card.portraits[side])
    ]


def _well_label(canvas: Canvas, card: Scorecard, side: int, places: Sequence[pygame.Rect]) -> list[Label]:
    """Return what went well under the names, or across the whole place; nothing where it fits neither."""
    well = well_words(card, side)
    told = has_called(listed(card.labels[side]), well)
    for rect, align in zip(places, ("left", "center"), strict=True):
        label = Label(
            key=f"place-{side}-well", rect=rect, text=well, role=SMALL_STRONG, colour=MUTED, called=told, align=align
        )
        if label.fits(canvas):
            return [label]
    return []


def well_words(card: Scorecard, side: int) -> str:
    """Return what went well for a side: how close it came, how often it made its bids, its feats, or its best round."""
    cells = [row.cells[side] for row in card.rows]
    lacks = card.totals[card.winner or 0] - card.totals[side]
    has_failures = any(cell.verdict is Verdict.FAILED for row in card.rows for cell in row.cells)
    made, failed = (sum(cell.verdict in kinds for cell in cells) for kinds in (GOOD, (Verdict.FAILED,)))
    best = max((cell.score for cell in cells), default=0)
    if 0 < lacks <= card.target * _CLOSE:
        return close_words(lacks)
    if has_failures and made > failed:
        return made_words(made, made + failed)
    feats = Counter(entry.text for cell in cells for entry in cell.entries if entry.is_feat)
    if feats:
        return feats_words(feats)
    return best_round_words(best) if best > 0 else NEXT_TIME.say()


def _points_width(canvas: Canvas, card: Scorecard, side: int) -> int:
    return canvas.type.size(figure(card.totals[side]), NUMBER)[0] + 2


def _name_and_points(canvas: Canvas, room: pygame.Rect, card: Scorecard, side: int, middle: int) -> list[Item]:
    """Return the names of a side over its points, or beside them, which then stand about the middle of the place."""
    key, points = f"place-{side}", figure(card.totals[side])
    if is_tall(canvas):
        wide = _points_width(canvas, card, side)
        total = pygame.Rect(room.right - wide, room.top, wide, room.height)
        total.centery = middle
        names, align = pygame.Rect(room.left, room.top, total.left - canvas.px(_GAP) - room.left, room.height), "right"
    else:
        line = canvas.type.line_height
        names = pygame.Rect(room.left, room.top + canvas.px(_OVER_NAME), room.width, line(NAME))
        total, align = pygame.Rect(room.left, names.bottom, room.width, line(NUMBER)), "left"
    role, text = fitted(canvas, card.labels[side], names.width)
    gold = GOLD_BRIGHT if side == card.winner else CREAM
    return [
        Label(key=f"{key}-who", rect=names, text=text, role=role, align="left", is_mute=True),
        Label(key=f"{key}-points", rect=total, text=points, role=NUMBER, colour=gold, align=align, is_mute=True),
    ]


def _square(center: tuple[int, int], side: float) -> pygame.Rect:
    place = pygame.Rect(0, 0, max(1, round(side)), max(1, round(side)))
    place.center = center
    return place


def _draw(
    canvas: Canvas, name: str, place: pygame.Rect, about: tuple[int, int], rise: float, turn: float = 0.0
) -> None:
    """Draw a picture in its place; until it has risen it is smaller, then larger, about a middle, and turned."""
    picture, middle = canvas.art.picture(name, place.size), pygame.Vector2(place.center)
    if rise < 1:
        scale = _SMALL + (1 - _SMALL) * rise + _SWELL * sin(pi * rise) * rise
        picture = pygame.transform.rotozoom(picture, turn * (1 - rise), scale)
        middle = pygame.Vector2(about) + (middle - about) * scale
    canvas.surface.blit(picture, picture.get_rect(center=(round(middle.x), round(middle.y))))


def emblems_beside(canvas: Canvas, picture: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of two emblems in the cloth beside the picture; none where the window is narrow."""
    side = min(canvas.px(_EMBLEM), picture.height)
    if is_tall(canvas) or picture.left < _LEAST_ROOM * side + canvas.px(RAIL):
        return []
    at = round(_BESIDE * (picture.left + canvas.px(RAIL)))
    return [_square((x, picture.centery), side) for x in (at, canvas.rect.width - at)]


def adorn(canvas: Canvas, items: Sequence[Item], trump: Suit | None, ink: Colour) -> None:
    """Draw what lies in the cloth around the page: ornaments in its corners, and emblems beside the picture."""
    corners(canvas)
    for item in items:
        for place in emblems_beside(canvas, item.rect) if isinstance(item, WinnersItem) else []:
            canvas.surface.blit(canvas.art.inlaid(emblem_name(trump), place.size, ink), place)
