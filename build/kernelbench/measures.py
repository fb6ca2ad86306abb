"""The measures of benchlib/kernel.py. They use processor time, so that other work on the machine matters less."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from shutil import which
from time import process_time
from typing import Any

from goodge.engine.rng import Stream

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parent / "out" / "kernel" / "rounds"
DEALS = 64
REPEATS = 3


@dataclass(frozen=True)
class Speed:
    """Rounds played to the end, each of this many cards."""

    seconds: float
    rounds: int
    cards: int

    @property
    def a_second(self) -> float:
        return self.rounds / self.seconds

    @property
    def nanoseconds_a_card(self) -> float:
        return self.seconds / self.rounds / self.cards * 1e9


def deals_of(rules: Any) -> list[tuple[list[int], int]]:
    """Return deals of The Goodge Rules, as masks and the Stash's worth; the same in every run."""
    size = 48 // rules.seats
    made = []
    for number in range(DEALS):
        pile = Stream(number, "kernel bench").shuffled(range(rules.cards))
        hands = [sum(1 << card for card in pile[seat * size : (seat + 1) * size]) for seat in range(rules.seats)]
        made.append((hands, sum(rules.worth[card] for card in pile[48:])))
    return made


def fastest(measure: Callable[[], Speed]) -> Speed:
    return min((measure() for _ in range(REPEATS)), key=lambda speed: speed.seconds)


def playouts(kernel: Any, seats: int, rounds: int, *, by_thumb: bool = False) -> Speed:
    """Time playing out each deal `rounds` times for each first card, at random or by rules of thumb."""
    rules = kernel.goodge(seats)
    worlds = kernel.SampledWorlds(rules)
    worlds.open(0, 48 // seats)
    if by_thumb:
        worlds.playout.by_thumb(kernel.DEFAULT)
    seconds, played = 0.0, 0
    for hands, bonus in deals_of(rules):
        worlds.open(0, 48 // seats)
        worlds.add(hands, bonus)
        rollouts = kernel.Rollouts(worlds, list(kernel.cards_of(hands[0])), 1)
        begun = process_time()
        rollouts.run(rounds=rounds)
        seconds += process_time() - begun
        played += sum(tally.runs for tally in rollouts.results())
    return Speed(seconds, played, 48)


def by_hand(rules: Any, rounds: int) -> Speed | None:
    """Time the same in C++; None if there is no g++."""
    compiler = which("g++")
    if compiler is None:
        return None
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([compiler, "-O2", "-o", PROGRAM, HERE / "rounds.cpp"], check=True)
    deals = "\n".join(" ".join(map(str, hands)) for hands, _ in deals_of(rules))
    said = subprocess.check_output([PROGRAM, str(rules.seats), str(rounds)], input=deals, text=True)
    seconds, played, _ = said.split()
    return Speed(float(seconds), int(played), 48)


def endings(kernel: Any, seats: int, tricks: int) -> Iterator[Any]:
    """Yield positions with this many tricks to come, reached from each deal by random play."""
    rules = kernel.goodge(seats)
    position = kernel.Position(rules)
    for number, (hands, bonus) in enumerate(deals_of(rules)):
        stream = Stream(number, "kernel bench", "plays")
        position.start(hands, 0, bonus=bonus)
        while position.left > tricks:
            position.play(stream.choice(list(kernel.cards_of(position.legal()))))
        yield position


def milliseconds(kernel: Any, seats: int, tricks: int, what: str) -> float:
    """Return the mean time to solve an ending: "points" of the seat to lead, or "make" (does it reach 90?).

    Each is solved with nothing remembered from another.
    """
    seconds, solved = 0.0, 0
    for position in endings(kernel, seats, tricks):
        search = kernel.Solver(position)
        window = {"points": (), "make": (89, 90)}[what]
        begun = process_time()
        search.begin(1 << position.turn, *window)
        search.run(10**12)
        seconds += process_time() - begun
        solved += 1
    return seconds / solved * 1000


def tree_microseconds(kernel: Any, seats: int, tries: int) -> float:
    """Return the time of one try in a tree over 30 worlds, from the first card of a round."""
    rules = kernel.goodge(seats)
    worlds = kernel.SampledWorlds(rules)
    worlds.open(0, 48 // seats)
    hands, _ = deals_of(rules)[0]
    others = list(kernel.cards_of(rules.deck & ~hands[0]))
    size = 48 // seats
    for number in range(30):
        pile = Stream(number, "kernel bench", "worlds").shuffled(others)
        rest = [kernel.mask_of(pile[seat * size : (seat + 1) * size]) for seat in range(seats - 1)]
        worlds.add([hands[0], *rest])
    tree = kernel.Tree(worlds, 1)
    begun = process_time()
    tree.run(tries)
    return (process_time() - begun) / tries * 1e6


def openspiel(game: str, rounds: int) -> Speed | None:
    """Time random rounds of an OpenSpiel game, played by its own C++; None if it is not installed."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return None
    loaded = spiel.load_game(game)
    stream, state = Stream(1, "openspiel"), loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(stream.choice(state.legal_actions()))
    once = spiel.MCTSBot(loaded, spiel.RandomRolloutEvaluator(rounds, 1), 1.0, 1, 10, False, 1, False)
    begun = process_time()
    once.step(state)  # one leaf, valued by this many rounds played out
    seconds = process_time() - begun
    return Speed(seconds, rounds, 52)


def machine() -> str:
    return f"Python {sys.version.split()[0]} on {sys.platform}"
