"""The speed of the kernel: compiled, as plain Python, and compared with the same rounds in C++ written by hand.

usage: python3 build/dev.py bench kernel [--quick]
"""

from __future__ import annotations

import sys

from goodge.players import kernel
from kernelbench import measures
from kernelbench.measures import Speed
from kernelbench.source import uncompiled

GOAL = 900_000 / 1_300_000  # of the speed of C++ written by hand
ENDINGS = ((3, 6), (3, 8), (4, 5), (4, 7))
LINE = "{:34} {:>11,.0f} rounds a second   {:7,.1f} ns a card"


def main(arguments: list[str]) -> int:
    """Print all figures; 1 if the goal for random rounds is missed, 2 for a wrong command line."""
    if arguments not in ([], ["--quick"]):
        print(__doc__, file=sys.stderr)
        return 2
    times = 1 if arguments else 10
    print(f"{measures.machine()}, kernel: {'compiled' if kernel.is_compiled() else 'Python'}\n")
    reached = [random_rounds(seats, 100 * times) for seats in (3, 4)]
    exact_endings()
    for game in ("spades", "hearts"):
        speed = measures.openspiel(game, 2000 * times)
        show(f"OpenSpiel's {game}, its own C++", speed)
    return 0 if all(reached) else 1


def random_rounds(seats: int, rounds: int) -> bool:
    """Print how fast rounds are played out; return True if the goal is reached or there is nothing to compare with."""
    python = uncompiled()
    print(f"{seats} players, whole rounds played out")
    ours = measures.fastest(lambda: measures.playouts(kernel, seats, rounds))
    show("at random", ours)
    show("by rules of thumb", measures.playouts(kernel, seats, rounds // 4, by_thumb=True))
    show("at random, as Python", measures.playouts(python, seats, 1))
    show("by rules of thumb, as Python", measures.playouts(python, seats, 1, by_thumb=True))
    print(f"{'a try in a tree over 30 worlds':34} {measures.tree_microseconds(kernel, seats, 20_000):11.2f} us")
    theirs = by_hand(seats, rounds)
    show("at random, C++ by hand", theirs)
    reached = theirs is None or ours.a_second >= GOAL * theirs.a_second
    if theirs is not None:
        share = ours.a_second / theirs.a_second
        print(f"{'of C++ by hand':34} {share:11.0%} (goal {GOAL:.0%}: {'reached' if reached else 'missed'})")
    print()
    return reached


def by_hand(seats: int, rounds: int) -> Speed | None:
    speeds = [measures.by_hand(kernel.goodge(seats), rounds) for _ in range(measures.REPEATS)]
    return min((speed for speed in speeds if speed is not None), key=lambda speed: speed.seconds, default=None)


def exact_endings() -> None:
    print(f"{'exact endings, mean of 64':34} {'points':>11} {'makes 90?':>11}   (ms)")
    for seats, tricks in ENDINGS:
        points, make = (measures.milliseconds(kernel, seats, tricks, what) for what in ("points", "make"))
        print(f"{f'{seats} players, {tricks} tricks':34} {points:11.3f} {make:11.3f}")
    in_python = measures.milliseconds(uncompiled(), 3, 4, "points")
    print(f"{'3 players, 4 tricks, as Python':34} {in_python:11.3f}\n")


def show(what: str, speed: Speed | None) -> None:
    if speed is None:
        print(f"{what:34} {'not here':>11}")
    else:
        print(LINE.format(what, speed.a_second, speed.nanoseconds_a_card))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
