"""What a round may be expected to bring each side: by the hand that was dealt, with the Stash, and with all cards seen.

All of it is told as points ahead: a side's score less the mean of all sides' scores, so that the sides sum to zero.
Whoever plays on plays by rough rules, the same for all; a search for each deal would take minutes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, cast

from ..engine.cards import Card, Suit, in_order
from ..engine.game import AnyGame, AnyState, Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import BID_STEP, LOWEST_BID, GoodgeBoard, GoodgeState, worth
from ..engine.partners import PartnerBoard
from ..engine.rng import Stream
from ..engine.state import narrow
from ..engine.values import replace
from ..players import kernel
from ..players.anygame.action_search import called, ends_played
from ..players.anygame.deck import Deck, deck_of
from ..players.bid_inference import deals_by_calls, limit_of_hand
from ..players.bidding import likely_scores, play_hands, play_plan, played_as_goodge
from ..players.race import Clock
from ..players.sight import kernel_mask
from ..players.strength import best_plan
from .means import average_of

DEALS = 60  # that fit what a seat was dealt, or what the Goodge found
ROUNDS = 64  # played out where all cards are seen
# Points by which hands are worth less than players take them to be who hear them called on, by number of players: so
# measured after the auctions of 5,200 rounds of casuals and experts. Without it the Stash would look richer than it is.
_WEAKER = {3: 40.0, 4: 14.0}

Ahead = tuple[float, ...]


def ahead(scores: Sequence[float]) -> Ahead:
    """Return the points by which each side is ahead of the mean."""
    mean = average_of(scores)
    return tuple(score - mean for score in scores)


def mean_row(rows: Iterable[Sequence[float]]) -> Ahead:
    """Return the mean of some rows, place by place."""
    return tuple(map(average_of, zip(*rows, strict=True)))


class Prospects(Protocol):
    """What is expected in the rounds of one game."""

    def of_hands(self, dealt: AnyState, stream: Stream, clock: Clock) -> Ahead:
        """Return what the hands were worth before the first call, each by what its own player saw of it."""

    def of_stash(self, states: Sequence[AnyState], stream: Stream, clock: Clock) -> Ahead:
        """Return what the Stash was worth that was found, less the mean over those that could have lain there."""

    def of_cards(self, state: AnyState, stream: Stream) -> Ahead:
        """Return what a round before its first card brings by the true cards."""


def prospects_of(game: AnyGame, state: AnyState) -> Prospects | None:
    """Return the prospects of a round; None for a game whose card play is not known."""
    if game.id == GOODGE.id:
        return GoodgeProspects()
    deck = deck_of(game.id, state.match.rules)
    return None if deck is None else KinProspects(game, deck)


class GoodgeProspects:
    """The Goodge Rules: whoever looks strongest buys the Stash at what the second bids."""

    def of_hands(self, dealt: AnyState, stream: Stream, clock: Clock) -> Ahead:
        """See `Prospects.of_hands`."""
        seats = range(len(dealt.hands))
        worths = [average_of(row[seat] for row in self._dealt(dealt, seat, stream, clock)) for seat in seats]
        return ahead(worths)

    def _dealt(self, dealt: AnyState, seat: int, stream: Stream, clock: Clock) -> Iterator[Ahead]:
        sampler = GOODGE.sampler(GOODGE.view_for(narrow(dealt, GoodgeBoard), seat))
        for _ in range(DEALS):
            yield self._auctioned(sampler.draw(stream), stream)
            if clock.is_past():
                break

    def _auctioned(self, deal: GoodgeState, stream: Stream) -> Ahead:
        limits = [limit_of_hand(hand, len(deal.hands)) for hand in deal.hands]
        goodge = max(range(len(limits)), key=limits.__getitem__)
        second = sorted(limits)[-2]
        bid = max(LOWEST_BID, int(second) // BID_STEP * BID_STEP)
        return _goodge_ahead(played_as_goodge(deal, goodge, stream), goodge, bid)

    def of_stash(self, states: Sequence[AnyState], stream: Stream, clock: Clock) -> Ahead:
        """See `Prospects.of_stash`. Both over deals that fit the calls: where others passed, more lies there."""
        taken = next((place for place, state in enumerate(states) if state.board.phase is Phase.EXCHANGE), None)
        if taken is None:
            raise ValueError("nobody took the Stash")
        state = narrow(states[taken], GoodgeBoard)
        bid, seat = state.board.bid, cast(int, state.board.goodge)
        before = replace(GOODGE.view_for(narrow(states[taken - 1], GoodgeBoard), seat), actions=state.actions)
        weaker = _WEAKER[len(state.hands)]
        seen = deals_by_calls(GOODGE.view_for(state, seat), stream, DEALS, clock.untimed(), weaker)
        rows = []
        for real, other in zip(seen, deals_by_calls(before, stream, DEALS, clock.untimed(), weaker), strict=True):
            chance = stream.below(1 << 31)
            found = _with_stash(real.hands, seat, bid, chance)
            mean = _with_stash(_with_cards(other.hands, seat, other.stash), seat, bid, chance)
            rows.append([one - two for one, two in zip(found, mean, strict=True)])
            if clock.is_past():
                break
        return mean_row(rows)

    def of_cards(self, state: AnyState, stream: Stream) -> Ahead:
        """See `Prospects.of_cards`."""
        board, trump = narrow(state, GoodgeBoard).board, cast(Suit, state.board.trump)
        masks = [kernel_mask(hand, trump) for hand in state.hands]
        goodge = cast(int, board.goodge)
        captured = play_hands(masks, goodge, sum(map(worth, state.stash)), stream.below(1 << 31), ROUNDS)
        return _goodge_ahead(captured, goodge, board.bid)


def _goodge_ahead(captured: Sequence[float], goodge: int, bid: int) -> Ahead:
    return ahead(mean_row(likely_scores(captured, goodge, bid)))


def _with_cards(hands: Sequence[Iterable[Card]], seat: int, cards: Iterable[Card]) -> list[Iterable[Card]]:
    return [(*hand, *cards) if holder == seat else hand for holder, hand in enumerate(hands)]


def _with_stash(hands: Sequence[Iterable[Card]], seat: int, bid: int, chance: int) -> Ahead:
    """Return what the Goodge's best plan brings, with the Stash among their cards."""
    plan = best_plan(in_order(hands[seat]), len(hands))
    return _goodge_ahead(play_plan(plan, hands, (), seat, chance), seat, bid)


class KinProspects:
    """The other games: all bid what their hands look good for, and play for that."""

    def __init__(self, game: AnyGame, deck: Deck) -> None:
        self._game, self._deck = game, deck
        self._playout = kernel.Playout(deck.rules)

    def of_hands(self, dealt: AnyState, stream: Stream, clock: Clock) -> Ahead:
        """See `Prospects.of_hands`. A side's hands count together, each by itself."""
        opened = dealt
        if isinstance(dealt.board, PartnerBoard):  # a hand is worth what it is, though nobody may have looked at it yet
            opened = replace(dealt, board=replace(dealt.board, face_down=(), phase=Phase.BIDDING))
        sides = self._game.sides(dealt.match.rules)
        worths = [0.0] * sides
        for seat in range(self._game.seats(dealt.match.rules)):
            rows = list(self._dealt(opened, seat, stream, clock))
            worths[seat % sides] += average_of(row[seat % sides] for row in rows)
        return ahead(worths)

    def _dealt(self, dealt: AnyState, seat: int, stream: Stream, clock: Clock) -> Iterator[Ahead]:
        sampler = self._game.sampler(self._game.view_for(dealt, seat))
        for _ in range(DEALS):
            yield self._played(called(self._game, sampler.draw(stream), self._deck), stream, 2)
            if clock.is_past():
                break

    def of_stash(self, states: Sequence[AnyState], stream: Stream, clock: Clock) -> Ahead:  # noqa: ARG002
        """See `Prospects.of_stash`: there is none."""
        return (0.0,) * self._game.sides(states[0].match.rules)

    def of_cards(self, state: AnyState, stream: Stream) -> Ahead:
        """See `Prospects.of_cards`."""
        return self._played(state, stream, ROUNDS)

    def _played(self, state: AnyState, stream: Stream, rounds: int) -> Ahead:
        play = self._game.trick_play(state.match.rules)
        if play is None:
            raise ValueError(f"{self._game.id} does not tell its card play as data")
        ends = ends_played(self._game, state, self._deck, self._playout, stream.word(), rounds)
        results = (play.scored_with(state, tricks).result for tricks in ends)
        return mean_row(ahead(result.scores) for result in results if result is not None)
