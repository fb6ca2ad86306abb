"""The engine's pace: python -m benchlib.pace [GAME ...]; processor time of random rounds, played and refereed."""

import argparse
import random
import sys
import time
from collections.abc import Callable

from goodge.commands.referee import judge
from goodge.engine.actions import Action, Bury
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES, game_named
from goodge.engine.record import Record, encode_record, start_record
from goodge.engine.seeding import deal_for

_ROUNDS, _RUNS = 100, 7  # the best run counts
_LAID_AWAY = 3


def main() -> int:
    """Print milliseconds a round, and refereed rounds a second, for every game or those named."""
    parser = argparse.ArgumentParser(prog="bench pace")
    parser.add_argument("games", nargs="*", metavar="GAME")
    for name in parser.parse_args().games or GAMES:
        game = game_named(name)
        lines = [encode_record(play(game, seed, _ROUNDS // 10)).encode() for seed in range(10)]
        played = best(lambda game=game: play(game, 1, _ROUNDS)) / _ROUNDS  # type: ignore[misc]
        judged = best(lambda lines=lines: [judge(line) for line in lines]) / _ROUNDS  # type: ignore[misc]
        print(f"  {name:7} {1000 * played:.2f} ms a round, {1 / judged:.0f} rounds a second refereed", flush=True)
    return 0


def best(work: Callable[[], object]) -> float:
    """Return the least processor time that some runs of it take, in seconds."""
    times = []
    for _ in range(_RUNS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def play(game: AnyGame, seed: int, rounds: int) -> Record:
    """Return a match of this many rounds in which everybody does anything that is allowed."""
    rules, dice = game.read_rules({"target": 1_000_000}), random.Random(seed)
    players = [f"Player {seat}" for seat in range(game.seats(rules))]
    record = start_record(game, rules, players, 0, deal_for(game, rules, seed, 0))
    while True:
        states = record.rounds[-1]
        while not states[-1].board.is_over:
            states.append(game.apply(states[-1], anything(game, states[-1], dice))[0])
        if len(record.rounds) == rounds:
            return record
        match = game.next_match(states[-1])
        record.rounds.append([game.open_round(match, deal_for(game, rules, seed, len(record.rounds)))[0]])


def anything(game: AnyGame, state: AnyState, dice: random.Random) -> Action:
    """Return something that is allowed, each action as likely as any other."""
    legal = game.legal_actions(state)
    hand = state.hands[state.board.acting or 0]
    return dice.choice(legal) if legal else Bury(tuple(dice.sample(hand, _LAID_AWAY)))


if __name__ == "__main__":
    sys.exit(main())
