"""What the hand was good for in the round about bidding, recalled beside what was bid and won."""

from __future__ import annotations

from collections.abc import Sequence

from ....coach.evening import safe_bid
from ....engine.game import AnyView
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ....table.evening import PERSON
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT
from ...tabletop.places import Places
from ...widgets.base import Label
from ...wording import evening as words


def recalled(begun: AnyView, over: AnyView, names: Sequence[str]) -> str:
    """Return the sentence about a round that is over; `begun` is what the person saw before they bid."""
    board = narrow(over, GoodgeBoard).board
    assert board.goodge is not None
    name = None if board.goodge == PERSON else names[board.goodge]
    most = safe_bid(narrow(begun, GoodgeBoard))
    return words.recall_words(name, board.bid, board.captured[board.goodge], most)


def over_the_sentence(text: str, places: Places) -> Label:
    """Return the words as they stand over the sentence."""
    rect = places.sentence.move(0, -places.sentence.height)
    return Label(key="over-sentence", rect=rect, text=text, role=BODY_STRONG, colour=GOLD_BRIGHT)
