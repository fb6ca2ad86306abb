"""The first evening: the idea of each short round, and what is said in them, as values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ..engine.cards import Card
from ..engine.values import dataclass


class Idea(Enum):
    """What a round is about; each builds on those before it."""

    TRICKS = "tricks"
    TRUMP = "trump"
    ONES = "ones"
    GOODGE = "goodge"
    BIDS = "bids"
    PARTNERS = "partners"
    NIL = "nil"
    BAGS = "bags"
    JOKERS = "jokers"
    BOARD = "board"
    SET = "set"
    DUMMY = "dummy"
    CANCEL = "cancel"
    SLAM = "slam"


IDEAS: Mapping[str, tuple[Idea, ...]] = {
    "goodge": (Idea.TRICKS, Idea.TRUMP, Idea.ONES, Idea.GOODGE, Idea.BIDS),
    "spades": (Idea.PARTNERS, Idea.NIL, Idea.BAGS),
    "pride": (Idea.JOKERS, Idea.BOARD, Idea.SET),
    "spidge": (Idea.DUMMY, Idea.CANCEL, Idea.SLAM),
}
"""The rounds of each game that has some, in their order."""


def game_about(idea: Idea) -> str:
    """Return the id of the game that a round is of."""
    return next(game for game, ideas in IDEAS.items() if idea in ideas)


class Spot(Enum):
    """What a line points at: `CARD` is one to play, `HELD` one that is only spoken of."""

    HAND = "hand"
    CARD = "card"
    HELD = "held"
    TRICK = "trick"
    MIDDLE = "middle"
    PLATE = "plate"
    TRUMP = "trump"
    STASH = "stash"
    NOWHERE = "nowhere"


class Line(Enum):
    """Everything that can be said."""

    AIM = "aim"
    FOLLOW = "follow"
    LEAD = "lead"
    VOID = "void"
    WON = "won"
    LOST = "lost"
    TRUMP_IT = "trump_it"
    TRUMP_WON = "trump_won"
    NO_TRUMP_YET = "no_trump_yet"
    CROWN_WAITS = "crown_waits"
    CROWN_LEADS = "crown_leads"
    CROWN_FOLLOWS = "crown_follows"
    CROWN_WON = "crown_won"
    CROWN_LED = "crown_led"
    CROWN_ASKS = "crown_asks"
    CATCH = "catch"
    CAUGHT = "caught"
    MISSED = "missed"
    RICH = "rich"
    OWN_ONE = "own_one"
    YOU_ARE = "you_are"
    SHORT_SUIT = "short_suit"
    LAY_AWAY = "lay_away"
    NAME_TRUMP = "name_trump"
    DRAW_TRUMPS = "draw_trumps"
    NEEDS = "needs"
    MADE = "made"
    LAST_TRICK = "last_trick"
    WORTH = "worth"
    OUTBID = "outbid"
    TOO_HIGH = "too_high"
    YOU_WON = "you_won"
    THEY_WON = "they_won"
    TOGETHER = "together"
    PARTNER_WINS = "partner_wins"
    PARTNER_WON = "partner_won"
    SPADE_IT = "spade_it"
    SPADE_WON = "spade_won"
    SPADES_WAIT = "spades_wait"
    NIL_UNDER = "nil_under"
    NIL_VOID = "nil_void"
    NIL_KEPT = "nil_kept"
    NIL_BROKEN = "nil_broken"
    BID_TRICKS = "bid_tricks"
    TEAM_NEED = "team_need"
    BAG_MADE = "bag_made"
    BAG_GOT = "bag_got"
    BAG_DUCKED = "bag_ducked"
    STOP_THEM = "stop_them"
    JOKER_HIGH = "joker_high"
    DEUCE = "deuce"
    JOKER_FOLLOWS = "joker_follows"
    BOARD_BID = "board_bid"
    STILL_NEED = "still_need"
    OVER = "over"
    THEY_FAILED = "they_failed"
    WE_FAILED = "we_failed"
    DUMMY_YOURS = "dummy_yours"
    DUMMY_OWN = "dummy_own"
    DUMMY_LEADS = "dummy_leads"
    OWN_LEADS = "own_leads"
    NO_BIDS = "no_bids"
    CANCEL_IT = "cancel_it"
    CANCELLED = "cancelled"
    JOKER_WON = "joker_won"
    NO_TRICK = "no_trick"
    FIRST_TRICK = "first_trick"
    SLAM_AIM = "slam_aim"
    SLAM_UNDER = "slam_under"
    SLAM_NEAR = "slam_near"
    SLAM_LOST = "slam_lost"
    NIL_THEIRS = "nil_theirs"
    NIL_PARTNER = "nil_partner"
    LEAD_CHANGED = "lead_changed"
    COULD_WIN = "could_win"
    CROWN_STILL = "crown_still"
    COULD_CATCH = "could_catch"
    GAVE_ONE = "gave_one"
    TOOK_PARTNERS = "took_partners"


@dataclass(frozen=True, slots=True)
class Pointer:
    """What a line is about: a place on the table, and the card, the hand or the number that it names.

    `most` is as far as one can go beyond that number; `better` is the card that would have done what was asked for.
    """

    spot: Spot
    card: Card | None = None
    hand: int | None = None
    number: int = 0
    most: int = 0
    better: Card | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A line as it is said."""

    line: Line
    at: Pointer
