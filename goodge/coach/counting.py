"""Counts over deals that fit a view: who takes the trick, what is reached, and which hidden card it hangs on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from ..engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil
from ..engine.cards import Card, Suit, in_order
from ..engine.game import AnyGame, AnyState, AnyView
from ..engine.games import GOODGE
from ..engine.games.goodge import BID_STEP, GoodgeBoard, GoodgeView, worth
from ..engine.rng import Stream
from ..engine.state import narrow
from ..engine.values import dataclass
from ..players import kernel
from ..players.anygame.action_search import called, ends_played
from ..players.anygame.card_search import opened_worlds
from ..players.anygame.deal_inference import likely_states
from ..players.anygame.deck import deck_of
from ..players.anygame.gains import ends_of
from ..players.bid_inference import deals_by_calls, limit_of_hand
from ..players.bidding import ROUNDS as ROLLOUTS
from ..players.bidding import last_tricks_won, likely_scores, play_hands, played_as_goodge
from ..players.card_search import sampled_worlds
from ..players.race import Clock
from ..players.sight import kernel_mask, sight_of
from ..players.strength import plan_with
from .bags import worth_of_trick
from .goals import Aim, Goal, MakeBid, MakeContract, MakeNil, goals_of
from .kernel_cards import KernelCards, kernel_cards
from .means import average_of, variance_of
from .prospects import ahead

DEALS = 200
CALL_DEALS = 60
_DIFFERENT = 0.1  # of the deals, from which on two counts are told
_HARM = -1.0  # points that a trick is worth, up to which it is not wanted
_SURELY = 2.5  # standard errors
ROUNDS = 3  # played out after each card in each deal


class DealCount(NamedTuple):
    """In how many of some deals something happened."""

    times: int
    of: int

    @property
    def share(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def tenths(self) -> int:
        """This many of ten; 0 and 10 only where it is none and all."""
        if self.times in (0, self.of):
            return 10 if self.times else 0
        return min(9, max(1, round(10 * self.share)))

    @property
    def hundredths(self) -> int:
        """This many of a hundred; 0 and 100 only where it is none and all."""
        if self.times in (0, self.of):
            return 100 if self.times else 0
        return min(99, max(1, round(100 * self.share)))

    @property
    def opposite(self) -> DealCount:
        """In how many it did not happen."""
        return DealCount(self.of - self.times, self.of)

    def differs_from(self, other: DealCount) -> bool:
        """Return True if two counts are different enough to be told, and told as different numbers."""
        return abs(self.share - other.share) >= _DIFFERENT and self.tenths != other.tenths


@dataclass(frozen=True, slots=True)
class Fates:
    """What came of two cards in the same deals, played out as players do.

    `outcomes` has for each deal and round the points of all hands in the end after either card, `gains` what they are
    worth to the seat; `deals` the hands of each deal, in the kernel's numbers. `trick` is what the last trick of the
    seat's team is worth to it on the mean, in points.
    """

    cards: KernelCards
    worlds: kernel.SampledWorlds
    moves: tuple[int, int]
    acting: int
    outcomes: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]
    gains: Sequence[float]
    goals: Sequence[Goal]
    trick: float = 0.0

    @property
    def wants_fewer(self) -> bool:
        """True for a team to which more tricks only do harm, such as bags."""
        return self.trick <= _HARM

    @property
    def difference(self) -> float:
        """What the first card is better by, on the mean."""
        return average_of(self.gains)

    def is_surely_apart(self, aim: Aim) -> bool:
        """Return True if an aim is reached more often after one card than after the other, beyond chance."""
        goal = next(goal for goal in self.goals if goal.aim == aim)
        apart = [goal.is_reached(one) - goal.is_reached(other) for one, other in self.outcomes]
        by_world = [average_of(apart[start : start + ROUNDS]) for start in range(0, len(apart), ROUNDS)]
        return abs(average_of(by_world)) > _SURELY * sqrt(variance_of(by_world) / len(by_world))

    def aims(self) -> Iterator[tuple[Aim, DealCount, DealCount]]:
        """Yield each aim with the number of rounds in which it is reached after either card."""
        for goal in self.goals:
            reached = [sum(goal.is_reached(ends[place]) for ends in self.outcomes) for place in (0, 1)]
            yield goal.aim, DealCount(reached[0], len(self.outcomes)), DealCount(reached[1], len(self.outcomes))


def card_fates(game: AnyGame, view: AnyView, cards: tuple[Card, Card], seed: int, clock: Clock) -> Fates | None:
    """Return what came of two cards that may be played; None for a game whose card play is not known."""
    known = kernel_cards(game.id, view.rules, view.board)
    if known is None:
        return None
    stream = Stream(seed, "reasons")
    worlds, state = _worlds(game, view, stream, clock)
    moves = known.number(cards[0]), known.number(cards[1])
    rollouts = kernel.Rollouts(worlds, moves, stream.below(1 << 62))
    rollouts.run(rounds=ROUNDS, keep=True)
    ends = [_points(outcome, len(view.board.captured)) for outcome in rollouts.outcomes()]
    outcomes = list(zip(ends[::2], ends[1::2], strict=True))
    gains = [_gain(game, view, state, one) - _gain(game, view, state, other) for one, other in outcomes]
    trick = worth_of_trick(game, view, state, ends)
    return Fates(known, worlds, moves, view.board.acting or 0, outcomes, gains, goals_of(state), trick)


def _worlds(game: AnyGame, view: AnyView, stream: Stream, clock: Clock) -> tuple[kernel.SampledWorlds, AnyState]:
    """Likely deals as the kernel has them, and one state that fits."""
    if isinstance(view.board, GoodgeBoard):
        seen = narrow(view, GoodgeBoard)
        worlds = sampled_worlds(seen, sight_of(seen), stream, clock)
        return worlds, GOODGE.sampler(seen).draw(stream)
    deck = deck_of(game.id, view.rules)
    if deck is None:
        raise ValueError(f"{game.id} does not tell its card play as data")
    states = likely_states(game, view, deck, stream, clock.count(DEALS), clock)
    return opened_worlds(game, view, deck, states), states[0]


def _points(outcome: int, hands: int) -> tuple[int, ...]:
    return tuple(outcome >> 8 * hand & 255 for hand in range(hands))


def _gain(game: AnyGame, view: AnyView, state: AnyState, points: tuple[int, ...]) -> float:
    """The worth to the seat of an end in which the hands have these points."""
    seat = view.seat or 0
    if isinstance(view.board, GoodgeBoard):
        goodge, bid = view.board.goodge or 0, view.board.bid
        scores = [-bid if each == goodge and got < bid else got for each, got in enumerate(points)]
        return ahead(scores)[seat]
    return ends_of(game, state).gains(points)[seat]


def trick_counts(fates: Fates, taker: int | None = None) -> tuple[DealCount, DealCount]:
    """Return in how many of the deals a hand takes the trick under way after each card; None: the hand that plays it.

    The others play by rules of thumb.
    """
    size, playout, found = fates.worlds.size, fates.worlds.playout, []
    hand = fates.acting if taker is None else taker
    for move in fates.moves:
        taken = 0
        for world in range(size):
            fates.worlds.load(world)
            playout.play(move)
            while playout.lying:
                playout.play(playout.thumb())
            taken += playout.turn == hand
        found.append(DealCount(taken, size))
    return found[0], found[1]


def hangs_on(fates: Fates) -> tuple[Card | None, float, int | None]:
    """Return the hidden card whose place explains most of how the difference varies from deal to deal, and its share.

    (The variance between the deals by who holds the card, as a share of all.) The last is the hand with which the
    better card is better by most; None where that is no hand.
    """
    by_world = [average_of(fates.gains[start : start + ROUNDS]) for start in range(0, len(fates.gains), ROUNDS)]
    whole = variance_of(by_world)
    if not whole:
        return None, 0.0, None
    places: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for world, gain in enumerate(by_world):
        fates.worlds.load(world)
        hands = [fates.worlds.playout.hand(hand) for hand in range(fates.cards.rules.seats)]
        gone = fates.cards.rules.deck
        for hand, held in enumerate(hands):
            gone &= ~held
            for card in kernel.cards_of(held):
                places[card][hand].append(gain)
        for card in kernel.cards_of(gone):
            places[card][-1].append(gain)
    shares = {card: _between(list(groups.values()), average_of(by_world)) / whole for card, groups in places.items()}
    best = max(shares, key=lambda card: (shares[card], -card))
    hand = max(places[best], key=lambda each: average_of(places[best][each]))
    return fates.cards.card(best), shares[best], None if hand < 0 else hand


def _between(groups: Sequence[Sequence[float]], mean: float) -> float:
    """The variance between groups, less what chance alone would bring."""
    count = sum(map(len, groups))
    between = sum(len(group) * (average_of(group) - mean) ** 2 for group in groups) / count
    within = sum(variance_of(group) * len(group) for group in groups) / count
    return max(0.0, between - within * (len(groups) - 1) / max(1, count - len(groups)))


# -- before the first card ---------------------------------------------------------------------------------


def count_calls(
    game: AnyGame, view: AnyView | GoodgeView, actions: Sequence[Action], seed: int, clock: Clock
) -> Iterator[tuple[Action, Aim, DealCount]]:
    """Yield for each action that has an aim how often that is reached."""
    for action in actions:
        if isinstance(view.board, GoodgeBoard):
            found = _goodge_call(narrow(view, GoodgeBoard), action, seed, clock)
        else:
            found = _kin_call(game, view, action, seed, clock)
        if found is not None:
            yield action, *found


def _goodge_call(view: GoodgeView, action: Action, seed: int, clock: Clock) -> tuple[Aim, DealCount] | None:
    """The bid, and how often it is made."""
    if not isinstance(action, Bid | Bury | NameTrump):
        return None
    stream, seat = Stream(seed, "reasons"), view.seat or 0
    bid = action.amount if isinstance(action, Bid) else view.board.bid
    made = tried = 0
    for deal in deals_by_calls(view, stream, clock.count(CALL_DEALS), clock.untimed()):
        chance = stream.below(1 << 31)
        if isinstance(action, Bid):
            captured = played_as_goodge(deal, seat, Stream(chance))
        else:
            hands = [view.hand if other == seat else hand for other, hand in enumerate(deal.hands)]
            captured = _with_plan(hands, view, action, chance)
        scores = likely_scores(captured, seat, bid)
        made, tried = made + sum(each[seat] >= bid for each in scores), tried + len(scores)
        if clock.is_past():
            break
    return MakeBid(seat, bid), DealCount(made, tried)


def rival_counts(
    view: GoodgeView, bidder: int | None, over: int, seed: int, clock: Clock
) -> tuple[DealCount | None, DealCount]:
    """Return how often the bidder makes the bid that stands, and how often another hand looks good for more."""
    stream, seat = Stream(seed, "reasons"), view.seat or 0
    rivals = [other for other in view.board.in_auction if other != seat]
    made = tried = more = deals = 0
    for deal in deals_by_calls(view, stream, clock.count(CALL_DEALS), clock.untimed()):
        limits = [limit_of_hand(deal.hands[other], len(deal.hands)) for other in rivals]
        more, deals = more + any(limit >= over + BID_STEP for limit in limits), deals + 1
        if bidder is not None:
            scores = likely_scores(played_as_goodge(deal, bidder, stream), bidder, view.board.bid)
            made, tried = made + sum(each[bidder] >= view.board.bid for each in scores), tried + len(scores)
        if clock.is_past():
            break
    return DealCount(made, tried) if tried else None, DealCount(more, deals)


def last_trick_count(view: GoodgeView, action: Bury, seed: int, clock: Clock) -> DealCount:
    """Return in how many rounds the Goodge takes the last trick, and with it what is laid away."""
    stream, seat = Stream(seed, "reasons"), view.seat or 0
    won = tried = 0
    for deal in deals_by_calls(view, stream, clock.count(CALL_DEALS), clock.untimed()):
        hands = [view.hand if other == seat else hand for other, hand in enumerate(deal.hands)]
        won += last_tricks_won(_masks_with_plan(hands, view, action), seat, stream.below(1 << 31))
        tried += ROLLOUTS
        if clock.is_past():
            break
    return DealCount(won, tried)


def _with_plan(hands: Sequence[Sequence[Card]], view: GoodgeView, action: Bury | NameTrump, chance: int) -> list[float]:
    """The points that the seats capture if this is laid away, or this named trump."""
    buried = action.cards if isinstance(action, Bury) else view.stash or ()
    return play_hands(_masks_with_plan(hands, view, action), view.seat or 0, sum(map(worth, buried)), chance)


def _masks_with_plan(hands: Sequence[Sequence[Card]], view: GoodgeView, action: Bury | NameTrump) -> list[int]:
    """The hands as masks if this is laid away, or this named trump, by the trump that suits the Goodge best."""
    seat = view.seat or 0
    buried = action.cards if isinstance(action, Bury) else view.stash or ()
    cards = in_order({*view.hand, *buried})
    if isinstance(action, NameTrump):
        trump = action.suit
    else:
        trump = max(Suit, key=lambda suit: plan_with(cards, suit, buried, len(hands)).expected)
    kept = [
        [card for card in hand if card not in buried] if other == seat else hand for other, hand in enumerate(hands)
    ]
    return [kernel_mask(hand, trump) for hand in kept]


def _kin_call(game: AnyGame, view: AnyView, action: Action, seed: int, clock: Clock) -> tuple[Aim, DealCount] | None:
    """The contract or nil that the seat then has, and how often it is made; of the contract that of the likeliest."""
    deck = deck_of(game.id, view.rules)
    if deck is None or not isinstance(action, Bid | Nil | BlindNil):
        return None
    stream, seat = Stream(seed, "reasons"), view.seat or 0
    playout = kernel.Playout(deck.rules)
    made = tried = 0
    aim: Aim | None = None
    for state in likely_states(game, view, deck, stream, clock.count(CALL_DEALS), clock):
        bid = called(game, game.apply(state, action)[0], deck)
        goal = next(goal for goal in goals_of(bid) if _is_own(goal.aim, seat, action))
        aim = aim or goal.aim
        for tricks in ends_played(game, bid, deck, playout, stream.word()):
            made, tried = made + goal.is_reached(tricks), tried + 1
        if clock.is_past():
            break
    return None if aim is None else (aim, DealCount(made, tried))


def _is_own(aim: Aim, seat: int, action: Action) -> bool:
    if isinstance(action, Bid):
        return isinstance(aim, MakeContract) and aim.side == seat % 2
    return isinstance(aim, MakeNil) and aim.hand == seat
