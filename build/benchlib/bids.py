"""The share of rounds in which computer players make the bid that the table suggests.

usage: python3 build/dev.py bench bids GAME LEVEL DEALS
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

from goodge.engine.actions import Action, Bid, Look
from goodge.engine.game import Game, State, View
from goodge.engine.games import game_named
from goodge.engine.partners import SIDES
from goodge.engine.seeding import deal_for
from goodge.players import LEVELS, Player, player_of
from goodge.players.anygame.advice import outlook_of

SEED, SEAT = 1, 0
GAMES = ("spades", "pride")
LINE = "{:>9} {:>7} {:>11} {:>16}"


def main(arguments: list[str]) -> int:
    """Print the figures, by suggested bid and together; 2 for a wrong command line."""
    if len(arguments) != 3 or arguments[0] not in GAMES or arguments[1] not in LEVELS or not arguments[2].isdigit():
        print(__doc__, file=sys.stderr)
        return 2
    game, level = game_named(arguments[0]), arguments[1]
    found: dict[int, list[tuple[bool, bool]]] = defaultdict(list)
    for number in range(int(arguments[2])):
        bid, *made = played(game, player_of(level), number)
        found[bid].append((made[0], made[1]))
    print(LINE.format("suggested", "rounds", "own tricks", "team’s contract"))
    for bid in sorted(found):
        show(str(bid), found[bid])
    show("all", [made for rounds in found.values() for made in rounds])
    return 0


def show(what: str, rounds: list[tuple[bool, bool]]) -> None:
    """Print in how many rounds the bid was made."""
    own, teams = (sum(made) / len(rounds) for made in zip(*rounds, strict=True))
    print(LINE.format(what, len(rounds), f"{own:.0%}", f"{teams:.0%}"))


def played(game: Game[Any, Any], player: Player, number: int) -> tuple[int, bool, bool]:
    """Play a round in which the first seat makes the suggested bid; return the same as `made`."""
    rules = game.read_rules({})
    state, _ = game.open_round(game.new_match(rules, number % game.seats(rules)), deal_for(game, rules, SEED, number))
    while not state.board.is_over:
        view = game.view_for(state, state.board.turn)
        state, _ = game.apply(state, suggested(view) or player.choose(view, SEED + view.board.turn).action)
    return made(state)


def suggested(view: View[Any]) -> Action | None:
    """Return the first seat's action that the table suggests; None if a player must choose."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if view.seat != SEAT or not bids:
        return Look() if Look() in view.legal else None
    return Bid(max(outlook_of(view).fewest, bids[0].amount))


def made(state: State[Any]) -> tuple[int, bool, bool]:
    """Return the first seat's bid, True if it took that many tricks, and True if its team made its contract."""
    board = state.board
    bid: int = board.bids[SEAT].amount
    team = [seat for seat in range(SEAT, len(board.bids), SIDES) if isinstance(board.bids[seat], Bid)]
    return bid, board.captured[SEAT] >= bid, sum(board.captured[seat] for seat in team) >= board.contract(SEAT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
