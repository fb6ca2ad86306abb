"""The foolish plays of a level in a game where tricks count, by goodge/players/anygame/blunders.py.

usage: python3 build/dev.py bench foolish GAME LEVEL DEALS
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from goodge.engine.game import Game
from goodge.engine.games import game_named
from goodge.engine.seeding import deal_for
from goodge.players import LEVELS, Player, player_of
from goodge.players.anygame.blunders import Foolish, foolish_play

SEED = 1
GAMES = ("spades", "pride", "spidge")


def main(arguments: list[str]) -> int:
    """Print how many foolish plays of each kind there were; 2 for a wrong command line."""
    if len(arguments) != 3 or arguments[0] not in GAMES or arguments[1] not in LEVELS or not arguments[2].isdigit():
        print(__doc__, file=sys.stderr)
        return 2
    game, level, deals = game_named(arguments[0]), arguments[1], int(arguments[2])
    found = Counter[Foolish]()
    for number in range(deals):
        found += foolish_plays(game, player_of(level), number)
    for kind in Foolish:
        print(f"{kind}: {found[kind]} in {deals} rounds, {100 * found[kind] / max(1, deals):.1f} in 100")
    return 0


def foolish_plays(game: Game[Any, Any], player: Player, number: int) -> Counter[Foolish]:
    """Play a round of one level and return its foolish plays."""
    rules = game.read_rules({})
    state, _ = game.open_round(game.new_match(rules, number % game.seats(rules)), deal_for(game, rules, SEED, number))
    found = Counter[Foolish]()
    while not state.board.is_over:
        view = game.view_for(state, state.board.turn)
        action = player.choose(view, SEED + (view.seat or 0)).action
        kind = foolish_play(game, view, action)
        if kind is not None:
            found[kind] += 1
        state, _ = game.apply(state, action)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
