"""Fits the tables of goodge/players/anygame/bid_model.py to rounds that are bid by chance and played by tree searches.

usage: python build/fit_bids.py GAME ROUNDS

Each seat bids what its hand looks good for, one less or one more; in Spades thin hands bid nil now and then, one a
round at most. A thousand rounds take two minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from goodge.engine.actions import Action, Bid, Nil
from goodge.engine.game import Game, Phase
from goodge.engine.games import game_named
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.players.anygame.bid_model import MODELS, PLACES, odds_of
from goodge.players.anygame.bids import NIL_UNDER, Auction
from goodge.players.anygame.deck import Deck, deck_of
from goodge.players.anygame.estimate import nearest_bid, tricks_of
from goodge.players.race import Clock
from kinlab.fitting import least_squares, logistic, spread_of
from kinlab.rounds import Rounds

SEED = 20
HOPE = 0.15  # tricks that a bid is above the careful count, before chance
NILS = 0.5  # of thin hands that bid nil where they may


class Told(NamedTuple):
    """One bid: what the seat knew, and what the four hands took in the end."""

    place: int
    seat: int
    bids: tuple[int | None, ...]
    own: float
    nil: tuple[float, int, int] | None


class Round(NamedTuple):
    """All bids of a round, and its end."""

    told: list[Told]
    bids: tuple[int, ...]
    tricks: tuple[int, ...]

    def margin(self, seat: int) -> int:
        """Return the tricks of a seat's party beyond its contract; a nil and its tricks do not count."""
        party = [other for other in (seat, (seat + 2) % PLACES) if self.bids[other]]
        return sum(self.tricks[other] - self.bids[other] for other in party)


def main(arguments: list[str]) -> int:
    """Print the tables of a game; 2 for a wrong command line."""
    if len(arguments) != 2 or arguments[0] not in MODELS or not arguments[1].isdigit():
        print(__doc__, file=sys.stderr)
        return 2
    game = game_named(arguments[0])
    deck = deck_of(game.id, game.read_rules({}))
    if deck is None:
        return 2
    rounds = [played(game, deck, Rounds(game), number) for number in range(int(arguments[1]))]
    print_places(rounds)
    if any(0 in found.bids for found in rounds):
        print_nils(rounds)
    return 0


def played(game: Game[Any, Any], deck: Deck, lab: Rounds, number: int) -> Round:
    """Bid by chance and play a round."""
    rules, stream = game.read_rules({}), Stream(SEED, "fit", number)
    state, _ = game.open_round(game.new_match(rules, number % PLACES), deal_for(game, rules, SEED, number))
    told = list[Told]()
    while state.board.phase is not Phase.PLAY:
        seat = state.board.to_act
        view, bids = game.view_for(state, seat), game.tricks_bid(state.board)
        auction = Auction(game, view, deck, MODELS[game.id], Clock(None))
        thin = auction.own < NIL_UNDER and Nil() in view.legal
        nil = (auction.nils_made, auction.danger, auction.trumps) if thin else None
        told.append(Told(len(told), seat, bids, auction.own, nil))
        action: Action = chanced(view.legal, tricks_of(deck, view.hand), stream)
        if nil is not None and 0 not in bids and stream.random() < NILS:
            action = Nil()
        state, _ = game.apply(state, action)
    found = tuple(tricks or 0 for tricks in game.tricks_bid(state.board))
    return Round(told, found, lab.played(state, number))


def chanced(legal: Sequence[Action], tricks: float, stream: Stream) -> Bid:
    """Return the bid for these tricks, one less or one more."""
    bids = [action for action in legal if isinstance(action, Bid)]
    near = nearest_bid(bids, tricks + HOPE).amount + (stream.below(10) + 2) // 4 - 1
    return min(bids, key=lambda bid: abs(bid.amount - near))


def print_places(rounds: Sequence[Round]) -> None:
    """Print the margins by place, of contracts without nil on the side."""
    rows, margins, places = list[dict[str, float]](), list[float](), list[int]()
    for found in rounds:
        for told in found.told:
            partner = (told.seat + 2) % PLACES
            if 0 not in (found.bids[told.seat], found.bids[partner]):
                rows.append(known(told, found))
                margins.append(found.margin(told.seat))
                places.append(told.place)
    names = sorted({name for row in rows for name, value in row.items() if value})
    weights, left = least_squares([[row.get(name, 0.0) for name in names] for row in rows], margins)
    by_name = dict(zip(names, weights, strict=True))
    for place in range(PLACES):
        spread = spread_of([off for off, there in zip(left, places, strict=True) if there == place])
        wanted = (f"base {place}", "own", "bid", f"opponents {place}", f"partner {place}")
        print_margin(f"place {place}", [by_name.get(name, 0.0) for name in wanted], by_name.get("nil", 0.0), spread)


def known(told: Told, found: Round) -> dict[str, float]:
    """Return what counts for the margin of a bid, by name; own tricks and bids as `Margin.mean` counts them."""
    left, partner, right = (told.bids[(told.seat + step) % PLACES] for step in (1, 2, 3))
    opponents = [bid for bid in (left, right) if bid is not None]
    return {
        f"base {told.place}": 1.0,
        "own": told.own,
        "bid": found.bids[told.seat] - 3.0,
        "nil": opponents.count(0) + 0.0,
        f"opponents {told.place}": sum(bid - 3.0 for bid in opponents),
        f"partner {told.place}": 0.0 if partner is None else partner - 3.0,
    }


def print_margin(name: str, weights: Sequence[float], nil: float, spread: float) -> None:
    """Print one margin, in hundredths."""
    base, own, bid, opponents, partner = (round(100 * weight) for weight in weights)
    print(f"{name}: Margin({base}, {own}, {bid}, {opponents}, {partner}, {round(100 * nil)}, {round(100 * spread)})")


def print_nils(rounds: Sequence[Round]) -> None:
    """Print what is to be expected of a nil and of its partner."""
    with_nil, beside, odds = list[list[float]](), list[list[float]](), list[list[float]]()
    taken, margins, made = list[float](), list[float](), list[bool]()
    for found in rounds:
        for told in found.told:
            partner = (told.seat + 2) % PLACES
            others = sum(found.bids[(told.seat + step) % PLACES] - 3.0 for step in (1, 3))
            if found.bids[partner] == 0:
                with_nil.append([1.0, told.own, found.bids[told.seat] - 3.0, others])
                taken.append(found.margin(told.seat))
            if found.bids[told.seat] == 0 and told.nil is not None:
                kept = found.tricks[told.seat] == 0
                beside.append([1.0, others, found.bids[partner] - 3.0, kept - 0.5])
                margins.append(found.margin(partner))
                share, danger, trumps = told.nil
                odds.append([1.0, odds_of(share), float(danger), float(trumps)])
                made.append(kept)
    weights, left = least_squares(with_nil, taken)
    print_margin("with_nil", [*weights, 0.0], 0.0, spread_of(left))
    weights, left = least_squares(beside, margins)
    base, opponents, contract, more = weights
    print_margin("beside", [base, 0.0, 0.0, opponents, contract], 0.0, spread_of(left))
    print(f"kept: {round(100 * more)}")
    print("nil:", *(round(100 * weight) for weight in logistic(odds, made)), f"from {len(made)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
