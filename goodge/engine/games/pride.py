"""League Spades: two teams, both jokers and the deuce of spades high, and no nil; with the limits of a tournament.

Rule numbers in comments are those of docs/rules-pride.md.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ..actions import Bid
from ..cards import BIG_JOKER, LITTLE_JOKER, Card, Suit
from ..errors import Refusal, RulesError
from ..game import Draws, Match, Phase, Rules, State
from ..partners import MOST_TRICKS, SIDES, PartnerBoard, PartnerGame, opened
from ..refusals import MustBid, NextHasBid, TooManyTricks, UnderTheBoard
from ..rng import Stream
from ..spadeplay import FRENCH, HANDS
from ..values import dataclass, replace

LEAST_FOR_A_TEAM = 4

_LEFT_OUT = {Card(2, Suit.CLUBS), Card(2, Suit.DIAMONDS)}
_HIGH = {Card(2, Suit.SPADES): 15, LITTLE_JOKER: 16, BIG_JOKER: 17}
_SUITS_HIGH_TO_LOW = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_LIMITS = ("max_rounds", "minutes", "set_limit")


@dataclass(frozen=True, slots=True)
class PrideRules(Rules):
    """The limits are those of a tournament, None for no limit: rounds, minutes of play, and broken contracts."""

    target: int = 500
    bags: bool = False
    max_rounds: int | None = None
    minutes: int | None = None
    set_limit: int | None = None


class Pride(PartnerGame[PrideRules]):
    """The game as the engine knows it."""

    id: ClassVar[str] = "pride"
    title: ClassVar[str] = "League Spades"
    deck: ClassVar[tuple[Card, ...]] = (*(card for card in FRENCH if card not in _LEFT_OUT), LITTLE_JOKER, BIG_JOKER)
    timed: ClassVar[bool] = True
    rules_type = PrideRules

    def check_rules(self, rules: PrideRules) -> None:
        if type(rules.bags) is not bool:
            raise RulesError("bags must be true or false")
        for name in _LIMITS:
            limit = getattr(rules, name)
            if limit is not None and (type(limit) is not int or limit < 1):
                raise RulesError(f"{name} must be a whole number from 1 on, or null")

    def draw_dealer(self, rules: Rules, stream: Stream) -> tuple[int, Draws]:
        cards = tuple(stream.shuffled(self.pack(rules))[:HANDS])  # rule 3
        return max(range(HANDS), key=lambda seat: self._height(cards[seat])), (cards,)

    def _height(self, card: Card) -> tuple[int, int]:
        """The sort key of drawn cards: first by rank, then by suit."""
        suit = 0 if card.suit is None else -_SUITS_HIGH_TO_LOW.index(card.suit)
        return self.strength(card), suit

    def strength(self, card: Card) -> int:
        return _HIGH.get(card, card.rank)  # rule 2

    # -- the bidding (rule 4) -----------------------------------------------------------------------------

    def open_board(self, match: Match) -> PartnerBoard:
        return opened(match)

    def lowest_bid(self, board: PartnerBoard) -> int:
        seat = cast(int, board.turn)
        if board.bids[(seat + SIDES) % HANDS] is None:
            return 1
        return max(1, LEAST_FOR_A_TEAM - board.contract(seat % SIDES))

    def why_no_bid(self, board: PartnerBoard, amount: int) -> Refusal:
        if amount > MOST_TRICKS:
            return TooManyTricks(MOST_TRICKS)
        lowest = self.lowest_bid(board)
        return UnderTheBoard(LEAST_FOR_A_TEAM, lowest) if amount >= 1 else MustBid(lowest)

    def why_stands(self, then: State[PartnerBoard], now: State[PartnerBoard]) -> Refusal | None:
        has_next_spoken = len(now.actions) > len(then.actions) + 1
        is_late = then.board.phase is Phase.BIDDING and has_next_spoken
        return NextHasBid() if is_late else None

    def may_take_back(self, state: State[PartnerBoard]) -> bool:
        return bool(state.actions) and isinstance(state.actions[-1], Bid)

    # -- how a match ends (rules 7 and 8) -----------------------------------------------------------------

    def counts_bags(self, rules: Rules) -> bool:
        return cast(PrideRules, rules).bags

    def counts_rounds(self, rules: Rules) -> bool:
        return cast(PrideRules, rules).max_rounds is not None

    def minutes(self, rules: Rules) -> int | None:
        return cast(PrideRules, rules).minutes

    def new_match(self, rules: PrideRules, dealer: int) -> Match:
        sets = () if rules.set_limit is None else (0,) * SIDES
        return replace(super().new_match(rules, dealer), sets=sets)

    def is_end(self, match: Match) -> bool:
        rules = cast(PrideRules, match.rules)
        is_last = rules.max_rounds is not None and match.rounds >= rules.max_rounds
        return super().is_end(match) or is_last or bool(_set_out(match))

    def concluded(self, match: Match) -> Match:
        out = _set_out(match)
        if len(out) == 1:  # has lost, whatever else ends the match
            return replace(match, tied_at_target=False, winner=1 - out[0])
        return super().concluded(match)


def _set_out(match: Match) -> list[int]:
    """The teams that have broken as many contracts as lose the match."""
    limit = cast(PrideRules, match.rules).set_limit
    return [] if limit is None else [side for side, count in enumerate(match.sets) if count >= limit]
