"""The size of the cards in the hand and in the trick: one for both, as large as a window has room for.

Measures are units. From the top there are the bar, what lies across the table, the trick, the words and the hand.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from ..drawing.canvas import Canvas
from .fans import CARD_RATIO, CLEARS, two_rows_high

BAR, WORDS, FOOT = 56, 80, 24  # two rows of a hand lie on the cloth, inside the rail
ABOVE, BELOW, BETWEEN = 12, 12, 12  # the cards of a trick: room for a mark beyond them
USUAL_PLATE = 251, 92  # three lines; larger text needs one more, as less stands beside each other
_LARGE_PLATE, _TALL_PLATE, _LARGE_TALL_PLATE = (256, 127), (320, 142), (330, 142)
_PLATE_BY_DUMMY = 256, 92  # what can still be made has more words than the other games
_LARGE_PLATE_BY_DUMMY = 256, 104  # three larger lines; of a higher one no pair has room under a dummy's cards
OPEN_AIR, UNDER_OPEN = 10, 18  # over and under the open cards of a dummy, which lie under the bar
ACROSS_TOP, UNDER_ACROSS, UNDER_PLATE = 10, 6, 8  # air over the plate across the table, and under plates
UNDER_BY_DUMMY = 20  # under the plate across the table, where those at the sides lie beside no call
SMALL_CARD = 66
PLATE_AIR = 14  # below a plate across the table, above the cards
UNDER_BAR = 30  # the plates at the sides, with nothing across the table
BESIDE_TOP = 16  # between the highest card of a trick and what lies beside it
OPEN_EDGE = 20  # from the window's edge to the open cards

_OVER_HAND = 24
_LEAST_WINDOW = 720
_USUAL, _GROWTH, _LARGEST = 204, 0.18, 290
_SLIGHTLY = 0.97  # of a card's size, if one more then lies in a row without covering another's index
_MOST_CARDS = {3: 16, 4: 15}
_OPEN_CARDS, _OPEN_IN_SIGHT = 13, 0.28  # of a dummy, and what is seen of a card's width: its index
_EDGE, LEAST_EDGE = 36, 20  # from the window's edge to a hand; to one that lies free in no less room
IN_SIGHT = 0.4  # of a card's width, where the hand is fullest
_DROP = 0.42  # from the highest to the lowest card of a fan
_OVER_RAIL = 22  # of a hand in one row: it is whole in the window
_LARGE_OVER = {1: 0.24, 2: 0.1}  # of the height of large cards, by rows: these may hang below the window's edge
_CLEAR_WIDTH = 153  # of a card between a plate and the backs of the seat across, where nothing else lies in that row
_BESIDE_AIR = 13  # more of it over and under a trick whose highest card lies beside that plate
_BACKS_REACH, _PLATE_REACH = 315, 372  # from the window's edge to the end of backs and plates at a side, and air
_ARM = 1.66  # from the middle of a trick to its outer edge, in widths of a card
AROUND = 18  # between the cards of a trick and the backs and plates over and under them: the ends of both are turned
_POINTS, _TALL_POINTS = 34, 46  # below a fan, for what the trick is worth


class Form(Enum):
    """The way the cards of a trick lie: three in a fan, four in a cross."""

    FAN = auto()
    CROSS = auto()


class CardFit(NamedTuple):
    """The height of the cards in units, the rows of the hand, and how far it hangs over the rail.

    With `is_beside`, the highest card of a cross lies beside what lies across the table, not below it.
    """

    height: float
    rows: int
    over: float = 0.0
    is_beside: bool = False

    @property
    def hand(self) -> float:
        """The height of the hand."""
        return two_rows_high(self.height) if self.rows == 2 else self.height


def card_fit(canvas: Canvas, hands: int, *, has_dummy: bool) -> CardFit:
    """Return the size of the cards for a table of this many hands, wherever a dummy lies."""
    ways = (CardFit(0.0, rows, 0.0, is_beside) for rows, is_beside in ((1, False), (1, True), (2, False)))
    below, beside, two = (_fit(canvas, hands, way, has_dummy=has_dummy) for way in ways)
    one = beside if beside.height >= 1.04 * below.height else below
    return two if two.height >= 1.12 * one.height else one


def card_height(canvas: Canvas, hands: int, *, has_dummy: bool) -> int:
    """Return the height in pixels of a card in the viewer's hand; no card is larger."""
    return canvas.px(card_fit(canvas, hands, has_dummy=has_dummy).height)


def form(hands: int) -> Form:
    """Return the way in which the cards of this many hands lie in a trick."""
    return Form.FAN if hands == 3 else Form.CROSS


def is_roomy(canvas: Canvas) -> bool:
    """Return True for a tall window: plates are larger, and stand over the words."""
    return canvas.rect.height > canvas.rect.width


def plate_size(canvas: Canvas, *, has_dummy: bool = False) -> tuple[int, int]:
    """Return the width and the height of a plate, in units."""
    if is_roomy(canvas):
        return _LARGE_TALL_PLATE if canvas.type.is_enlarged else _TALL_PLATE
    if canvas.type.is_enlarged:
        return _LARGE_PLATE_BY_DUMMY if has_dummy else _LARGE_PLATE
    return _PLATE_BY_DUMMY if has_dummy else USUAL_PLATE


def over_hand(canvas: Canvas) -> int:
    """Return how far the own plate stands over the hand, in units: a raised card stays below it."""
    return WORDS + 14 if is_roomy(canvas) else _OVER_HAND


def points_room(canvas: Canvas) -> int:
    """Return the height below a fan for what the trick is worth, in units."""
    return _TALL_POINTS if is_roomy(canvas) else _POINTS


def plate_row(canvas: Canvas, *, has_dummy: bool = False) -> float:
    """Return the height that a plate across the table takes above the cards, in units."""
    return plate_size(canvas, has_dummy=has_dummy)[1] + PLATE_AIR


def open_row(card: float) -> float:
    """Return the height that a dummy's cards of this height take below the bar, with the air around them."""
    return OPEN_AIR + card + UNDER_OPEN


def under_across(*, has_dummy: bool) -> int:
    """Return the air under the plate across the table, in units."""
    return UNDER_BY_DUMMY if has_dummy else UNDER_ACROSS


def sides_end(canvas: Canvas, form: Form, *, has_dummy: bool = False) -> float:
    """Return how far below the bar, or a dummy's cards, the backs at the sides end; of four, below the seat across."""
    plate = plate_size(canvas)[1]
    own = plate + UNDER_PLATE + SMALL_CARD
    return UNDER_BAR + own if form is Form.FAN else ACROSS_TOP + plate + under_across(has_dummy=has_dummy) + own


def reaches_sides(canvas: Canvas, wide: float, *, has_dummy: bool) -> bool:
    """Return True if a trick of cards of this width would lie under the backs at the sides of a tall window."""
    return is_roomy(canvas) and canvas.rect.width / canvas.unit / 2 - _ARM * wide < _reach(has_dummy=has_dummy)


def _reach(*, has_dummy: bool) -> int:
    """Return how far the backs at the sides reach; under a dummy's cards a trick lies as low as the own plate."""
    return _PLATE_REACH if has_dummy else _BACKS_REACH


def trick_height(form: Form, card: float) -> float:
    """Return the height of a trick without its marks."""
    return (1 + _DROP) * card if form is Form.FAN else 2 * card + BETWEEN


def _fit(canvas: Canvas, hands: int, way: CardFit, *, has_dummy: bool) -> CardFit:
    """Return this way to lie with the largest cards; none at all for a seat that cannot lie beside the cards."""
    rows, is_beside = way.rows, way.is_beside
    high = canvas.rect.height / canvas.unit
    usual = min(_LARGEST, _USUAL + _GROWTH * max(0.0, high - _LEAST_WINDOW))
    if is_beside and (hands == 3 or is_roomy(canvas)):
        return way
    tallest = _tallest(canvas, form(hands), way, has_dummy=has_dummy)
    most = min(tallest, _widest(canvas, _MOST_CARDS[hands], rows) / CARD_RATIO)
    if has_dummy:
        most = min(most, _widest_open(canvas, way) / CARD_RATIO)
    elif is_beside:
        most = min(most, _CLEAR_WIDTH / CARD_RATIO)
    scale = canvas.card_scale
    height = min(most, usual * scale) if scale >= 1 else min(most, usual) * scale
    found = way._replace(height=_freed(canvas, height) if rows == 1 and not has_dummy else height)
    room = _high(canvas, form(hands), found, has_dummy=has_dummy)
    taken = trick_height(form(hands), found.height) + found.hand + _over_trick(way, has_dummy=has_dummy) * found.height
    over = max(_over_rail(rows), taken - room)
    if has_dummy and is_beside:
        over = max(over, _below_row(way) * found.height - _row_room(canvas))
    return found._replace(over=over)


def _freed(canvas: Canvas, height: float) -> float:
    """Return the height of slightly smaller cards, if one more of these lies free in a row; else that of the same."""
    room, high = canvas.rect.width - 2 * canvas.px(LEAST_EDGE), height * canvas.unit
    one_more = 1 + int((room / (high * CARD_RATIO) - 1) / CLEARS)
    smaller = int(room / (1 + CLEARS * one_more) / CARD_RATIO)
    return smaller / canvas.unit if smaller >= _SLIGHTLY * high else height


def _over_trick(way: CardFit, *, has_dummy: bool) -> float:
    """Return how many cards lie one below the other over a trick: those of a dummy, unless they lie beside it."""
    return 1.0 if has_dummy and not way.is_beside else 0.0


def _over_rail(rows: int) -> float:
    """Return how far a hand in this many rows hangs over the rail where it need not hang further."""
    return _OVER_RAIL if rows == 1 else 0.0


def _tallest(canvas: Canvas, form: Form, way: CardFit, *, has_dummy: bool) -> float:
    """Return the height of the largest cards for which there is room from top to bottom."""
    over = _over_trick(way, has_dummy=has_dummy)
    high = _high(canvas, form, way, has_dummy=has_dummy) - trick_height(form, 0.0)
    each = trick_height(form, 1.0) - trick_height(form, 0.0) + CardFit(1.0, way.rows).hand + over
    tallest = _filling(canvas, way, high, each)
    if reaches_sides(canvas, tallest * CARD_RATIO, has_dummy=has_dummy):
        tallest = min(tallest, _clear_of_backs(canvas, form, way, over))
    if has_dummy and way.is_beside:
        return min(tallest, _filling(canvas, way, _row_room(canvas), _below_row(way)))
    return tallest


def _filling(canvas: Canvas, way: CardFit, high: float, each: float) -> float:
    """Return the height of the cards of which so many, one below the other, fill a height, with a hand at its foot."""
    tallest = (high + _over_rail(way.rows)) / each
    return max(tallest, high / (each - _LARGE_OVER[way.rows])) if canvas.card_scale > 1 else tallest


def _high(canvas: Canvas, form: Form, way: CardFit, *, has_dummy: bool) -> float:
    """Return the height that there is for the trick, the hand and, over the trick, the cards of a dummy."""
    high = canvas.rect.height / canvas.unit - BAR - ABOVE - BELOW - WORDS - FOOT
    if has_dummy and not way.is_beside:
        high -= open_row(0.0) - ABOVE + plate_row(canvas, has_dummy=True)
    elif form is not Form.FAN and not has_dummy:
        high -= _BESIDE_AIR if way.is_beside else plate_row(canvas)
    return high - points_room(canvas) if form is Form.FAN else high


def _clear_of_backs(canvas: Canvas, form: Form, way: CardFit, over: float) -> float:
    """Return the height of the largest cards whose trick lies below the backs at the sides, or between them.

    Between backs and words there is a fan, or three quarters of a cross, whose outer cards end over the own plate. With
    cards of a dummy `over` the seats all this lies lower.
    """
    wide, high = (measure / canvas.unit for measure in canvas.rect.size)
    beside = (wide / 2 - _reach(has_dummy=over > 0)) / _ARM / CARD_RATIO
    start = BAR + sides_end(canvas, form, has_dummy=over > 0) + AROUND + (open_row(0.0) - ACROSS_TOP if over else 0)
    below, hand = high + _over_rail(way.rows) - FOOT - start, CardFit(1.0, way.rows).hand + over
    if form is Form.FAN:
        return max(beside, (below - WORDS - BELOW - points_room(canvas)) / (trick_height(form, 1.0) + hand))
    whole = (below - WORDS - BELOW - BETWEEN) / (1.5 + hand)
    outer = (below - plate_size(canvas)[1] - over_hand(canvas) - AROUND) / (1 + hand)
    return max(beside, min(whole, outer))


def _row_room(canvas: Canvas) -> float:
    """Return the height that there is for a dummy's cards, the lower three quarters of a cross, and the hand."""
    return canvas.rect.height / canvas.unit - FOOT - WORDS - BELOW - BAR - open_row(0.0) - BETWEEN / 2


def _below_row(way: CardFit) -> float:
    """Return how many heights of a card those are: only the highest card of the cross lies beside the dummy's."""
    return 2.5 + CardFit(1.0, way.rows).hand


def _widest(canvas: Canvas, cards: int, rows: int) -> float:
    """Return the width of the widest cards of which this many can be held with enough of each in sight."""
    in_row = cards if rows == 1 else cards // 2 + 1
    return (canvas.rect.width / canvas.unit - 2 * _EDGE) / (1 + IN_SIGHT * (in_row - 1))


def _widest_open(canvas: Canvas, way: CardFit) -> float:
    """Return the width of the widest cards of which a dummy's lie in one row, over a trick or beside its middle."""
    wide, row = canvas.rect.width / canvas.unit, 1 + _OPEN_IN_SIGHT * (_OPEN_CARDS - 1)
    if way.is_beside:
        return (wide / 2 - OPEN_EDGE - BESIDE_TOP) / (row + 0.5)
    return (wide - 2 * OPEN_EDGE) / row
