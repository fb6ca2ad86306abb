"""Spidge: three players and a dummy, jokers that cancel each other, and nobody bids.

The dealer plays the dummy beside their own hand. Hands are numbered in the order of play: dealer's left, the dummy,
dealer's right, the dealer. Rule numbers in comments are those of docs/rules-spidge.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, cast

from ..cards import BIG_JOKER, LITTLE_JOKER, Card, Suit
from ..decisions import HonourReached, NilLost, Settled, SpidgeMissed
from ..errors import RulesError
from ..events import Event
from ..game import Draws, Hand, Match, Phase, Result, Rules, State, Trick
from ..refusals import Lead
from ..rng import Stream
from ..spadeplay import FRENCH, HAND_SIZE, HANDS, TRUMP, SpadeBoard, SpadeGame
from ..trickplay import TrickPlay
from ..tricks import suit_of
from ..values import dataclass, replace

SEATS = 3
DUMMY, DEALER = 1, 3  # hands
SPIDGE = 10  # tricks

_LATE, _CLOSE = 3, 2  # tricks to play, and lacking, at most, when what is lost was close

_JOKERS = (LITTLE_JOKER, BIG_JOKER)
_LEFT_OUT = {Card(2, Suit.DIAMONDS), Card(2, Suit.HEARTS)}
_WITH_JOKERS = (*(card for card in FRENCH if card not in _LEFT_OUT), *_JOKERS)
_JOKER_STRENGTH = 15
_POINTS = {"nil": 1, "spidge": 1, "slam": 2, "grand slam": 4}
_STEPS_FROM_DEALER = (1, 0, 2, 0)  # of the seat that plays each hand


@dataclass(frozen=True, slots=True)
class SpidgeRules(Rules):
    """`jokers`: both jokers come in for the deuces of diamonds and hearts."""

    target: int = 3
    jokers: bool = True


@dataclass(frozen=True, slots=True)
class SpidgeBoard(SpadeBoard):
    """Hands and seats are two things here, and which hand a seat holds changes with the dealer."""

    @property
    def acting(self) -> int | None:
        return None if self.turn is None else (self.trick.leader + len(self.trick.cards)) % HANDS

    @property
    def holders(self) -> tuple[int, ...]:
        return tuple((self.dealer + step) % SEATS for step in _STEPS_FROM_DEALER)

    @property
    def dummy(self) -> int | None:
        return DUMMY

    def own_hand(self, seat: int) -> int:
        return (DEALER, 0, 2)[(seat - self.dealer) % SEATS]


class Spidge(SpadeGame[SpidgeRules, SpidgeBoard]):
    """The game as the engine knows it."""

    id: ClassVar[str] = "spidge"
    title: ClassVar[str] = "Spidge"
    deck: ClassVar[tuple[Card, ...]] = (*FRENCH, *_JOKERS)
    rules_type = SpidgeRules

    def check_rules(self, rules: SpidgeRules) -> None:
        if type(rules.jokers) is not bool:
            raise RulesError("jokers must be true or false")

    def seats(self, rules: Rules) -> int:  # noqa: ARG002
        return SEATS

    def sides(self, rules: Rules) -> int:  # noqa: ARG002
        return SEATS

    def pack(self, rules: Rules) -> tuple[Card, ...]:
        return _WITH_JOKERS if cast(SpidgeRules, rules).jokers else FRENCH

    def draw_dealer(self, rules: Rules, stream: Stream) -> tuple[int, Draws]:
        draws: Draws = ()
        cutting: tuple[int, ...] = tuple(range(SEATS))
        while len(cutting) > 1:  # rule 2: those who share the highest card cut again
            cards = dict(zip(cutting, stream.shuffled(self.pack(rules)), strict=False))
            draws = (*draws, tuple(cards.get(seat) for seat in range(SEATS)))
            highest = max(map(self.strength, cards.values()))
            cutting = tuple(seat for seat, card in cards.items() if self.strength(card) == highest)
        return cutting[0], draws

    def open_board(self, match: Match) -> SpidgeBoard:
        return SpidgeBoard(
            dealer=match.dealer,
            phase=Phase.PLAY,
            turn=(match.dealer + 1) % SEATS,
            trick=Trick(0),
            tricks=(),
            captured=(0,) * HANDS,
            trump=TRUMP,
            broken=False,
        )

    # -- the jokers (rule 5) ------------------------------------------------------------------------------

    def strength(self, card: Card) -> int:
        return card.rank if card.suit is not None else _JOKER_STRENGTH

    def lead_of(self, cards: Hand, trump: Suit | None) -> Suit | None:
        """The suit to be followed, which changes once both jokers lie in a trick that one of them led."""
        if cards and cards[0].suit is None and _cancelled(cards):
            return next((card.suit for card in cards if card.suit is not None), None)
        return suit_of(cards[0], trump) if cards else None

    def lead_kind(self, board: SpidgeBoard) -> Lead:
        trick = board.trick.cards
        is_changed = trick[0].suit is None and _cancelled(trick)
        return Lead.JOKERS_CANCELLED if is_changed else super().lead_kind(board)

    def winning_place(self, cards: Hand, trump: Suit | None) -> int | None:
        places = [place for place, card in enumerate(cards) if card.suit is not None or not _cancelled(cards)]
        best = super().winning_place(tuple(cards[place] for place in places), trump)
        return None if best is None else places[best]

    def trick_play(self, rules: Rules) -> TrickPlay[SpidgeBoard]:
        return replace(super().trick_play(rules), twins=cast(SpidgeRules, rules).jokers)

    # -- what is decided ----------------------------------------------------------------------------------

    def decisions(self, board: SpidgeBoard, bags: tuple[int, ...] = ()) -> frozenset[Settled]:  # noqa: ARG002
        is_end = sum(board.captured) == HAND_SIZE
        return frozenset(
            HonourReached(seat, name if is_end else "spidge")
            for seat, names in enumerate(honours(board))
            for name in names
            if is_end or name != "nil"
        )

    def is_settled(self, board: SpidgeBoard) -> bool:
        left = HAND_SIZE - sum(board.captured)
        own = Counter[int]()
        for tricks, seat in zip(board.captured, board.holders, strict=True):
            own[seat] += tricks
        is_nil_open = left > 0 and 0 in board.captured
        return not is_nil_open and not any(tricks < SPIDGE <= tricks + left for tricks in own.values())

    # -- the score (rule 6) -------------------------------------------------------------------------------

    def score(self, state: State[SpidgeBoard]) -> tuple[State[SpidgeBoard], tuple[Event, ...]]:
        scores = tuple(sum(map(_POINTS.__getitem__, names)) for names in honours(state.board))
        return self.finish_round(state, state.board.captured, scores)

    def tally(self, board: SpidgeBoard, result: Result) -> tuple[Counter[str], ...]:
        """Return what each seat has scored for, by the names of `honours`."""
        return tuple(map(Counter, _honours(result.points, board.dealer)))


def honours(board: SpidgeBoard) -> tuple[tuple[str, ...], ...]:
    """The honours that each seat scores for in a round: some of "nil", "spidge", "slam", "grand slam"."""
    return _honours(board.captured, board.dealer)


def lost_late(board: SpidgeBoard, captured: Sequence[int]) -> frozenset[Settled]:
    """Return what players were close to until now, and have lost once the hands have taken these tricks."""
    left = HAND_SIZE - sum(captured)
    if left > _LATE:
        return frozenset()
    nils = {NilLost(hand) for hand, tricks in enumerate(captured) if tricks and not board.captured[hand]}
    before, after = Counter[int](), Counter[int]()
    for seat, had, has in zip(board.holders, board.captured, captured, strict=True):
        before[seat] += had
        after[seat] += has
    close = {seat for seat, tricks in after.items() if tricks >= SPIDGE - _CLOSE}
    missed = {SpidgeMissed(seat) for seat in close if before[seat] + left + 1 >= SPIDGE > after[seat] + left}
    return frozenset[Settled](nils | missed)


def _honours(tricks: Sequence[int], dealer: int) -> tuple[tuple[str, ...], ...]:
    left, dummy, right, own = tricks
    from_dealer = (_with_dummy(own, dummy), _alone(left), _alone(right))
    return tuple(from_dealer[(seat - dealer) % SEATS] for seat in range(SEATS))


def _alone(tricks: int) -> tuple[str, ...]:
    return ("nil",) * (tricks == 0) + ("spidge",) * (tricks >= SPIDGE)


def _with_dummy(own: int, dummy: int) -> tuple[str, ...]:
    fewer, more = sorted((own, dummy))
    if fewer == 0 and more >= SPIDGE:
        return ("grand slam",) if more == HAND_SIZE else ("slam",)
    return ("nil",) * (own, dummy).count(0) + ("spidge",) * (own + dummy >= SPIDGE)


def _cancelled(cards: Hand) -> bool:
    """Return True if both jokers are among the cards of the trick."""
    return sum(card.suit is None for card in cards) == len(_JOKERS)
