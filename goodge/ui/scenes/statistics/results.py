"""What a person bid and won, as bars: bids by height, matches by opponent, and the longest runs in words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....players import LEVELS
from ....table.archive.statistics import PERSON, Figures, Outcomes
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, INK_SOFT, SUBHEADING
from ...widgets.base import Item, Label
from ...wording import figures as words
from ..page import is_tall
from .bars import BarRow, all_pieces, bar_chart, chart_height, filled, is_few, pieces_of, rows_in
from .layout import BETWEEN, head_role, lead, side_by_side

_MOST_BARS, _LEAST_BARS = 9, 3
_OF_FEW = 3, 4  # shares of the width: pieces need little of it, the longer heading and what is said beside it need more
_LEAST_OF_FEW, _AFTER_HEAD = 310, 4  # units: the least width of charts of few, and the air after their headings
_BETWEEN_FEW, _MOST_SPARE = 14, 16  # units: charts of few below each other, and more air for each of their lines
_MANY = 5  # matches, after which bars tell something
_MOST_GROUPS = 4  # of bids where they stand under the figures: the same ones in a window of any size
_WIDTHS = (1, 2, 5, 10, 25, 50, 100)  # of the ranges that bids are put together by
_ORDER = (*LEVELS, PERSON)


def bid_rows(bids: Outcomes, most: int = _MOST_BARS) -> list[BarRow]:
    """Return bars for the heights of bids, put together in ranges so that there are few."""
    heights = {int(kind): outcome for kind, outcome in bids.items() if kind.isdigit()}
    if not heights:
        return []
    most = min(most, _MOST_BARS)
    width = next((wide for wide in _WIDTHS if len({height // wide for height in heights}) <= most), _WIDTHS[-1])
    found = []
    for start in sorted({height // width * width for height in heights})[-most:]:
        inside = [outcome for height, outcome in heights.items() if start <= height < start + width]
        number, good = (sum(each) for each in zip(*inside, strict=True))
        found.append((words.heights_words(start, start + width - 1), number, good))
    return _rows(found)


def opponent_rows(against: Outcomes) -> list[BarRow]:
    """Return a bar for each kind of opponent that was met, the weakest level first and people last."""
    return _rows([(words.opponent_words(kind), *against[kind]) for kind in _ORDER if kind in against])


def _rows(found: list[tuple[str, int, int]]) -> list[BarRow]:
    return [
        BarRow(
            title,
            words.of_words(good, number),
            filled(number, good),
            few=words.FEW_CHANCES.say() if is_few(number) else "",
            pieces=pieces_of(number),
        )
        for title, number, good in found
    ]


def charts_height(canvas: Canvas, shown: Figures, *, is_least: bool = False) -> int:
    """Return the most height in which the two charts of few groups stand well, or the least that says anything."""
    counts = [min(_LEAST_BARS if is_least else _MOST_BARS, count) for count in _counts(shown, _MOST_GROUPS)]
    if not is_tall(canvas):
        return chart_height(canvas, max(counts), is_airy=not is_least)
    high = [chart_height(canvas, count, is_airy=not is_least) for count in counts if count]
    return sum(high) + canvas.px(BETWEEN) * (len(high) - 1)


def _counts(shown: Figures, groups: int) -> tuple[int, int]:
    """Return how many bars each chart has: none for bids in a game without them."""
    return len(bid_rows(shown.bids, groups)), max(1, len(opponent_rows(shown.against)))


def few_groups(canvas: Canvas, area: pygame.Rect, shown: Figures) -> list[Item]:
    """Return the two charts with bids put together in few groups."""
    return result_charts(canvas, area, shown, _MOST_GROUPS)


def are_few(shown: Figures) -> bool:
    """Return True where no chart has bars, only pieces."""
    bids, against = bid_rows(shown.bids, _MOST_GROUPS), opponent_rows(shown.against)
    return bool(bids or against) and _are_few(bids, against)


def few_height(canvas: Canvas, shown: Figures) -> int:
    """Return the most height that the charts of few, one below the other, take."""
    charts = _few_charts(canvas, shown)
    airy = sum(len(rows) for _, _, rows in charts) * canvas.px(_MOST_SPARE)
    least = sum(chart_height(canvas, len(rows), is_least=True) for _, _, rows in charts)
    return least + airy + canvas.px(_BETWEEN_FEW) * max(0, len(charts) - 1)


def few_width(canvas: Canvas, shown: Figures) -> int:
    """Return the width that the charts of few, one below the other, need for their headings."""
    heads = [canvas.type.size(title, SUBHEADING)[0] for _, title, _ in _few_charts(canvas, shown)]
    return max([canvas.px(_LEAST_OF_FEW), *heads]) + canvas.px(_AFTER_HEAD)


def few_charts_below(canvas: Canvas, area: pygame.Rect, shown: Figures) -> list[Item]:
    """Return the two charts one below the other where they are few; nothing where they are more, or have no room."""
    charts = _few_charts(canvas, shown)
    gap = canvas.px(_BETWEEN_FEW) * (len(charts) - 1)
    least = [chart_height(canvas, len(rows), is_least=True) for _, _, rows in charts]
    if not are_few(shown) or sum(least) + gap > area.height:
        return []
    spare = (area.height - gap - sum(least)) // sum(len(rows) for _, _, rows in charts)
    role = head_role(canvas, [(title, area) for _, title, _ in charts])
    items, top = list[Item](), area.top
    for number, (key, title, rows) in enumerate(charts):
        high = least[number] + len(rows) * min(spare, canvas.px(_MOST_SPARE))
        place = pygame.Rect(area.left, top, area.width, high)
        items += bar_chart(canvas, place, key, title, rows, head_role=role, says_few=number == 0)
        top = place.bottom + canvas.px(_BETWEEN_FEW)
    return items


def _few_charts(canvas: Canvas, shown: Figures) -> list[tuple[str, str, list[BarRow]]]:
    """Return the charts of few with their keys and titles.

    A sheet that is not tall has no room for opponents of one kind: who has won against them stands in the line over the
    charts.
    """
    bids, against = bid_rows(shown.bids, _MOST_GROUPS), opponent_rows(shown.against)
    charts = [("bids", words.BIDS.say(), bids), ("against", words.AGAINST.say(), against)]
    least = 0 if is_tall(canvas) else 1
    return [chart for chart in charts if len(chart[2]) > (least if chart[0] == "against" else 0)]


def result_charts(canvas: Canvas, area: pygame.Rect, shown: Figures, groups: int = _MOST_BARS) -> list[Item]:
    """Return the two charts, side by side or below each other; the one of bids only where there were some."""
    if not bid_rows(shown.bids):
        return bar_chart(canvas, area, "against", words.AGAINST.say(), opponent_rows(shown.against))
    first, second = _counts(shown, groups) if is_tall(canvas) else (1, 1)
    left, right = side_by_side(canvas, area, (first + 1, second + 1))
    bids, against = bid_rows(shown.bids, min(groups, rows_in(canvas, left))), opponent_rows(shown.against)
    if left.top == right.top and _are_few(bids, against):
        left, right = side_by_side(canvas, area, _OF_FEW)
    is_level = left.top == right.top  # the bars are of one height
    role = head_role(canvas, [(words.BIDS.say(), left), (words.AGAINST.say(), right)])
    return [
        *bar_chart(canvas, left, "bids", words.BIDS.say(), bids, len(against) * is_level, head_role=role),
        *bar_chart(canvas, right, "against", words.AGAINST.say(), against, len(bids) * is_level, head_role=role),
    ]


def _are_few(bids: Sequence[BarRow], against: Sequence[BarRow]) -> bool:
    return all_pieces((*bids, *against))


def results(canvas: Canvas, area: pygame.Rect, shown: Figures) -> list[Item]:
    """Return the charts under what they say, and the longest runs below them."""
    said_over, area = lead(canvas, area, _lead(shown))
    runs = pygame.Rect(area.left, 0, area.width, canvas.type.line_height(BODY))
    runs.bottom = area.bottom
    charts = pygame.Rect(area.left, area.top, area.width, runs.top - canvas.px(10) - area.top)
    has_bids = bool(bid_rows(shown.bids))
    said = words.runs_words(shown.wins_in_turn.longest, shown.bids_in_turn.longest, has_bids=has_bids)
    return [
        *said_over,
        *result_charts(canvas, charts, shown),
        Label(key="runs", rect=runs, text=said, role=BODY, colour=INK_SOFT, align="left"),
        *_said_of_few(canvas, runs, said, shown.matches),
    ]


def _said_of_few(canvas: Canvas, runs: pygame.Rect, said: str, matches: int) -> list[Item]:
    """Return, after few matches, that the bars will tell more; the longest runs give it the room they can spare."""
    text = words.FEW.say()
    width = canvas.type.size(text, BODY)[0] + 2
    if matches >= _MANY or canvas.type.size(said, BODY)[0] + canvas.px(24) + width > runs.width:
        return []
    place = pygame.Rect(runs.right - width, runs.top, width, runs.height)
    runs.width = place.left - runs.left - canvas.px(24)
    return [Label(key="few", rect=place, text=text, role=BODY, colour=INK_SOFT, align="right")]


def _lead(shown: Figures) -> list[str]:
    """Return in sentences what a name has won, and how many bids it has made."""
    number, made = (sum(each) for each in zip(*shown.bids.values(), strict=True)) if shown.bids else (0, 0)
    said = [words.won_words(shown.name, shown.wins, shown.matches)] if shown.matches else []
    return [*said, *([words.made_words(made, number)] if number else [])]
