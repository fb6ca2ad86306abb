"""Writes the golden matches: `python -m tests.golden.make`, from the root of the checkout.

Each line is a whole match by chance (`tests.engine.playing.play_match`) with its own options and seed; ties and
thrown-in rounds come from seeds that were searched for. The files must never change: they hold the pinned shuffle,
the spelling of records and the score. They prove no rule; the worked tests of the rules do that.
"""

from pathlib import Path
from typing import Any

from goodge.engine.games import GAMES
from goodge.engine.record import encode_record
from tests.engine.playing import GOODGE, play_match

HERE = Path(__file__).parent
LIMITS = {"target": 250, "max_rounds": 5, "set_limit": 3}

MATCHES: dict[str, list[tuple[dict[str, Any], int]]] = {  # named for the game, the main one's for what they show
    "three": [({}, 1), ({}, 2), ({"target": 1}, 3)],
    "four": [({"players": 4}, 4), ({"players": 4}, 5)],
    "redeal": [({"all_pass": "redeal"}, 4), ({"players": 4, "all_pass": "redeal"}, 2)],
    "long": [({"target": 1000}, 6), ({"target": 1000, "players": 4}, 7)],
    "spades": [({"target": 100}, 13), ({"target": 60, "bags": False}, 9), ({"target": 60, "nil": False}, 9)],
    "pride": [({"target": 60, "bags": True}, 3), (LIMITS, 14), (LIMITS, 17)],
    "spidge": [({}, 14), ({"jokers": False}, 36)],
    "tie": [({"target": 150}, 38), ({"target": 150, "players": 4}, 62), ({"target": 100, "players": 4}, 136)],
}


def golden_text(name: str) -> str:
    """The lines of one golden file."""
    game = GAMES.get(name, GOODGE)
    return "".join(encode_record(play_match(game, options, seed)) + "\n" for options, seed in MATCHES[name])


def main() -> None:
    for name in MATCHES:
        (HERE / f"{name}.jsonl").write_bytes(golden_text(name).encode("ascii"))


if __name__ == "__main__":
    main()
