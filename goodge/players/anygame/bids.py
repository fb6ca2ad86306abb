"""The expert's bid: what each leads to by a fitted model, and what that is worth on the way to winning the match.

A hand's own features are found by playouts of deals that fit the bids before. All chances follow from the view alone:
who asks again gets the same bid, whatever the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...engine.actions import Action, Bid, BlindNil, Look, Nil
from ...engine.game import AnyGame, AnyState, AnyView, Phase
from ...engine.rng import Stream
from .. import kernel
from ..protocol import Decision, weighed
from ..race import Clock
from .aims import ALL
from .bid_model import PLACES, BidModel, Margin
from .deal_inference import LikelyDeals
from .deck import Deck
from .gains import Ends, ends_of

DEALS, ROUNDS = 100, 2
NOISE = 32  # of 256 cards in a playout that are played at random
USUAL, LESS = 3, 0.3  # the bid of whoever has not bid yet, and by how much it falls with each trick of the seat's own
NEAR = 3  # tricks beyond those of playouts, up to which bids are weighed
NIL_DOUBT = 0.05  # off the chance of a nil: the best of several looks better than it is
NIL_UNDER = 2.8  # tricks in playouts, from which on no nil is weighed
GIANT, SAFE = 6.5, 0.05  # tricks in playouts, from which on nobody bids less than all but so many of them bring
TAKEN = 1  # tricks of a nil that fails
SLICE = 10  # deals between two looks at the clock


def best_bid(game: AnyGame, view: AnyView, deck: Deck, model: BidModel, clock: Clock) -> Decision:
    """Return the action before the first card that is worth most. Raises NoSuchDeal if no deal fits the view."""
    table = Auction(game, view, deck, model, clock)
    worths = {action: table.worth(action) for action in sorted(view.legal, key=lambda action: action.text)}
    weighed_ones = [(action, worth) for action, worth in worths.items() if worth is not None]
    best = max(weighed_ones, key=lambda pair: pair[1])[0]
    return weighed(best, weighed_ones, len(table.deals))


@dataclass(frozen=True)
class Auction:
    """The auction as one seat sees it."""

    game: AnyGame
    view: AnyView
    deck: Deck
    model: BidModel
    clock: Clock

    @property
    def seat(self) -> int:
        return self.view.board.to_act

    @cached_property
    def bids(self) -> list[int | None]:
        """The tricks bid by now, by seat from this one on."""
        found = self.game.tricks_bid(self.view.board)
        return [found[(self.seat + step) % PLACES] for step in range(PLACES)]

    @cached_property
    def stream(self) -> Stream:
        hand = sorted(map(self.deck.number, self.view.hand))
        return Stream(0, "bid", *hand, *(action.text for action in self.view.actions))

    @cached_property
    def deals(self) -> list[list[int]]:
        likely = LikelyDeals(self.game, self.view, self.deck, self.stream)
        drawn = [likely.masks()]
        while len(drawn) < self.clock.count(DEALS) and not self.clock.is_past(0.2):
            drawn.append(likely.masks())
        return drawn

    @cached_property
    def any_state(self) -> AnyState:
        return self.game.sampler(self.view).draw(self.stream)

    @cached_property
    def tricks(self) -> list[int]:
        """The tricks that the hand takes in playouts in which everybody is hungry for them, fewest first."""
        return sorted(end[self.seat] for end in self.ends_played(nil=False))

    @cached_property
    def own(self) -> float:
        """The mean of these tricks."""
        return sum(self.tricks) / len(self.tricks)

    @cached_property
    def nils_made(self) -> float:
        """The share of playouts in which a nil of the seat's own is made."""
        made = [end[self.seat] == 0 for end in self.ends_played(nil=True)]
        return sum(made) / len(made)

    @property
    def danger(self) -> int:
        """By how many ranks the plain suits stand above what can be kept under, suit by suit.

        The three lowest cards of a suit count: where others play theirs to three tricks, each should be under a third,
        two thirds, all of the suit.
        """
        own, rules, total = self.deck.mask(self.view.hand), self.deck.rules, 0
        for suit in range(1, len(rules.sizes)):
            places = [card - rules.card(suit, 0) for card in kernel.cards_of(own & rules.suit_mask(suit))]
            total += max([0, *(place - 3 * (number + 1) for number, place in enumerate(places[:3]))])
        return total

    @property
    def trumps(self) -> int:
        return (self.deck.mask(self.view.hand) & self.deck.rules.suit_mask(0)).bit_count()

    def worth(self, action: Action) -> float | None:
        """Return what an action is worth; None for one that is not weighed."""
        odds = self.model.nil
        if isinstance(action, Bid):
            is_near = self.least <= action.amount <= max(self.least, self.own + NEAR)
            return self.bid_worth(action) if is_near else None
        if isinstance(action, Nil) and odds is not None:
            if self.own >= NIL_UNDER:
                return None
            return self.nil_worth(action, odds.chance(self.nils_made, self.danger, self.trumps) - NIL_DOUBT)
        if isinstance(action, BlindNil) and odds is not None:
            return self.nil_worth(action, odds.blind / 100)
        return self.looked_worth() if isinstance(action, Look) else None

    @property
    def hand_size(self) -> int:
        return self.game.hand_size(self.view.rules)

    @cached_property
    def least(self) -> int:
        """The fewest tricks that are worth a thought as a bid."""
        lowest = min(action.amount for action in self.view.legal if isinstance(action, Bid))
        sure = self.tricks[int(SAFE * len(self.tricks))] if self.own >= GIANT else 0
        return max(lowest, sure)

    @cached_property
    def usual(self) -> int:
        """The bid to be expected of whoever has not bid yet."""
        if not self.view.hand:
            return USUAL
        return max(1, round(USUAL - LESS * (self.own - USUAL)))

    # -- what becomes of it ---------------------------------------------------------------------------------

    def bid_worth(self, bid: Bid) -> float:
        _, left, partner, right = self.bids
        margin = self.model.places[sum(tricks is not None for tricks in self.bids)]
        known = [tricks for tricks in (left, right) if tricks is not None]
        if partner == 0 and self.model.with_nil is not None:
            margin, partner, contract = self.model.with_nil, None, bid.amount
            known = [self.usual if left is None else left, self.usual if right is None else right]
        else:
            contract = bid.amount + (self.usual if partner is None else partner)
        mean = margin.mean(self.own, bid.amount, known, partner) + self.model.hope / 100
        return self.mean_gain(bid, margin, mean, contract, 0)

    def nil_worth(self, nil: Action, chance: float) -> float:
        """Return what a nil with this chance is worth; the partner goes for their own contract."""
        _, left, partner, right = self.bids
        margin, contract = self.model.beside, self.usual if partner is None else partner
        if margin is None:
            raise ValueError(f"nil has not been fitted in {self.view.game}")
        known = [self.usual if tricks is None else tricks for tricks in (left, right)]
        mean, kept, total = margin.mean(0.0, USUAL, known, contract), self.model.kept / 100, 0.0
        for taken, part in ((0, chance), (TAKEN, 1 - chance)):
            shifted = mean + kept * ((taken == 0) - 0.5)
            total += part * self.mean_gain(nil, margin, shifted, contract, taken)
        return total

    def looked_worth(self) -> float:
        """Return the worth of looking at the cards and making the usual bid."""
        margin = self.model.places[0]
        return self.mean_gain(Look(), margin, margin.mean(float(USUAL), USUAL, [], None), 2 * USUAL, 0)

    def mean_gain(self, action: Action, margin: Margin, mean: float, contract: int, taken: int) -> float:
        """The seat's mean gain if its party, or beside its own nil the partner, has this margin over a contract."""
        ends, total = self.ends(action), 0.0
        for more, chance in margin.chances(mean):
            tricks = min(max(0, contract + more), ends.tricks - taken)
            total += chance * ends.gains(self.shared(action, tricks, taken))[self.seat]
        return total

    def shared(self, action: Action, tricks: int, taken: int) -> tuple[int, ...]:
        """An end with these tricks for the party: whoever bids nil takes none but those of a nil that fails."""
        _, left, partner, right = self.bids
        theirs = self.hand_size - tricks - taken
        first = 0 if left == 0 else theirs if right == 0 else theirs // 2
        if isinstance(action, Nil | BlindNil):
            shares = taken, first, tricks, theirs - first
        else:
            own = tricks if partner == 0 else tricks - tricks // 2
            shares = own, first, tricks - own, theirs - first
        end = [0] * PLACES
        for step, share in enumerate(shares):
            end[(self.seat + step) % PLACES] = share
        return tuple(end)

    def ends(self, action: Action) -> Ends:
        """The ends of the round if the seat does this, and who has not bid yet makes the usual bid."""
        state, _ = self.game.apply(self.any_state, action)
        while state.board.phase is not Phase.PLAY:
            state, _ = self.game.apply(state, _nearest(self.game.legal_actions(state), self.usual))
        return ends_of(self.game, state)

    def ends_played(self, *, nil: bool) -> Iterator[Sequence[int]]:
        """The tricks of all hands in rounds played out, all hungry for tricks but for a nil of the seat's own."""
        sides = self.game.sides(self.view.rules)
        teams = [sum(1 << hand for hand in range(side, PLACES, sides)) for side in range(sides)]
        aims = [kernel.TrickAim(teams[hand % sides], ALL, teams[hand % sides]) for hand in range(PLACES)]
        if nil:
            own, partner = 1 << self.seat, teams[self.seat % sides] & ~(1 << self.seat)
            aims[self.seat] = aims[self.seat]._replace(hands=own, tricks=0)
            for hand in kernel.cards_of(partner):
                aims[hand] = aims[hand]._replace(hands=partner)
        playout = kernel.Playout(self.deck.rules)
        playout.by_aims(aims, NOISE)
        for number, hands in enumerate(self.deals):
            for again in range(ROUNDS):
                playout.seed(number, again)
                playout.start(hands, self.view.board.trick.leader)
                playout.play_out()
                yield playout.points()
            if number % SLICE == 0 and self.clock.is_past(0.6):
                break


def _nearest(legal: Sequence[Action], tricks: int) -> Action:
    bids = [action for action in legal if isinstance(action, Bid)]
    return min(bids, key=lambda bid: abs(bid.amount - tricks)) if bids else Look()
