"""The size of the cards in the hand and in the trick: one for both, as large as a window has room for.

Measures are units. From the top there are the bar, what lies across the table, the trick, the words and the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from ..drawing.canvas import Canvas
from .fans import CARD_RATIO, two_rows_high

BAR, WORDS, FOOT = 56, 82, 24  # two rows of a hand lie on the cloth, inside the rail
ABOVE, BELOW, BETWEEN = 12, 12, 8  # the cards of a trick: room for a mark beyond them
LAP, TWIST = 0.14, 0.135  # of a card's height and width: partners' cards in a tight cross lie over each other's corner
LINES, MORE_LINES = 3, 4  # of a plate; larger text needs one more, as less stands beside each other
USUAL_PLATE = 251, 92
_PLATES = {LINES: USUAL_PLATE, MORE_LINES: (251, 118)}
_LARGE_PLATE, _TALL_PLATE = (256, 124), (330, 136)
PLATE_AIR = 8  # below a plate across the table, above the cards
OPEN_ROW = 42  # beside the open cards across the table: their narrow plate and air
SIDE_BLOCK = 298  # the open cards at a side, from the top of the window
POINTS = 34

_LEAST_WINDOW, _VERY_TALL = 720, 1700
_USUAL, _GROWTH, _LARGEST = 204, 0.18, 330
_MOST_CARDS = {3: 16, 4: 15}
_EDGE = 36
_IN_SIGHT = 0.4  # of a card's width, where the hand is fullest
_DROP = 0.42  # from the highest to the lowest card of a fan
_HELD, _LEAST_HELD = 0.24, 0.1  # of a card's height: a hand in one row hangs over the rail, no more than it must
_BELOW_EDGE = 0.1  # the same of two rows of large cards
_CLEAR_WIDTH = 153  # of a card between a plate and the backs of the seat across, where nothing else lies in that row
_AIR_BESIDE = 30  # over and under a cross whose highest card lies in that row
_CROSS_ARM = 1.66  # from the middle of a cross to its outer edge, in widths of a card


class Form(Enum):
    """The way the cards of a trick lie: three in a fan, four in a cross, which is tight where there is little room."""

    FAN = auto()
    CROSS = auto()
    TIGHT_CROSS = auto()


class Opening(Enum):
    """The side at which a dummy lies open."""

    NONE = auto()
    ACROSS = auto()
    ASIDE = auto()


class CardFit(NamedTuple):
    """The height of the cards in units, the rows of the hand, and how much of it hangs over the rail.

    With `is_beside`, the highest card of a cross lies between the plate across the table and its backs, not below them.
    Plates have this many `lines`.
    """

    height: float
    rows: int
    sunk: float
    is_beside: bool = False
    lines: int = LINES

    @property
    def hand(self) -> float:
        """The height of the hand."""
        return two_rows_high(self.height) if self.rows == 2 else self.height


def card_fit(canvas: Canvas, hands: int, *, has_dummy: bool, lines: int) -> CardFit:
    """Return the size of the cards for a table of this many hands, wherever the dummy lies."""
    ways = (CardFit(0.0, rows, 0.0, is_beside, lines) for rows, is_beside in ((1, False), (1, True), (2, False)))
    below, beside, two = (_fit(canvas, hands, way, has_dummy=has_dummy) for way in ways)
    one = beside if beside.height >= 1.04 * below.height else below
    return two if two.height >= 1.12 * one.height else one


def card_height(canvas: Canvas, hands: int, *, has_dummy: bool, lines: int) -> int:
    """Return the height in pixels of a card in the viewer's hand; no card is larger."""
    return canvas.px(card_fit(canvas, hands, has_dummy=has_dummy, lines=lines).height)


def form(canvas: Canvas, hands: int, opening: Opening, fit: CardFit) -> Form:
    """Return the way in which cards of this size lie in a trick."""
    if hands == 3:
        return Form.FAN
    has_room = _tallest(canvas, Form.CROSS, fit, opening) >= fit.height * 0.999
    return Form.CROSS if has_room else Form.TIGHT_CROSS


def is_roomy(canvas: Canvas) -> bool:
    """Return True for a tall window with enlarged letters: plates are larger, and stand over the words."""
    return canvas.type.is_enlarged and canvas.rect.height > canvas.rect.width


def plate_size(canvas: Canvas, lines: int) -> tuple[int, int]:
    """Return the width and the height of a plate that has this many lines of text of the usual size, in units."""
    if not canvas.type.is_enlarged:
        return _PLATES[lines]
    return _TALL_PLATE if is_roomy(canvas) else _LARGE_PLATE


def plate_row(canvas: Canvas, lines: int) -> float:
    """Return the height that a plate across the table takes above the cards, in units."""
    return plate_size(canvas, lines)[1] + PLATE_AIR


def open_row_height(canvas: Canvas) -> float:
    """Return the height of the cards that lie open across the table."""
    high = canvas.rect.height / canvas.unit
    return 124 if high < 960 else 140 if high < 1400 else 180 if high < _VERY_TALL else 250


def trick_height(form: Form, card: float) -> float:
    """Return the height of a trick without its marks."""
    return {Form.FAN: (1 + _DROP) * card, Form.CROSS: 2 * card + BETWEEN}.get(form, (2 - LAP) * card)


def _fit(canvas: Canvas, hands: int, way: CardFit, *, has_dummy: bool) -> CardFit:
    """Return this way to lie with the largest cards; none at all for a seat that cannot lie beside the cards."""
    rows, is_beside = way.rows, way.is_beside
    high = canvas.rect.height / canvas.unit
    usual = min(_LARGEST, _USUAL + _GROWTH * max(0.0, high - _LEAST_WINDOW))
    sunk = _HELD if rows == 1 else _BELOW_EDGE if canvas.card_scale > 1 else 0.0
    room = way._replace(sunk=sunk)
    if is_beside and (hands == 3 or has_dummy or is_roomy(canvas)):
        return room
    openings = (Opening.ACROSS, Opening.ASIDE) if has_dummy else (Opening.NONE,)
    lying = Form.FAN if hands == 3 else Form.TIGHT_CROSS
    tallest = min(_tallest(canvas, lying, room, opening) for opening in openings)
    most = min(tallest, _widest(canvas, _MOST_CARDS[hands], rows) / CARD_RATIO)
    if is_beside:
        most = min(most, _CLEAR_WIDTH / CARD_RATIO)
    scale = canvas.card_scale
    found = room._replace(height=min(most, usual * scale) if scale >= 1 else min(most, usual) * scale)
    return _raised(canvas, lying, found, openings) if rows == 1 else found


def _raised(canvas: Canvas, form: Form, fit: CardFit, openings: Sequence[Opening]) -> CardFit:
    """Return a fit in one row that hangs over the rail no more than it must."""
    if fit.height <= 0:
        return fit
    room = min(_high(canvas, form, fit, opening) for opening in openings)
    over = (trick_height(form, fit.height) + fit.height - room) / fit.height
    return fit._replace(sunk=min(fit.sunk, max(_LEAST_HELD, over)))


def _tallest(canvas: Canvas, form: Form, room: CardFit, opening: Opening) -> float:
    """Return the height of the largest cards for which there is room from top to bottom."""
    hand = CardFit(1.0, room.rows, room.sunk).hand - room.sunk
    fixed, each = trick_height(form, 0.0), trick_height(form, 1.0) - trick_height(form, 0.0)
    tallest = (_high(canvas, form, room, opening) - fixed) / (each + hand)
    return min(tallest, _clear_of_side(canvas, room)) if opening is Opening.ASIDE else tallest


def _high(canvas: Canvas, form: Form, room: CardFit, opening: Opening) -> float:
    """Return the height that there is for the trick and the hand."""
    high = canvas.rect.height / canvas.unit - BAR - ABOVE - BELOW - WORDS - FOOT
    if opening is Opening.ACROSS:
        high -= open_row_height(canvas) + OPEN_ROW
    elif form is not Form.FAN:
        high -= _AIR_BESIDE if room.is_beside else plate_row(canvas, room.lines)
    return high - POINTS if form is Form.FAN else high


def _clear_of_side(canvas: Canvas, room: CardFit) -> float:
    """Return the height of the largest cards in a cross that come not too near to an open hand at a side."""
    wide, high = (measure / canvas.unit for measure in canvas.rect.size)
    beside = (wide / 2 - 18 - 394 - 16) / _CROSS_ARM / CARD_RATIO
    hand = CardFit(1.0, room.rows, room.sunk).hand - room.sunk
    below = (high - FOOT - WORDS - BELOW - BETWEEN - SIDE_BLOCK - 56) / (1.5 + hand)
    return max(beside, below)


def _widest(canvas: Canvas, cards: int, rows: int) -> float:
    """Return the width of the widest cards of which this many can be held with enough of each in sight."""
    in_row = cards if rows == 1 else cards // 2 + 1
    return (canvas.rect.width / canvas.unit - 2 * _EDGE) / (1 + _IN_SIGHT * (in_row - 1))
