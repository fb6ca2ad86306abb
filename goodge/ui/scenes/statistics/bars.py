"""Bars below each other: outlined and filled as far as they came out well, plain, or to both sides of nothing.

Chances that can be counted at a glance are no bar: each is a piece of its own. Where there are only such, the figures
stand beside them; and that they are few, which says little, is said once, beside the heading.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM_INK, BODY, GOLD, GOLD_DARK, INK, INK_SOFT, PAPER_SHADE, SMALL, SUBHEADING, Role
from ...scorecard.paper import RULE_STRONG
from ...widgets.base import Drawing, Item, Label, Paint
from ...widgets.layout import columns
from ...wording.told import in_a_line
from ..page import is_tall

_HIGHEST, _THICKNESS, _BETWEEN, _BELOW_HEAD = 84, 26, 14, 6
_TELLING = 5  # fewer chances than this say little
_MOST_PIECES, _APART = 10, 7  # more chances than this are a bar; units between pieces
_PIECE = 24  # units: one size, however high the lines are
_ROUND = 6  # units: the corners of a frame that is filled
_WIDEST = 620  # units: a longer bar says no more
_ABOVE_WORDS = 12
_LEAST_BAR = 0.25  # of the width; longer names are cut short


@dataclass(frozen=True, slots=True)
class BarRow:
    """A bar with its name at the left and its figures at the right, and perhaps how many they come from.

    `tip` says all of it in a sentence, `few` that they are few, and `pieces` how many stand for them in place of a bar.
    """

    title: str
    figures: str
    paint: Paint
    count: str = ""
    tip: str | None = None
    few: str = ""
    pieces: int = 0


def rows_in(canvas: Canvas, area: pygame.Rect) -> int:
    """Return how many bars have room in an area, below its heading."""
    return max(1, (area.height - canvas.type.line_height(SUBHEADING) - canvas.px(_BELOW_HEAD)) // _least(canvas))


def chart_height(canvas: Canvas, rows: int, *, is_airy: bool = False, is_least: bool = False) -> int:
    """Return the height in which this many bars stand well, or airily, or at all, with their heading."""
    high = canvas.px(_HIGHEST) if is_airy else _least(canvas) + canvas.px(0 if is_least else 10)
    return canvas.type.line_height(SUBHEADING) + canvas.px(_BELOW_HEAD) + rows * max(high, _least(canvas))


def bar_chart(
    canvas: Canvas, area: pygame.Rect, key: str, title: str, rows: Sequence[BarRow], lines: int = 1, about: str = "",
    head_role: Role = SUBHEADING, *, says_few: bool = True,
) -> list[Item]:  # fmt: skip
    """Return a heading with bars below it, as high as `lines` of them have room.

    `about` is said below the bars, which give way to it, but not to less than their words need. That all are few is
    said only if it `says_few`.
    """
    if not is_tall(canvas):  # there the bars stand under a chart, and end where it does
        area = pygame.Rect(area.left, area.top, min(area.width, canvas.px(_WIDEST)), area.height)
    head = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(SUBHEADING))
    items: list[Item] = [Label(key=f"{key}-head", rect=head, text=title, role=head_role, colour=INK, align="left")]
    few = all_few(rows) if says_few else ""
    top = head.bottom + canvas.px(_BELOW_HEAD)
    room = pygame.Rect(area.left, top, area.width, area.bottom - top)
    if not rows:
        return items
    words = len(canvas.type.wrap(about, SMALL, room.width)) * canvas.type.line_height(SMALL) if about else 0
    said = words + canvas.px(_ABOVE_WORDS) if words else 0
    has_words = said > 0 and room.height - said >= len(rows) * _least(canvas)
    free = room.height - said if has_words else room.height
    height = min(max(canvas.px(_HIGHEST), _least(canvas)), free // max(lines, len(rows)))
    role = BODY if height >= 1.5 * canvas.type.line_height(BODY) else SMALL
    least = _LEAST_BAR
    if all_pieces(rows):
        needed = _width_of_few(canvas, rows, role)
        least, room.width = (0.0 if needed <= room.width else _LEAST_BAR), min(room.width, needed)
    if few:
        first = pygame.Rect(room.left, room.top, area.width, height)
        places = [_beyond(canvas, head, canvas.type.size(title, head_role)[0]), _beyond(canvas, first, room.width)]
        place = next((place for place in places if place.width >= canvas.type.size(few, SMALL)[0]), None)
        if place is not None:
            label = Label(key=f"{key}-few", rect=place, text=few, role=SMALL, colour=INK_SOFT, align="left")
            label.is_mute = True
            items.append(label)
            head.width = place.left - head.left if place.top == head.top else head.width
    shares = _shares(canvas, room.width, rows, role, least)
    for number, row in enumerate(rows):
        line = pygame.Rect(room.left, room.top + number * height, room.width, height)
        items += _bar_items(canvas, line, shares, f"{key}-{{}}-{number}", row, role, says_few=not all_pieces(rows))
    if has_words:
        below = pygame.Rect(room.left, room.top + len(rows) * height + canvas.px(_ABOVE_WORDS), room.width, words)
        said_below = Label(
            key=f"{key}-about", rect=below, text=about, role=SMALL, colour=INK_SOFT, align="left", wraps=True, top=True
        )
        items.append(said_below)
    return items


def _bar_items(
    canvas: Canvas, line: pygame.Rect, shares: Sequence[float], key: str, row: BarRow, role: Role, *, says_few: bool
) -> list[Item]:
    """Return a bar between its words; only if it `says_few`, it says beside a few pieces that these are few."""
    name, place, *rest = columns(line, shares, canvas.px(_BETWEEN))
    words = [(name, "name", row.title, INK, "left"), (rest[0], "figures", row.figures, INK, "right")]
    if len(rest) > 1 and row.count:
        words.append((rest[1], "count", row.count, INK_SOFT, "right"))
    if says_few and row.few and (beside := _beside_pieces(canvas, place)).width >= canvas.type.size(row.few, SMALL)[0]:
        words.append((beside, "few", row.few, INK_SOFT, "right"))
        place.width = beside.left - place.left
    told = in_a_line(row.title, ("", "", ""), (row.figures, row.count, row.few))
    labels: list[Item] = [
        Label(
            key=key.format(what), rect=rect, text=text, role=SMALL if what == "few" else role, colour=ink,
            align=align, called=told, is_mute=what != "name",
        )
        for rect, what, text, ink, align in words
    ]  # fmt: skip
    return [*labels, Drawing(key=key.format("bar"), rect=place, paint=row.paint, tip=row.tip)]


def _shares(canvas: Canvas, width: int, rows: Sequence[BarRow], role: Role, least: float) -> list[float]:
    """Return the widths of names, bars, figures and counts: what the words need, and the rest, `least` of all."""
    title, figures, count = (
        max(canvas.type.size(text, role)[0] for text in texts) + 2
        for texts in zip(*((row.title, row.figures, row.count) for row in rows), strict=True)
    )
    rest = width - 3 * canvas.px(_BETWEEN)
    if count > 2 and title + figures + count <= (1 - least) * rest:
        return [title, rest - title - figures - count, figures, count]
    rest = width - 2 * canvas.px(_BETWEEN)
    figures = min(figures, rest // 2) if least else figures
    title = min(title, round((1 - least) * rest) - figures)
    return [title, rest - title - figures, figures]


def all_few(rows: Sequence[BarRow]) -> str:
    """Return what is said of few chances where all bars come from so few; else it is empty."""
    return rows[0].few if rows and all(row.few for row in rows) else ""


def all_pieces(rows: Sequence[BarRow]) -> bool:
    """Return True if none is a bar."""
    return all(row.pieces for row in rows)


def _width_of_few(canvas: Canvas, rows: Sequence[BarRow], role: Role) -> int:
    """Return the width in which the figures stand beside the pieces."""
    size, side = canvas.type.size, canvas.px(_PIECE)
    most = max(row.pieces for row in rows)
    words = max(size(row.title, role)[0] for row in rows) + max(size(row.figures, role)[0] for row in rows) + 2 * 2
    return words + most * side + (most - 1) * canvas.px(_APART) + 2 * canvas.px(_BETWEEN)


def _beyond(canvas: Canvas, line: pygame.Rect, taken: int) -> pygame.Rect:
    """Return what is left of a line after the pixels that are taken."""
    left = line.left + taken + canvas.px(_BETWEEN)
    return pygame.Rect(left, line.top, max(0, line.right - left), line.height)


def _least(canvas: Canvas) -> int:
    """Return the least height of a bar with its words."""
    return canvas.type.line_height(SMALL) + canvas.px(2)


def is_few(number: int) -> bool:
    """Return True for so few chances that they say little."""
    return number < _TELLING


def pieces_of(number: int) -> int:
    """Return how many pieces stand for so many chances; 0 if a bar does."""
    return number if number <= _MOST_PIECES else 0


def filled(number: int, good: int) -> Paint:
    """Return what draws a frame that is filled as far as this many came out well; up to ten are a piece each."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        if pieces_of(number):
            for place, piece in enumerate(_pieces(canvas, rect, number)):
                ground = (GOLD, GOLD_DARK) if place < good else (PAPER_SHADE, PAPER_SHADE)
                radius = piece.width / 2 / canvas.unit
                canvas.panel(piece, radius=radius, top=ground[0], bottom=ground[1], line=RULE_STRONG, line_width=1.5)
            return
        whole = _lying(canvas, rect, rect.left, rect.width)
        done = pygame.Rect(whole.left, whole.top, whole.width * good // number, whole.height)
        canvas.panel(whole, radius=_ROUND, top=PAPER_SHADE)
        if done.width:
            clip = canvas.surface.get_clip()
            canvas.surface.set_clip(done.clip(clip))
            canvas.panel(whole, radius=_ROUND, top=GOLD, bottom=GOLD_DARK)
            canvas.surface.set_clip(clip)
        canvas.panel(whole, radius=_ROUND, top=PAPER_SHADE.faded(0), line=RULE_STRONG, line_width=1.5)

    return paint


def _pieces(canvas: Canvas, rect: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Return the places for a few chances, from the left."""
    apart = canvas.px(_APART)
    side = min(canvas.px(_PIECE), (rect.width - (number - 1) * apart) // number)
    first = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    return [first.move(place * (side + apart), 0) for place in range(number)]


def _beside_pieces(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """Return the rest of the place of a bar, at the right of a few chances."""
    return _beyond(canvas, rect, _pieces(canvas, rect, _TELLING - 1)[-1].right - rect.left)


def measured(value: float, error: float, most: float) -> Paint:
    """Return what draws a bar as long as a mean, with a fine line over it as far as its error goes."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        unit = rect.width / max(most, 1e-9)
        bar = _lying(canvas, rect, rect.left, max(canvas.px(2), round(unit * value)))
        canvas.surface.fill(GOLD_DARK[:3], bar)
        ends = [round(rect.left + unit * min(most, max(0.0, value + by))) for by in (-error, error)]
        thin, tall = max(1, canvas.px(2)), bar.height // 2
        canvas.surface.fill(INK[:3], (ends[0], bar.centery - thin // 2, max(thin, ends[1] - ends[0]), thin))
        for end in ends:
            canvas.surface.fill(INK[:3], (min(end, rect.right - thin), bar.centery - tall // 2, thin, tall))

    return paint


def signed_bar(value: float, low: float, high: float) -> Paint:
    """Return what draws a bar to the right of nothing, or to its left, between the least and the most of all bars."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        unit = rect.width / max(high - low, 1e-9)
        zero, end = (round(rect.left + unit * (each - low)) for each in (0.0, value))
        bar = _lying(canvas, rect, min(zero, end), abs(end - zero))
        canvas.surface.fill((GOLD_DARK if value > 0 else ALARM_INK)[:3], bar)
        thin = max(1, canvas.px(1.5))
        canvas.surface.fill(RULE_STRONG[:3], (min(zero, rect.right - thin), rect.top, thin, rect.height))

    return paint


def _lying(canvas: Canvas, rect: pygame.Rect, left: int, width: int) -> pygame.Rect:
    bar = pygame.Rect(left, 0, width, min(canvas.px(_THICKNESS), round(rect.height * 0.6)))
    bar.centery = rect.centery
    return bar
