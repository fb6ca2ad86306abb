"""The match played last as a chart, beside figures that are still too few to fill a sheet."""

from __future__ import annotations

import pygame

from ....engine.errors import RecordError
from ....engine.record import Record
from ....engine.values import dataclass, replace
from ....table.archive.finished import FinishedMatches
from ....table.archive.matches import FinishedMatch
from ....table.archive.statistics import Figures
from ...drawing.canvas import Canvas
from ...scorecard.chart import Chart
from ...scorecard.model import Scorecard
from ...widgets.base import Drawing, Item
from ...widgets.layout import columns
from ...wording import figures as words
from ...wording.lists import listed, side_by_side
from ...wording.numbers import figure
from ...wording.spoken import in_sentences
from ...wording.told import has_called
from ..page import is_tall
from .layout import BETWEEN
from .results import are_few, charts_height, few_charts_below, few_groups, few_height, few_width

_SHARES = 4, 5  # of the width: the figures at most, and the chart at least
_APART = 56
_HIGH, _HIGHEST = 220, 480  # units: in a wide window, and in a tall one


def record_of(finished: FinishedMatches, match: FinishedMatch) -> Record | None:
    """Return the record of a match under the names that its people have now; None if it cannot be read."""
    try:
        record = finished.load(match)
        return replace(record, players=tuple(finished.names_in(match)))
    except (OSError, RecordError):
        return None


@dataclass(frozen=True, slots=True)
class ChartHeights:
    """Heights of the charts: the least that says anything, the least that says all, and the most that stands well.

    All are 0 where there are none.
    """

    least: int
    whole: int
    most: int

    @classmethod
    def under(cls, canvas: Canvas, shown: Figures | None, card: Scorecard | None) -> ChartHeights:
        """Return the heights under the figures of a name alone, or under those of a few if `shown` is None."""
        match = 0 if card is None else Chart.least_height(canvas, sides=len(card.sides))
        high = canvas.px(_HIGHEST if is_tall(canvas) else _HIGH)
        if shown is None:
            return cls(match, match, high if match else 0)
        least, most = charts_height(canvas, shown, is_least=True), charts_height(canvas, shown)
        if not match or not are_few(shown):
            return cls(least, least, most)
        if is_tall(canvas):
            return cls(least, least, few_height(canvas, shown) + canvas.px(BETWEEN + _HIGHEST))
        return cls(least, max(least, match), max(most, high))


def first_charts(canvas: Canvas, area: pygame.Rect, shown: Figures, card: Scorecard | None) -> list[Item]:
    """Return the charts of a name; where they are few, one below the other, with the match played last beside them.

    In a tall window it is below them. Where they tell nothing, it has their room, and where it has none, they fill the
    area alone.
    """
    if card is not None and are_few(shown) and not few_height(canvas, shown):
        return last_match(canvas, area, card) or few_groups(canvas, area, shown)
    if is_tall(canvas):
        left = pygame.Rect(area.left, area.top, area.width, few_height(canvas, shown))
        top = left.bottom + canvas.px(BETWEEN)
        right = pygame.Rect(area.left, top, area.width, max(0, area.bottom - top))
    else:
        apart = canvas.px(_APART)
        wide = min(few_width(canvas, shown), (area.width - apart) * _SHARES[0] // sum(_SHARES))
        left, right = columns(area, (wide, area.width - apart - wide), apart)
    found = few_charts_below(canvas, left, shown) if card is not None else []
    chart = [] if card is None or not found else last_match(canvas, right, card)
    return [*found, *chart] if chart else few_groups(canvas, area, shown)


def last_match(canvas: Canvas, area: pygame.Rect, card: Scorecard) -> list[Item]:
    """Return the totals of a match round by round; nothing where they have no room, or no round has been scored."""
    title = words.LAST_MATCH.say()
    chart = Chart(canvas, area, card, title)
    if not chart.is_shown or not chart.has_title:
        return []

    totals = zip(card.labels, card.totals, strict=True)
    said = side_by_side(*(has_called(listed(names), figure(total)) for names, total in totals))

    def paint(canvas: Canvas, place: pygame.Rect) -> None:
        Chart(canvas, place, card, title).draw()

    return [Drawing(key="last-match", rect=area, paint=paint, called=in_sentences((title, said)))]
