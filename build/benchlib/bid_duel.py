"""The bids of experts against a plain count of tricks, in teams, each deal both ways; tree searches play all cards.

usage: python3 build/dev.py bench bid-duel GAME DEALS
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, cast

from goodge.commands.arena import mean_of
from goodge.engine.actions import Bid
from goodge.engine.game import Game, Phase, Result, State
from goodge.engine.games import game_named
from goodge.engine.partners import BAG_LIMIT, BAG_PENALTY, SIDES
from goodge.engine.seeding import deal_for
from goodge.players import Player, player_of
from goodge.players.anygame.bid_model import MODELS
from goodge.players.reference import reference_of
from kinlab.rounds import Rounds

SEED = 30
KINDS = ("expert", "count")


def main(arguments: list[str]) -> int:
    """Print how far the experts are ahead, and what became of contracts and nils; 2 for a wrong command line."""
    if len(arguments) != 2 or arguments[0] not in MODELS or not arguments[1].isdigit():
        print(__doc__, file=sys.stderr)
        return 2
    game = game_named(arguments[0])
    lab, found, gains = Rounds(game), Counter[str](), list[tuple[float, float]]()
    for number in range(int(arguments[1])):
        gains.append(duelled(game, lab, number, found))
    points, bags = (mean_of([gain[place] for gain in gains]) for place in range(2))
    print(f"{len(gains)} deals: {points} points a round ahead of the count; with each bag as ten points, {bags}")
    for kind in KINDS:
        made, contracts, tricks = (found[f"{kind} {what}"] for what in ("made", "contracts", "tricks"))
        nils = f"; nils made {found[f'{kind} nils made']} of {found[f'{kind} nils']}" if found[f"{kind} nils"] else ""
        print(f"{kind}: contracts made {made / contracts:.1%} of {contracts}, {tricks / contracts:.2f} tricks{nils}")
    return 0


def duelled(game: Game[Any, Any], lab: Rounds, number: int, found: Counter[str]) -> tuple[float, float]:
    """Play a deal both ways; return the experts' mean gain, without and with what bags will cost."""
    experts, count = player_of("expert"), reference_of("greedy")
    tables = [bid(game, number, [experts, count]), bid(game, number, [count, experts])]
    if tables[0].actions == tables[1].actions:
        return 0.0, 0.0
    sums = [0.0, 0.0]
    for side, state in enumerate(tables):
        scored = played(game, state, lab.played(state, number))
        scores = game.outcome(scored)
        kinds = KINDS if side == 0 else KINDS[::-1]
        for seat, counts in enumerate(game.tally(scored.board, cast(Result, scored.result))):
            kind = kinds[seat % SIDES]
            found.update({f"{kind} {what}": times for what, times in counts.items() if "nil" in what or seat < SIDES})
            call = scored.board.bids[seat]
            found[f"{kind} tricks"] += call.amount if isinstance(call, Bid) else 0
        owed = [bags * BAG_PENALTY // BAG_LIMIT for bags in game.next_match(scored).bags] or [0, 0]
        gain = scores[side] - scores[1 - side]
        sums[0] += gain / 2
        sums[1] += (gain - owed[side] + owed[1 - side]) / 2
    return sums[0], sums[1]


def bid(game: Game[Any, Any], number: int, players: list[Player]) -> State[Any]:
    """Return a round after an auction in which these players sit by sides."""
    rules = game.read_rules({})
    match = game.new_match(rules, number % game.seats(rules))
    state, _ = game.open_round(match, deal_for(game, rules, SEED, number))
    while state.board.phase is not Phase.PLAY:
        seat = state.board.to_act
        state, _ = game.apply(state, players[seat % SIDES].choose(game.view_for(state, seat), SEED).action)
    return state


def played(game: Game[Any, Any], state: State[Any], tricks: tuple[int, ...]) -> State[Any]:
    """Return the round as it is scored with these tricks."""
    play = game.trick_play(state.match.rules)
    if play is None:
        raise ValueError(f"{game.id} does not tell its card play as data")
    return play.scored_with(state, tricks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
